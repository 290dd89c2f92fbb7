import {
  answersIn,
  answersUnder,
  bubblesOfRow,
  keyLettersFor,
  markedLetter,
  numberOf,
  pagesOfKeys,
  type SheetAnswer,
} from '@caderneta/contract';
import { createSheetReader, readEitherPage, specsOfPages } from '@caderneta/omr-engine';
import { openPhoto, whyUnopened } from '../sheet-photo/open-photo.ts';
import { answerKeyCopy } from './answer-key.copy.ts';
import { type KeyDraft, type KeyLetter, keyOf, type PhotoAnswer } from './key-draft.ts';

export type KeyPhoto =
  | { readonly ok: true; readonly answers: readonly PhotoAnswer[] }
  | { readonly ok: false; readonly message: string };

const letterOf = (answer: SheetAnswer, letters: readonly KeyLetter[]): KeyLetter | null =>
  letters.find((known) => known === markedLetter(answer)?.toLowerCase()) ?? null;

/** Reads a filled sheet of the draft's shape, or one page of it, on this device. Only plain marks are answers; double, uncertain and missing ones are not. */
export async function readKeyPhoto(file: File, draft: KeyDraft): Promise<KeyPhoto> {
  const photo = await openPhoto(file);
  if (photo === null) return { ok: false, message: whyUnopened(file) };
  const letters = keyLettersFor(draft.saved);
  const reader = createSheetReader();
  const key = keyOf(draft);
  const options = bubblesOfRow(draft.saved, key);
  const specs = specsOfPages(pagesOfKeys(key) ?? [], { options });
  if (specs === null) return { ok: false, message: answerKeyCopy.noRoom };
  const { outcome } = await readEitherPage(
    specs,
    (spec) => reader.read(photo.frame, spec, { mode: 'upload' }),
    () => true,
  );
  reader.dispose();
  photo.frame.close();
  if (!outcome.ok) return { ok: false, message: outcome.message };
  return {
    ok: true,
    answers: answersIn(answersUnder(outcome.answers, key)).map((answer) => ({
      column: answer.group,
      question: answer.question,
      letter: letterOf(answer, letters),
      number: answer.state === 'marked' ? numberOf(answer.letters) : null,
    })),
  };
}
