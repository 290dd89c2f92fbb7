import {
  type AssessmentResult,
  keyOfVersion,
  type ResultDraft,
  type SavedKey,
  sheetDetails,
} from '@caderneta/contract';
import { type Choices, gradeAreas, gradeOf, openItems, placeOf, type SheetDraft } from './sheet-draft.ts';
import { keyFor, type SheetKeys, versionOfSheet } from './sheet-keys.ts';

/** What a sheet sends to the server; the server computes the score again. `version` is the one that was on screen. */
export function saveBody(
  draft: SheetDraft,
  keys: SheetKeys,
  student: string,
  version: number | undefined,
): ResultDraft {
  const key = keyFor(keys, draft);
  const areas = gradeAreas(draft.areas, key);
  const { hits, total, score } = gradeOf(areas, key);
  return {
    student_profile_id: student,
    score,
    details: { omr: areas, total, acertos: hits },
    key_version: versionOfSheet(keys, draft) ?? 'A',
    review: openItems({ ...draft, areas }),
    ...(draft.photo === undefined ? {} : { photo: draft.photo }),
    version,
  };
}

/** A saved sheet with the teacher's decisions on its doubtful questions. */
export function decidedDraft(result: AssessmentResult, saved: SavedKey, choices: Choices): SheetDraft {
  const { key_version: version } = result;
  const key = keyOfVersion(saved, version);
  return {
    areas: gradeAreas(sheetDetails(result.details)?.omr ?? [], key, choices),
    crops: {},
    identity: null,
    strip: null,
    version,
  };
}

/** Nothing is confirmed before every question that waits has an answer. */
export const isDecided = (result: AssessmentResult, choices: Choices): boolean =>
  result.review.length > 0 &&
  result.review.every(({ group, question }) => choices[placeOf(group, question)] !== undefined);
