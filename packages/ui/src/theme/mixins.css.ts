import { style } from '@vanilla-extract/css';

/** Read by screen readers only. */
export const visuallyHidden = style({
  position: 'absolute',
  width: 1,
  height: 1,
  margin: -1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
});

/** Figures that line up in columns. */
export const numeric = style({ fontVariantNumeric: 'tabular-nums lining-nums' });
