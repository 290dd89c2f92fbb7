import { roomForGrids } from '../omr/numeric-answer.ts';
import { bubblesOfRow, gridsOfKeys, isContiguousKey, keyShape, lettersOfKeys } from '../omr/omr.rules.ts';
import type { AnswerKey } from '../omr/omr.schema.ts';
import type { KeyLetter } from '../omr/question-rule.schema.ts';

/** Sizes that the key editor offers for each column. */
export const keyColumnSizes = [10, 13] as const;
/** Columns of a key that was never saved. */
export const keyColumnCount = 2;

/** The letters of an assessment's questions as a key writes them: A to D; E too where its saved key, made elsewhere, has it. */
export const keyLettersFor = (saved: AnswerKey): readonly KeyLetter[] =>
  lettersOfKeys(saved).map((letter) => letter.toLowerCase() as KeyLetter);

/** Whether a key names letters of its assessment alone. */
export const hasLettersOf = (key: AnswerKey, saved: AnswerKey): boolean =>
  lettersOfKeys(key).length <= lettersOfKeys(saved).length;

/**
 * The sizes that a column of an assessment's key may have: the editor's, and the saved key's own; on a sheet of another maker all that its
 * areas hold.
 */
export const keySizesFor = (saved: AnswerKey, column: number, areas: readonly number[] = []): number[] => {
  if (areas.length > 0) return Array.from({ length: areas[column] ?? 0 }, (_, at) => at + 1);
  const [size] = keyShape(saved.slice(column, column + 1));
  return [...new Set([...keyColumnSizes, ...(size ? [size] : [])])].sort((a, b) => a - b);
};

/** The columns that an assessment's key has. */
export const keyColumnsFor = (saved: AnswerKey): number => saved.length || keyColumnCount;

/** Whether the sheet has a grid for every number that a key asks: another maker's has none. */
export const hasRoomForGrids = (key: AnswerKey, areas: readonly number[] = []): boolean =>
  gridsOfKeys(key) <= (areas.length === 0 ? roomForGrids(keyShape(key)) : 0);

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
  if (key.length !== (areas.length || keyColumnsFor(saved))) return 'columns';
  if (keyShape(key).some((size, column) => !keySizesFor(saved, column, areas).includes(size))) return 'sizes';
  if (!hasRoomForGrids(key, areas)) return 'grids';
  const isOnSheet = areas.length === 0 || bubblesOfRow(key) <= bubblesOfRow(saved);
  return isOnSheet && hasLettersOf(key, saved) ? null : 'letters';
}
