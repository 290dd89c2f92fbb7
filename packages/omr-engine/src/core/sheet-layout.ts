/** Where a sheet's questions restart: in each group (two subjects side by side) or run on through the groups. */
export type Numbering = 'restart' | 'continuous';

/** What is asked of a sheet. 1 to 4 groups of 1 to 25 questions, 2 to 5 options a question. */
export interface SheetSpec {
  readonly groups: readonly number[];
  readonly options: number;
  readonly numbering?: Numbering;
}

/** A corner marker: an ArUco pattern of 6×6 cells. Ids 0 to 3 clockwise from the sheet's top-left. */
export interface SheetMarker {
  readonly id: 0 | 1 | 2 | 3;
  readonly xMm: number;
  readonly yMm: number;
  readonly sizeMm: number;
}

/** One circle to fill. Group and option count from 0, question from 1 within its group. */
export interface SheetBubble {
  readonly group: number;
  readonly question: number;
  readonly option: number;
  readonly xMm: number;
  readonly yMm: number;
  readonly rMm: number;
}

/** Geometry of a printed sheet in mm; origin at the page's top-left, x right, y down. Bubbles sorted by group, question, option. */
export interface SheetLayout {
  readonly spec: Required<SheetSpec>;
  readonly widthMm: number;
  readonly heightMm: number;
  readonly markers: readonly SheetMarker[];
  readonly bubbles: readonly SheetBubble[];
  /** Row pitch and option step, mm. */
  readonly pitchMm: number;
  readonly stepMm: number;
}
