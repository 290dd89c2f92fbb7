import { gridDigits, gridGroup } from '@caderneta/contract';
import { gridPitchMm, gridStepMm, gridSymbols } from '../core/number-grid.ts';
import type { NumberGrid, SheetBubble } from '../core/sheet-layout.ts';
import { usualPage } from './lay-out-columns.ts';

const radiusMm = 2.3;
/** Top of the grids, right above the strip's quiet edge, and of their fields for writing, below the heading. */
export const gridTopMm = 187;
const fieldsMm = 5.6;
export const fieldHeightMm = 6.2;
/** Middle of the row of sign and commas. */
const signsMm = fieldsMm + fieldHeightMm + 0.8 + radiusMm;
const widthMm = gridDigits * gridStepMm + 2 * radiusMm - gridStepMm / 2;
/** From one grid's left edge to the next one's: four take the width of a usual sheet's answers. */
const apartMm = 41.5;

/**
 * A grid's bubbles, column by column of `gridSymbols`: what stands before the digit, half a step to its left, then 0 to 9 below each
 * other.
 */
function bubblesOf(gridLeftMm: number, question: number): SheetBubble[] {
  return Array.from({ length: gridDigits * gridSymbols }, (_, option) => {
    const column = Math.floor(option / gridSymbols);
    const row = option % gridSymbols;
    return {
      group: gridGroup,
      question,
      option,
      xMm: gridLeftMm + radiusMm + (column + (row === 0 ? 0 : 0.5)) * gridStepMm,
      yMm: gridTopMm + signsMm + row * gridPitchMm,
      rMm: radiusMm,
    };
  });
}

/** The grids of a sheet that asks so many numbers, from the left edge of a usual sheet's answers on: each has its place, however many there are. */
export const layOutGrids = (count: number): NumberGrid[] =>
  Array.from({ length: count }, (_, at) => {
    const xMm = usualPage.leftMm + at * apartMm;
    return {
      xMm,
      yMm: gridTopMm,
      widthMm,
      heightMm: signsMm + (gridSymbols - 1) * gridPitchMm + radiusMm,
      fieldsYMm: gridTopMm + fieldsMm,
      bubbles: bubblesOf(xMm, at + 1),
    };
  });
