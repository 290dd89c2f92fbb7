import type { BubbleRef } from './bubble-spot.ts';

/** Where a sheet's questions restart: in each group (two subjects side by side) or run on through the groups. */
export type Numbering = 'restart' | 'continuous';

/** What is asked of a sheet. 1 to 4 groups of 1 to 25 questions, 2 to 5 options a question; up to 4 grids for numbers below groups of up to 13. */
export interface SheetSpec {
  readonly groups: readonly number[];
  readonly options: number;
  readonly numbering?: Numbering;
  /** Grids for numbers: none where nothing is said. */
  readonly grids?: number;
}

/** A corner marker: an ArUco pattern of 6×6 cells. Ids 0 to 3 clockwise from the sheet's top-left. */
export interface SheetMarker {
  readonly id: 0 | 1 | 2 | 3;
  /** Top-left corner of the black square. */
  readonly xMm: number;
  readonly yMm: number;
  readonly sizeMm: number;
}

/** One circle to fill. */
export interface SheetBubble extends BubbleRef {
  readonly xMm: number;
  readonly yMm: number;
  readonly rMm: number;
}

/** A rectangle on the page. */
export interface SheetBox {
  readonly xMm: number;
  readonly yMm: number;
  readonly widthMm: number;
  readonly heightMm: number;
}

/** One group's column: the box that its heading, numbers and bubbles stay in, and where its numbers end. */
export interface SheetColumn extends SheetBox {
  /** Right edge of the question numbers, and their size. */
  readonly numberRightMm: number;
  readonly numberSizeMm: number;
  /** Number printed beside the group's first question. */
  readonly firstNumber: number;
}

/** A grid in which a number is filled in digit by digit: where it is printed, its fields for writing, and its bubbles as `layOutGrids` sorts them. */
export interface NumberGrid extends SheetBox {
  readonly fieldsYMm: number;
  /** Of the group `gridGroup`; the question is the grid, from 1. */
  readonly bubbles: readonly SheetBubble[];
}

/** Where the identity strip is printed: cells side by side in lines, a rule between one line and the next. */
export interface StripGrid {
  /** Top-left corner of the first cell. */
  readonly xMm: number;
  readonly yMm: number;
  readonly cellWidthMm: number;
  readonly cellHeightMm: number;
  /** From one line's top to the next one's. */
  readonly linePitchMm: number;
  readonly lines: number;
  readonly columns: number;
}

/** How a sheet of the older service is printed; schools copy it in many ways. */
export interface LegacyStyle {
  readonly letters: 'inside' | 'above' | 'none';
  readonly ruledRows: boolean;
  readonly bubbleLineMm: number;
  readonly frameLineMm: number;
  /** 0 is black, 1 is white: how faint the toner is. */
  readonly ink: number;
}

/** Geometry of a printed sheet in mm; origin at the page's top-left, x right, y down. Bubbles sorted by group, question, option. */
export interface SheetLayout {
  /** 'own': four corner markers. 'legacy': two bordered rectangles, nothing else. */
  readonly kind: 'own' | 'legacy';
  readonly spec: Required<SheetSpec>;
  readonly widthMm: number;
  readonly heightMm: number;
  /** Left and right edge of everything between the marker columns. */
  readonly leftMm: number;
  readonly rightMm: number;
  readonly markers: readonly SheetMarker[];
  readonly columns: readonly SheetColumn[];
  readonly bubbles: readonly SheetBubble[];
  /** Black bars at both margins, level with each row. */
  readonly timingMarks: readonly SheetBox[];
  /** Below the columns, left to right; absent where no number is asked. */
  readonly grids?: readonly NumberGrid[];
  /** Row pitch and option step, mm. */
  readonly pitchMm: number;
  readonly stepMm: number;
  /** How much room the filling instructions take: long sheets get the short form. */
  readonly instructions: 'full' | 'short';
  /** Room kept for the identity strip; null on the legacy sheet. */
  readonly strip: StripGrid | null;
  readonly legacy?: LegacyStyle;
}
