import { style } from '@vanilla-extract/css';
import { phone } from '../theme/breakpoints.ts';

export const input = style({
  display: 'flex',
  alignItems: 'center',
  flex: 1,
  minWidth: 0,
  minHeight: 40,
  outline: 'none',
  fontVariantNumeric: 'tabular-nums',
  '@media': { [phone]: { fontSize: 'max(16px, 1rem)' } },
});

/** Drawn before the date, reached after it: who tabs into the field can type at once. */
export const open = style({
  order: -1,
  marginInline: '-10px -6px',
  marginBlock: -4,
});
