import {
  type AssessmentResult,
  fromWire,
  gradeSheet,
  questionId,
  type ResultInput,
  sheetDetails,
  toWire,
} from '@caderneta/contract';
import { type Choices, openItems, type SheetDraft, withChoices } from './sheet-draft.ts';
import { keyFor, type SheetKeys, versionOfSheet } from './sheet-keys.ts';

/** What a sheet sends to the server; the server computes the score again. `version` is the one that was on screen. */
export function saveBody(
  draft: SheetDraft,
  keys: SheetKeys,
  student: string,
  version: number | undefined,
): ResultInput {
  const by = keyFor(keys, draft);
  const { grade, answers } = gradeSheet(draft.answers, by);
  const { hits, total, score } = grade;
  return {
    student_profile_id: student,
    score,
    details: { omr: toWire(answers), total, acertos: hits },
    key_version: versionOfSheet(keys, draft) ?? 'A',
    review: openItems(draft, by.key),
    ...(draft.isTyped ? { is_typed: true } : {}),
    ...(draft.photo === undefined ? {} : { photo: draft.photo }),
    version,
  };
}

/** A saved sheet with the teacher's decisions on its doubtful questions. */
export const decidedDraft = ({ details, key_version: version }: AssessmentResult, choices: Choices): SheetDraft => ({
  answers: withChoices(fromWire(sheetDetails(details)?.omr ?? []), choices),
  crops: {},
  identity: null,
  strip: null,
  version,
});

/** Nothing is confirmed before every question that waits has an answer. */
export const isDecided = (result: AssessmentResult, choices: Choices): boolean =>
  result.review.length > 0 && result.review.every((item) => choices[questionId(item)] !== undefined);
