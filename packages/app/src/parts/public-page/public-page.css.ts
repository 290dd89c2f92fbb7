import { endToEnd, phone, vars } from '@caderneta/ui';
import { style } from '@vanilla-extract/css';

export const page = style({ display: 'flex', flexDirection: 'column', minHeight: '100dvh' });
export const bar = style({ background: vars.board, color: vars.onBoard });
export const barInner = style({
  ...endToEnd,
  gap: '0 16px',
  width: '100%',
  maxWidth: 880,
  minHeight: 64,
  margin: '0 auto',
  padding: '0 32px',
  '@media': { [phone]: { minHeight: 56, padding: '0 16px' } },
});
export const home = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 44,
  borderRadius: vars.rSm,
  selectors: { '&:focus-visible': { outline: `3px solid ${vars.accent}`, outlineOffset: 4 } },
});
export const enter = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 44,
  padding: '0 8px',
  fontWeight: vars.fwStrong,
  textDecoration: 'underline',
  textUnderlineOffset: 3,
  selectors: { '&:focus-visible': { outline: `3px solid ${vars.accent}`, outlineOffset: 2 } },
});
export const head = style({
  width: '100%',
  maxWidth: 880,
  margin: '0 auto',
  padding: '20px 32px 28px',
  '@media': { [phone]: { padding: '12px 16px 20px' } },
});
export const title = style({ color: '#fff' });
export const lead = style({ marginTop: 4, color: vars.onBoardMuted });
export const main = style({
  flex: 1,
  width: '100%',
  maxWidth: 880,
  margin: '0 auto',
  padding: '28px 32px 40px',
  outline: 'none',
  '@media': { [phone]: { padding: '20px 16px 32px' } },
});
export const footer = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 20,
  width: '100%',
  maxWidth: 880,
  margin: '0 auto',
  padding: '8px 32px 24px',
  fontSize: vars.fsSmall,
  borderTop: `${vars.bw} solid ${vars.border}`,
  '@media': { [phone]: { padding: '8px 16px 20px' } },
});
