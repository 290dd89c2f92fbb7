import { phone, vars } from '@caderneta/ui';
import { style } from '@vanilla-extract/css';

export const module = style({ display: 'flex', flexDirection: 'column', gap: 12 });
export const description = style({ color: vars.textMuted });
export const list = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 22rem), 1fr))',
  gap: '0 24px',
});
export const row = style({
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 12px',
  minHeight: 52,
  padding: '8px 0',
  borderTop: `${vars.bw} solid ${vars.border}`,
});
export const rowLink = style({
  flex: '1 1 8rem',
  minWidth: 0,
  borderRadius: vars.rXs,
  overflowWrap: 'anywhere',
  '::after': { content: '', position: 'absolute', inset: 0 },
  selectors: {
    '&:hover': { textDecoration: 'underline', textUnderlineOffset: 3 },
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::after': { outline: `3px solid ${vars.focus}`, outlineOffset: -2, borderRadius: vars.rXs },
  },
});
export const quiet = style({ color: vars.textMuted });

export const article = style({ display: 'flex', flexDirection: 'column', gap: 16, maxWidth: 760 });
export const body = style({ fontSize: vars.fsBody, lineHeight: 1.65, whiteSpace: 'pre-line' });
export const section = style({ display: 'flex', flexDirection: 'column', gap: 16 });
export const material = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 12 });
export const grow = style({ flex: '1 1 12rem', minWidth: 0, overflowWrap: 'anywhere' });
export const send = style({ alignSelf: 'flex-start', '@media': { [phone]: { alignSelf: 'stretch' } } });
export const nav = style({ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: 12 });
export const comment = style({ paddingLeft: 14, borderLeft: `3px solid ${vars.border}`, overflowWrap: 'anywhere' });
export const by = style({ fontSize: vars.fsSmall, lineHeight: vars.lhSmall, color: vars.textMuted });

export const question = style({
  padding: 16,
  border: `${vars.bw} solid ${vars.border}`,
  borderRadius: vars.rMd,
});
export const questionHead = style({ display: 'flex', alignItems: 'center', gap: 12 });
export const questionTitle = style({ flex: 1, fontWeight: vars.fwStrong });
export const options = style({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: 12,
  alignItems: 'start',
  '@media': { [phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const start = style({ alignSelf: 'flex-start' });
