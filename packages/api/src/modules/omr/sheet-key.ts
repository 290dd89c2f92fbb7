import {
  type AnswerKey,
  answerKeySchema,
  bubblesOfRow,
  isContiguousKey,
  isPlainKey,
  keyShape,
  lettersOfKeys,
} from '@caderneta/contract';
import type { SheetSpec } from '@caderneta/omr-engine';

/** Questions a group that a sheet can hold. */
const maxQuestions = 25;

/** The key of a form, or null when it is missing, malformed, not numbered from 1 without gaps, or has rules or letters that the older service does not know where `lastLetter` is its own, D. */
export function parseSheetKey(text: string | null, lastLetter: 'd' | 'e'): AnswerKey | null {
  if (text === null) return null;
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return null;
  }
  const parsed = answerKeySchema.safeParse(value);
  if (!parsed.success || !isContiguousKey(parsed.data)) return null;
  const key = parsed.data;
  // The older service knows lone letters from A to D.
  const hasLetters = lastLetter === 'e' || (isPlainKey(key) && lettersOfKeys(key).length === 4);
  const fits = keyShape(key).every((size) => size <= maxQuestions) && hasLetters;
  return fits ? key : null;
}

/** The sheet that a key belongs to. Five bubbles a row where the key names an E or an open question has five boxes, else the four of the schools' sheets. */
export const specOf = (key: AnswerKey): SheetSpec => ({
  groups: keyShape(key),
  options: bubblesOfRow(key),
});
