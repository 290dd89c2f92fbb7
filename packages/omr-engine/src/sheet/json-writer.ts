import { gridGroup, mostColumnsOfPage } from '@caderneta/contract';
import { stripCells, stripOf } from '../core/identity-strip.ts';
import { withGrids } from '../core/number-grid.ts';
import type { SheetLayout, StripGrid } from '../core/sheet-layout.ts';

/**
 * Geometry for other programs: mm from the page's top-left; group and option from 0, question from 1 within its group (grids for numbers: group 4, a question a grid). `strip`: the
 * identity's cells in reading order, their top-left corners, and where an identity was given whether they are black; null on a
 * legacy sheet.
 */
export interface SheetJson {
  readonly width_mm: number;
  readonly height_mm: number;
  readonly bubbles: readonly {
    readonly group: number;
    readonly question: number;
    readonly option: number;
    readonly x_mm: number;
    readonly y_mm: number;
    readonly r_mm: number;
  }[];
  readonly strip: {
    readonly cell_width_mm: number;
    readonly cell_height_mm: number;
    readonly cells: readonly { readonly x_mm: number; readonly y_mm: number; readonly black?: boolean }[];
  } | null;
}

const round = (value: number): number => Math.round(value * 1000) / 1000;

function stripJson(grid: StripGrid, identity: string | undefined): SheetJson['strip'] {
  const black = identity === undefined ? null : stripCells(stripOf(identity));
  return {
    cell_width_mm: round(grid.cellWidthMm),
    cell_height_mm: round(grid.cellHeightMm),
    cells: Array.from({ length: grid.lines * grid.columns }, (_, index) => ({
      x_mm: round(grid.xMm + (index % grid.columns) * grid.cellWidthMm),
      y_mm: round(grid.yMm + Math.floor(index / grid.columns) * grid.linePitchMm),
      ...(black && { black: black[index] }),
    })),
  };
}

export const sheetJson = (layout: SheetLayout, identity?: string): SheetJson => ({
  width_mm: layout.widthMm,
  height_mm: layout.heightMm,
  bubbles: withGrids(layout).bubbles.map(({ group, question, option, xMm, yMm, rMm }) => ({
    group: group === gridGroup ? mostColumnsOfPage : group,
    question,
    option,
    x_mm: round(xMm),
    y_mm: round(yMm),
    r_mm: round(rMm),
  })),
  strip: layout.strip && stripJson(layout.strip, identity),
});
