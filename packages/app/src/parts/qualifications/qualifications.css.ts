import { phone, vars } from '@caderneta/ui';
import { style } from '@vanilla-extract/css';

export const section = style({ display: 'flex', flexDirection: 'column', gap: 12 });
export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 16px',
  padding: '12px 0',
  borderTop: `${vars.bw} solid ${vars.border}`,
  selectors: { '&:first-child': { borderTop: 0 } },
});
export const words = style({ flex: '1 1 16rem', minWidth: 0, overflowWrap: 'anywhere' });
export const course = style({ fontWeight: vars.fwStrong });
export const detail = style({ fontSize: vars.fsSmall, lineHeight: vars.lhSmall, color: vars.textMuted });
export const acts = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 4 });
export const quiet = style({ color: vars.textMuted });

export const pair = style({
  display: 'grid',
  gridTemplateColumns: '2fr 1fr',
  gap: 16,
  alignItems: 'start',
  '@media': { [phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const drop = style({ alignSelf: 'flex-start' });
