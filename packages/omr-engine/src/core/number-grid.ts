import { gridDigits } from '@caderneta/contract';
import type { SheetBubble, SheetLayout } from './sheet-layout.ts';

/** Bubbles of a grid's column: the sign or the comma before its digit, then 0 to 9. */
export const gridSymbols = 11;
/** Bubbles of a grid: more than any row has. */
export const gridBubbles = gridDigits * gridSymbols;
/** Between a grid's columns of digits, and between their rows, mm: as close as the bubbles of the fullest sheet. */
export const gridStepMm = 6.4;
export const gridPitchMm = 6.1;

export const gridBubblesOf = ({ grids = [] }: Pick<SheetLayout, 'grids'>): SheetBubble[] =>
  grids.flatMap(({ bubbles }) => bubbles);

/** A layout whose bubbles are those of its grids, too: all of them say how the page is bent. */
export function withGrids(layout: SheetLayout): SheetLayout {
  const { grids, spec } = layout;
  if (!grids) return layout;
  return {
    ...layout,
    bubbles: [...layout.bubbles, ...gridBubblesOf(layout)],
    pitchMm: Math.min(layout.pitchMm, gridPitchMm),
    spec: { ...spec, groups: [...spec.groups, ...grids.map(() => gridSymbols)], options: gridDigits },
  };
}
