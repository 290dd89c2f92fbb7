import type { SheetLayout } from '../core/sheet-layout.ts';

/** Geometry for other programs: mm from the page's top-left; group and option from 0, question from 1 within its group. */
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
}

const round = (value: number): number => Math.round(value * 1000) / 1000;

export const sheetJson = (layout: SheetLayout): SheetJson => ({
  width_mm: layout.widthMm,
  height_mm: layout.heightMm,
  bubbles: layout.bubbles.map(({ group, question, option, xMm, yMm, rMm }) => ({
    group,
    question,
    option,
    x_mm: round(xMm),
    y_mm: round(yMm),
    r_mm: round(rMm),
  })),
});
