import { type AnswerKey, answerKeySchema, isContiguousKey, keyShape } from '@caderneta/contract';
import type { SheetSpec } from '@caderneta/omr-engine';

/** Questions a group that a sheet can hold. */
const maxQuestions = 25;

/** The key of a form, or null when it is missing, malformed, not numbered from 1 without gaps, or names a letter past `lastLetter`. */
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
  const letters = key.flatMap((group) => Object.values(group));
  const fits = keyShape(key).every((size) => size <= maxQuestions) && letters.every((letter) => letter <= lastLetter);
  return fits ? key : null;
}

/** The sheet that a key belongs to. Five options where the key names an E, else the four of the schools' sheets. */
export const specOf = (key: AnswerKey): SheetSpec => ({
  groups: keyShape(key),
  options: key.some((group) => Object.values(group).includes('e')) ? 5 : 4,
});
