import { endToEnd, phone, vars } from '@caderneta/ui';
import { style } from '@vanilla-extract/css';

export const bar = style({
  ...endToEnd,
  gap: '8px 24px',
  marginBottom: 16,
});
export const queue = style({ display: 'flex', flexDirection: 'column', gap: 16, maxWidth: '44rem', margin: '0 auto' });
export const head = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: '4px 16px' });
export const pupil = style({
  flex: '1 1 12rem',
  minWidth: 0,
  fontSize: vars.fsH2,
  lineHeight: vars.lhH2,
  overflowWrap: 'anywhere',
});
export const muted = style({ color: vars.textMuted, fontVariantNumeric: 'tabular-nums' });
/** What was decided, with whose it is: at the foot of a phone, where no message covers it. */
export const undo = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 12,
  minHeight: 56,
  padding: '6px 8px 6px 16px',
  borderRadius: vars.rMd,
  border: `${vars.bw} solid ${vars.border}`,
  background: vars.surfaceRaised,
  '@media': { [phone]: { position: 'sticky', bottom: 8, order: 9 } },
});
export const undoText = style({ flex: '1 1 9rem', minWidth: 0, overflowWrap: 'anywhere', fontWeight: vars.fwStrong });
export const moves = style({ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: 12 });
export const keys = style({
  maxWidth: '20rem',
  '@media': { [phone]: { display: 'none' }, '(pointer: coarse)': { display: 'none' } },
});
