import { roomForGrids } from './numeric-answer.ts';
import { gridsOfKeys, keyShape } from './omr.rules.ts';
import type { AnswerKey } from './omr.schema.ts';
import { mostColumnsOfPage, mostPages, mostQuestionsOfColumn } from './sheet-limits.ts';

/** A page of a pupil's sheet, as a part of its key. */
export interface SheetPart {
  /** The key's column that is the page's first, from 0. */
  readonly from: number;
  /** Questions in each of its columns. */
  readonly columns: readonly number[];
  /** Its grids for numbers. */
  readonly grids: number;
}

/** Pages are numbered from 1. */
export type PageNumber = 1 | 2;

export const otherPage = (page: number): PageNumber => (page === 1 ? 2 : 1);

const questionsOn = ({ columns }: SheetPart): number => columns.reduce((sum, size) => sum + size, 0);

/**
 * The pages of Caderneta's own sheet for a key and its other version: one where that holds all of it, else two, as even as whole columns
 * can be, the first rather longer. Null where two do not hold it.
 */
export function pagesOfKeys(key: AnswerKey, other: AnswerKey = []): readonly SheetPart[] | null {
  const shape = keyShape(key);
  const partOf = (from: number, to: number): SheetPart[] => {
    const columns = shape.slice(from, to);
    const grids = gridsOfKeys(key.slice(from, to), other.slice(from, to));
    const isLegible = columns.length <= mostColumnsOfPage && columns.every((size) => size <= mostQuestionsOfColumn);
    return isLegible && grids <= roomForGrids(columns) ? [{ from, columns, grids }] : [];
  };
  const whole = partOf(0, shape.length);
  if (whole.length === 1) return whole;
  const longest = (pages: readonly SheetPart[]) => Math.max(...pages.map(questionsOn));
  return shape
    .slice(1)
    .map((_, at) => [...partOf(0, at + 1), ...partOf(at + 1, shape.length)])
    .filter(({ length }) => length === mostPages)
    .reduce<readonly SheetPart[] | null>(
      (best, pages) => (best === null || longest(pages) <= longest(best) ? pages : best),
      null,
    );
}

/** The pages of an assessment's sheets; none where no two hold its keys. */
export const pagesOfSaved = ({
  key,
  version_b,
}: {
  readonly key: AnswerKey;
  readonly version_b?: { readonly key: AnswerKey } | null;
}): readonly SheetPart[] => pagesOfKeys(key, version_b?.key) ?? [];

/** Whether a column of a key stands on a page. */
export const isOnPage = ({ from, columns }: SheetPart, group: number): boolean =>
  group >= from && group < from + columns.length;

/** What a page asks of a key. */
export const keyOfPage = (key: AnswerKey, { from, columns }: SheetPart): AnswerKey =>
  key.slice(from, from + columns.length);

/** Whether sheets printed in these pages are others than those of a key: a column would stand on another page. */
export const movesPages = (printed: readonly SheetPart[], asked: readonly SheetPart[]): boolean =>
  printed.length > 0 && printed.map(({ from }) => from).join() !== asked.map(({ from }) => from).join();
