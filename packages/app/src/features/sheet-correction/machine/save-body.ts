import { type AnswerKey, type AssessmentResult, type ResultDraft, sheetDetails } from '@caderneta/contract';
import { type Choices, gradeAreas, gradeOf, openItems, placeOf, type SheetDraft } from './sheet-draft.ts';

/** What a sheet sends to the server; the server computes the score again. `version` is the one that was on screen. */
export function saveBody(draft: SheetDraft, key: AnswerKey, student: string, version: number | undefined): ResultDraft {
  const areas = gradeAreas(draft.areas, key);
  const { hits, total, score } = gradeOf(areas, key);
  return {
    student_profile_id: student,
    score,
    details: { omr: areas, total, acertos: hits },
    review: openItems({ ...draft, areas }),
    version,
  };
}

/** A saved sheet with the teacher's decisions on its doubtful questions. */
export function decidedDraft(result: AssessmentResult, key: AnswerKey, choices: Choices): SheetDraft {
  return {
    areas: gradeAreas(sheetDetails(result.details)?.omr ?? [], key, choices),
    crops: {},
    identity: null,
    strip: null,
  };
}

/** Nothing is confirmed before every question that waits has an answer. */
export const isDecided = (result: AssessmentResult, choices: Choices): boolean =>
  result.review.length > 0 &&
  result.review.every(({ group, question }) => choices[placeOf(group, question)] !== undefined);
