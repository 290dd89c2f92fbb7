import { mostColumns } from './sheet-limits.ts';

// Numbers as pupils fill them in, in the grids of a sheet: up to five digits, with sign and comma ('-12,5').

/** Columns of digits of a grid. */
export const gridDigits = 5;
/** Grids that a sheet has room for, below columns of so many questions at most. */
export const mostGrids = 4;
export const mostRowsAboveGrids = 13;
/** Grids that fit below columns of so many questions. */
export const roomForGrids = (columns: readonly number[]): number =>
  Math.max(...columns) <= mostRowsAboveGrids ? mostGrids : 0;
/** The group in which a reading keeps what stands in a sheet's grids, left to right: beyond every column that a key can have. */
export const gridGroup = mostColumns;

const writtenNumber = /^-?(?=(?:\d,?){1,5}$)\d+(?:,\d+)?$/;
/** Numbers are compared in ten-thousandths, of which a grid has none smaller. */
const inWhole = (value: number): number => Math.round(value * 10_000);

/** The number that a text says; null where it says none, or one that no grid has columns for. */
export const numberOf = (text: string): number | null =>
  writtenNumber.test(text) ? Number(text.replace(',', '.')) : null;

/** A number as it is filled in. */
export const numberText = (value: number): string => String(value).replace('.', ',');

/** Whether a grid has columns for a number. */
export const isGridNumber = (value: number): boolean => numberOf(numberText(value)) !== null;

/** Whether an answer lies no further from the right value than is tolerated. */
export const isWithin = (answer: number, value: number, tolerance: number): boolean =>
  Math.abs(inWhole(answer) - inWhole(value)) <= inWhole(tolerance);
