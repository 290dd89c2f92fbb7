import { bubblesOfRow, gridsOfKeys, isContiguousKey, keyShape, lettersOfKeys } from '../omr/omr.rules.ts';
import type { AnswerKey } from '../omr/omr.schema.ts';
import type { KeyLetter } from '../omr/question-rule.schema.ts';
import { mostColumns } from '../omr/sheet-limits.ts';
import { pagesOfKeys } from '../omr/sheet-pages.ts';

/** Sizes that the key editor offers for each of two columns, and for those of a longer key. */
export const keyColumnSizes = [10, 13] as const;
const longKeySizes = [...keyColumnSizes, 15, 20, 25] as const;
/** Columns of a key that was never saved. */
export const keyColumnCount = 2;

/** The letters of an assessment's questions as a key writes them: A to D; E too where its saved key, made elsewhere, has it. */
export const keyLettersFor = (saved: AnswerKey): readonly KeyLetter[] =>
  lettersOfKeys(saved).map((letter) => letter.toLowerCase() as KeyLetter);

/** Whether a key names letters of its assessment alone. */
export const hasLettersOf = (key: AnswerKey, saved: AnswerKey): boolean =>
  lettersOfKeys(key).length <= lettersOfKeys(saved).length;

/** The columns that an assessment's key has at least. */
export const keyColumnsFor = (saved: AnswerKey): number => saved.length || keyColumnCount;

/**
 * How many columns an assessment's key may have: those of the saved one or more, for half a key must never replace a good one; on a sheet of
 * another maker as many as it has areas.
 */
export const keyCountsFor = (saved: AnswerKey, areas: readonly number[] = []): number[] => {
  if (areas.length > 0) return [areas.length];
  const fewest = keyColumnsFor(saved);
  return Array.from({ length: mostColumns - fewest + 1 }, (_, at) => fewest + at);
};

/** A column of an assessment's key. */
interface KeyColumnPosition {
  /** From 0. */
  readonly column: number;
  /** Columns of the key. */
  readonly count: number;
  /** Questions of each area of the sheet, where it is another maker's; empty on Caderneta's own. */
  readonly areas?: readonly number[];
}

/**
 * The sizes that a column of an assessment's key may have: the editor's, and the saved key's own; on a sheet of another maker all that its
 * areas hold.
 */
export const keySizesFor = (saved: AnswerKey, { column, count, areas = [] }: KeyColumnPosition): number[] => {
  if (areas.length > 0) return Array.from({ length: areas[column] ?? 0 }, (_, at) => at + 1);
  const [size] = keyShape(saved.slice(column, column + 1));
  const offered = count > keyColumnCount ? longKeySizes : keyColumnSizes;
  return [...new Set([...offered, ...(size ? [size] : [])])].sort((a, b) => a - b);
};

/** Whether the pages have a grid for every number that a key or its other version asks: another maker's sheet has none. */
export const hasRoomForGrids = (key: AnswerKey, other: AnswerKey = [], areas: readonly number[] = []): boolean =>
  gridsOfKeys(key, other) === 0 || (areas.length === 0 && pagesOfKeys(key, other) !== null);

/** What keeps a key from being this assessment's. */
export type KeyViolation = 'gaps' | 'columns' | 'sizes' | 'letters' | 'grids';

/**
 * Whether a key has letters and a shape of its assessment, `saved` being the one that it has now: a key of another test, or half a key, must
 * never replace a good one.
 *
 * @param areas Questions of each area of the sheet, where it is another maker's; empty on Caderneta's own.
 */
export function keyViolation(key: AnswerKey, saved: AnswerKey, areas: readonly number[] = []): KeyViolation | null {
  if (!isContiguousKey(key)) return 'gaps';
  if (!keyCountsFor(saved, areas).includes(key.length)) return 'columns';
  const count = key.length;
  if (keyShape(key).some((size, column) => !keySizesFor(saved, { column, count, areas }).includes(size)))
    return 'sizes';
  if (!hasRoomForGrids(key, [], areas)) return 'grids';
  const isOnSheet = areas.length === 0 || bubblesOfRow(key) <= bubblesOfRow(saved);
  return isOnSheet && hasLettersOf(key, saved) ? null : 'letters';
}
