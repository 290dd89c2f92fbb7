import { style } from '@vanilla-extract/css';
import { paper } from './breakpoints.ts';

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

/** Left out on paper: what is pressed, says how the screen stands, or leads elsewhere. */
export const hiddenOnPaper = { [paper]: { display: 'none' } } as const;
export const screenOnly = style({ '@media': hiddenOnPaper });

/** Parts on one line, where it has room: the first at its start, the last at its end. */
export const endToEnd = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
} as const;

/** One line, cut at its end; on paper, which nobody can point at, all of it. */
export const cutAtEnd = {
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  '@media': { [paper]: { overflow: 'visible', whiteSpace: 'normal' } },
} as const;
