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

/** In forced colours: what is chosen or current is filled by the reader's own colour of a selection, the rest never. */
export const forcedChosen = { background: 'Highlight', color: 'HighlightText', forcedColorAdjust: 'none' } as const;
