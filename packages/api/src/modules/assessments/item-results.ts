import {
  answersIn,
  type GradingKey,
  gradeSheet,
  hasVersion,
  type ItemResult,
  isAnnulled,
  keyOfVersion,
  marksLabel,
  type PageRequest,
  questionId,
  type SavedKey,
  type SheetAnswers,
} from '@caderneta/contract';
import { offsetOf, type Page } from '../../server/query/page.ts';
import type { Queries } from '../../server/query/queries.ts';
import type { AssessmentRef } from './assessment-ref.ts';
import { inPositionsOfA } from './in-positions-of-a.ts';
import { markOf } from './item-mark.ts';
import { readKey } from './keys.repository.ts';
import { storedResults } from './results.repository.ts';
import { storedAnswers } from './stored-answers.ts';

/** Every question of a key with what a sheet has there. */
function marksOf(answers: SheetAnswers, { key, annulled }: GradingKey): ItemResult['marks'] {
  const graded = answersIn(gradeSheet(answers, { key, annulled: [] }).answers);
  const found = new Map(graded.map((answer) => [questionId(answer), answer]));
  return key.flatMap((questions, group) =>
    Object.keys(questions).map((number) => {
      const question = Number(number);
      const answer = found.get(questionId({ group, question }));
      const mark = markOf(answer);
      const shown = { group, question, mark: /^[A-E]/.test(mark) ? marksLabel(answer?.rule ?? null, mark) : mark };
      if (isAnnulled(annulled, group, question)) return { ...shown, right: null, share: null };
      return { ...shown, right: answer?.isRight === true, share: Number((answer?.share ?? 0).toFixed(4)) };
    }),
  );
}

/** A sheet of version B in another order is told by the positions of A. */
function marksOfSheet(answers: SheetAnswers, version: ItemResult['key_version'], saved: SavedKey): ItemResult['marks'] {
  const order = version === 'B' ? (saved.version_b?.order ?? null) : null;
  return order ? marksOf(inPositionsOfA(answers, order), saved) : marksOf(answers, keyOfVersion(saved, version));
}

/** The corrected sheets of an assessment, question by question, by name; none while there is no key. */
export async function listItemResults(
  db: Queries,
  assessment: AssessmentRef,
  page: PageRequest,
): Promise<Page<ItemResult>> {
  const saved = await readKey(db, assessment.id);
  const results = saved ? await storedResults(db, assessment) : [];
  const rows = results.flatMap(({ result, student }): ItemResult[] => {
    const answers = storedAnswers(result.details);
    if (!saved || !hasVersion(saved, result.key_version)) return [];
    if (result.status !== 'CORRECTED' || answers.length === 0) return [];
    const { student_profile_id, key_version, hits, score } = result;
    return [
      { student_profile_id, student, key_version, hits, score, marks: marksOfSheet(answers, key_version, saved) },
    ];
  });
  const first = offsetOf(page);
  return { ...page, rows: rows.slice(first, first + page.limit), total: rows.length };
}
