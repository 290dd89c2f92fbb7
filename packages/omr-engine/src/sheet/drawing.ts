import type { PageNumber } from '@caderneta/contract';
import type { SheetBox } from '../core/sheet-layout.ts';

/** Grey level of a stroke, fill or text: 0 black, 1 white. */
export type Ink = number;

/** Faces that a sheet is set in: three weights of the text face and a fixed-width one for codes. */
export const sheetFaces = ['regular', 'medium', 'bold', 'mono'] as const;
export type SheetFace = (typeof sheetFaces)[number];

interface Painted {
  readonly fill?: Ink;
  readonly stroke?: Ink;
  readonly strokeMm?: number;
}

export interface RectShape extends Painted, SheetBox {
  readonly kind: 'rect';
  readonly radiusMm?: number;
}

export interface CircleShape extends Painted {
  readonly kind: 'circle';
  readonly xMm: number;
  readonly yMm: number;
  readonly rMm: number;
}

/** A polyline, open unless filled. */
export interface LineShape extends Painted {
  readonly kind: 'line';
  readonly points: readonly (readonly [xMm: number, yMm: number])[];
  readonly dashMm?: number;
}

/** Text on its (last) baseline. A text wider than `maxWidthMm` shrinks to `minSizeMm`, over two lines where it may, then ends in an ellipsis. */
export interface TextShape {
  readonly kind: 'text';
  readonly text: string;
  readonly xMm: number;
  readonly yMm: number;
  readonly sizeMm: number;
  readonly face: SheetFace;
  readonly anchor?: 'start' | 'middle' | 'end';
  readonly ink?: Ink;
  readonly maxWidthMm?: number;
  readonly minSizeMm?: number;
  /** Where given, a text that would be smaller than this on one line takes two, this large at most. */
  readonly twoLineSizeMm?: number;
}

/** What a page is made of, in mm from its top-left; painted in order. Every writer prints this and nothing else. */
export type Shape = RectShape | CircleShape | LineShape | TextShape;

/** A question whose bubbles say something else than its letters. */
export interface LabelledQuestion {
  /** From 0. */
  readonly group: number;
  /** From 1 within the group. */
  readonly question: number;
  /** On its first bubbles, in their order; the others say nothing. */
  readonly labels: readonly string[];
  /** Its row is the teacher's to mark, and shaded. */
  readonly isTeachers?: boolean;
  /** It is answered in this grid of the sheet, from 1: its row is shaded, and nobody's to mark. */
  readonly grid?: number;
}

/** Words on a baseline, in the regular face where nothing else is said. */
export const words = (
  text: string,
  xMm: number,
  yMm: number,
  sizeMm: number,
  more: Partial<TextShape> = {},
): TextShape => ({ kind: 'text', text, xMm, yMm, sizeMm, face: 'regular', ...more });

/** Capitals and digits are 0.668 em high. */
const halfCapital = 0.334;
/** Words whose capitals and digits have their middle at `yMm`. */
export const wordsAround = (
  text: string,
  xMm: number,
  yMm: number,
  sizeMm: number,
  more: Partial<TextShape> = {},
): TextShape => words(text, xMm, yMm + halfCapital * sizeMm, sizeMm, more);

/** A black line through some points. */
export const stroke = (points: LineShape['points'], strokeMm: number, more: Partial<LineShape> = {}): LineShape => ({
  kind: 'line',
  points,
  stroke: 0,
  strokeMm,
  ...more,
});

/** A level line. */
export const rule = (
  fromMm: number,
  toMm: number,
  yMm: number,
  strokeMm: number,
  more: Partial<LineShape> = {},
): LineShape =>
  stroke(
    [
      [fromMm, yMm],
      [toMm, yMm],
    ],
    strokeMm,
    more,
  );

/** A box with rounded corners, around what is filled in or said. */
export const roundBox = (box: SheetBox): RectShape => ({
  kind: 'rect',
  ...box,
  radiusMm: 1.6,
  stroke: 0,
  strokeMm: 0.35,
});

/** Which page of a sheet of two. */
export interface PagePosition {
  readonly number: PageNumber;
  /** Questions in each column of the pages before: columns and, where they run on, questions count from there. */
  readonly columnsBefore: readonly number[];
}

/** Who and what a page is for. Without a pupil it is a blank master for photocopying. */
export interface SheetPage {
  readonly network?: string;
  readonly school?: string;
  readonly title: string;
  readonly subtitle?: string;
  readonly studentName?: string;
  readonly className?: string;
  readonly date?: string;
  /** Absent on a sheet of one page. */
  readonly position?: PagePosition;
  /** Code printed as a QR, as text and as the strip of coarse cells, at most 32 characters. */
  readonly identity?: string;
  /** Statements (V and F), questions that the teacher marks, and those that are answered in a grid. */
  readonly labelled?: readonly LabelledQuestion[];
  /** Letters of every other question, where its row has more bubbles. */
  readonly letters?: number;
  /** Some questions take several marks: the page does not ask for one alone. */
  readonly takesSeveral?: boolean;
  /** False leaves the strip out: another pupil of the same assessment has one alike. */
  readonly strip?: boolean;
}

/** Longest identity that still gives a QR code with modules coarse enough for a phone. */
export const maxIdentityLength = 32;
