import {
  type AnswerKey,
  answerKeySchema,
  bubblesOfRow,
  gridsOfKeys,
  isContiguousKey,
  isPlainKey,
  keyShape,
  lettersOfKeys,
  pagesOfKeys,
} from '@caderneta/contract';
import type { SheetSpec } from '@caderneta/omr-engine';
import { omrMessages } from './omr.messages.ts';

/** The key of a form, or what is said of one that is not taken. */
export type ParsedSheetKey =
  | { readonly ok: true; readonly key: AnswerKey }
  | { readonly ok: false; readonly message: string };

const refused = (message: string): ParsedSheetKey => ({ ok: false, message });

/**
 * The key of a form. Refused when it is missing, malformed, not numbered from 1 without gaps, or has rules or letters that the older service
 * does not know where `lastLetter` is its own, D.
 */
export function parseSheetKey(text: string | null, lastLetter: 'd' | 'e'): ParsedSheetKey {
  let value: unknown;
  try {
    value = JSON.parse(text ?? '');
  } catch {
    return refused(omrMessages.badKey);
  }
  const parsed = answerKeySchema.safeParse(value);
  if (!parsed.success || !isContiguousKey(parsed.data)) return refused(omrMessages.badKey);
  const key = parsed.data;
  // The older service knows lone letters from A to D.
  if (lastLetter === 'd' && !isPlainKey(key)) return refused(omrMessages.rulesUnknown);
  const hasLetters = lastLetter === 'e' || lettersOfKeys(key).length === 4;
  const pages = hasLetters ? pagesOfKeys(key) : null;
  if (pages === null) return refused(omrMessages.badKey);
  return pages.length === 1 ? { ok: true, key } : refused(omrMessages.onePage);
}

/** The sheet that a key belongs to. Five bubbles a row where the key names an E or an open question has five boxes, else the four of the schools' sheets. */
export const specOf = (key: AnswerKey): SheetSpec => ({
  groups: keyShape(key),
  options: bubblesOfRow(key),
  grids: gridsOfKeys(key),
});
