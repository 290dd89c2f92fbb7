/** A position of the straightened picture, px: x right, y down. */
export interface ModelPoint {
  readonly x: number;
  readonly y: number;
}

export interface ModelBox extends ModelPoint {
  readonly width: number;
  readonly height: number;
}

/** What a group asks: questions with letters, a number digit by digit, which version of the test it is, or something that nobody has named yet. */
export type GroupKind = 'questions' | 'digits' | 'version' | 'other';

/** A group of bubbles of one size, in rows and columns. */
export interface ModelGroup {
  /** From 1, left to right and top to bottom; what `--use` names. */
  readonly number: number;
  /** What a digit column's value is called where it is read. */
  readonly name: string;
  readonly kind: GroupKind;
  /** False: expected on the sheet, not read. */
  readonly use: boolean;
  /** Questions, or of digits the printed rows. */
  readonly rows: number;
  /** Letters of a question, or of digits the printed columns. */
  readonly options: number;
  /** How one question's letters, or one digit's values, follow each other. */
  readonly direction: 'horizontal' | 'vertical';
  readonly box: ModelBox;
  /** Size of a bubble, px. */
  readonly bubble: { readonly width: number; readonly height: number };
  /** `closed`: a line around it, of which most must be seen. `glyph`: a letter or digit, alone or in brackets. */
  readonly shape: 'closed' | 'glyph';
  /** Centres: `lines[question][option]`, of digits `lines[digit][value]`. A line may have fewer than others. */
  readonly lines: readonly (readonly ModelPoint[])[];
  /** Of digits, what each spot of a line stands for, `symbols[digit][value]`; null where nobody has said. */
  readonly symbols?: readonly (readonly string[] | null)[];
}

/** What else is printed, coarsely: tells which way up a sheet of like groups lies. */
export interface ModelPrint {
  readonly columns: number;
  readonly rows: number;
  /** One digit a cell, row by row: 0 paper to 9 black. */
  readonly ink: string;
}

/**
 * A sheet of any maker, learned from one picture of it. All positions are px of the picture straightened so that rows are horizontal and
 * columns vertical; only their relation to each other counts. A model may be edited: `name`, `kind`, `use`, `symbols`.
 */
export interface SheetModel {
  readonly format: 'caderneta-sheet-model';
  readonly version: 1;
  readonly width: number;
  readonly height: number;
  readonly groups: readonly ModelGroup[];
  readonly print: ModelPrint;
}

export const digitSymbols: readonly string[] = [...'0123456789'];

/** The groups of questions that a model reads, in the order of the key. */
export const questionGroups = ({ groups }: SheetModel): ModelGroup[] =>
  groups.filter(({ use, kind }) => use && kind !== 'digits' && kind !== 'version');
/** The digit columns that a model reads. */
export const digitGroups = ({ groups }: SheetModel): ModelGroup[] =>
  groups.filter(({ use, kind }) => use && kind === 'digits');
/** The groups that say which version of the test a sheet is. */
export const versionGroups = ({ groups }: SheetModel): ModelGroup[] =>
  groups.filter(({ use, kind }) => use && kind === 'version');
