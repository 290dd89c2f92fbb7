import { phone, vars } from '@caderneta/ui';
import { style } from '@vanilla-extract/css';

/** The one key result of the screen: on the board on a phone, where no toast covers the name, on paper in the pane. */
export const score = style({
  flex: 'none',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'end',
  padding: '16px 20px 14px',
  '@media': { [phone]: { padding: '18px 20px', background: vars.board, color: '#fff' } },
});
export const scoreLabel = style({
  fontSize: vars.fsSmall,
  lineHeight: vars.lhSmall,
  color: vars.textMuted,
  overflowWrap: 'anywhere',
  '@media': { [phone]: { fontSize: vars.fsTable, color: vars.onBoardMuted } },
});
export const scoreEnd = style([scoreLabel, { textAlign: 'right' }]);
export const scoreValue = style({
  fontSize: '1.625rem',
  lineHeight: '2rem',
  fontWeight: vars.fwBold,
  letterSpacing: '-0.02em',
  fontVariantNumeric: 'tabular-nums',
  color: vars.text,
  '@media': { [phone]: { fontSize: 'clamp(1.5rem, 7vw, 1.875rem)', lineHeight: '2.25rem', color: '#fff' } },
});
export const scoreNumber = style([scoreValue, { '@media': { [phone]: { color: vars.accent } } }]);
export const strip = style({
  gridColumn: '1 / -1',
  marginTop: 14,
  '@media': { 'screen and (min-width: 761px)': { display: 'none' } },
});
