import type { GradingKey, PageRequest, ReviewQueueItem } from '@caderneta/contract';
import {
  answersIn,
  hasFaintMarks,
  isAnnulled,
  isBlank,
  keyOfVersion,
  pupilsAnswers,
  questionId,
  ruleOf,
} from '@caderneta/contract';
import { inArray } from 'drizzle-orm';
import type { FileStore } from '../../files/file-store.ts';
import { resultReviews } from '../../schema/assessment-results.table.ts';
import { offsetOf, type Page } from '../../server/query/page.ts';
import type { Queries } from '../../server/query/queries.ts';
import type { AssessmentRef } from './assessment-ref.ts';
import { readReview } from './crops.ts';
import { readKey } from './keys.repository.ts';
import { storedResults } from './results.repository.ts';
import { storedAnswers } from './stored-answers.ts';
import type { StoredResult } from './stored-result.ts';

type Open = Pick<ReviewQueueItem, 'group' | 'question' | 'marked' | 'state'>;

/** What was read as blank, and is not a double mark that a person confirmed. */
const blanksOf = ({ details }: StoredResult): Open[] =>
  answersIn(storedAnswers(details))
    .filter(isBlank)
    .map(({ group, question }) => ({ group, question, marked: null, state: 'blank' as const }));

const bySheet = (a: Open, b: Open) => a.group - b.group || a.question - b.question;

async function waitingByResult(db: Queries, resultIds: readonly string[]): Promise<Map<string, Open[]>> {
  const rows =
    resultIds.length === 0
      ? []
      : await db
          .select()
          .from(resultReviews)
          .where(inArray(resultReviews.result_id, [...resultIds]));
  const found = new Map<string, Open[]>();
  for (const { result_id, group, question, marked, state } of rows) {
    found.set(result_id, [...(found.get(result_id) ?? []), { group, question, marked, state }]);
  }
  return found;
}

const isWanted = ({ group, question }: Open, { key, annulled }: GradingKey) =>
  ruleOf(key, group, question) !== null && !isAnnulled(annulled, group, question);

/**
 * What of an assessment waits for a person, pupil by pupil in the order of the sheet; with `blanks` what was read as blank too, as
 * of a sheet with faint marks it always comes. What the key does not ask, or has annulled, waits for nobody. A sheet of a version that the key lacks waits for that version: its decision is refused, which says so.
 */
export async function reviewQueue(
  db: Queries,
  fileStore: FileStore,
  assessment: AssessmentRef,
  blanks: boolean,
  page: PageRequest,
): Promise<Page<ReviewQueueItem>> {
  const saved = await readKey(db, assessment.id);
  if (!saved) return { ...page, rows: [], total: 0 };
  const results = await storedResults(db, assessment);
  const waiting = await waitingByResult(
    db,
    results.map(({ result }) => result.id),
  );
  const all = results.flatMap(({ result, student }) => {
    const open = waiting.get(result.id) ?? [];
    const by = keyOfVersion(saved, result.key_version);
    const comeBlanks = blanks || hasFaintMarks(pupilsAnswers(storedAnswers(result.details), by.key));
    const items = [...open, ...(comeBlanks ? blanksOf(result) : [])];
    return items
      .filter((item) => isWanted(item, by))
      .sort(bySheet)
      .map((item) => ({ result, student, item }));
  });
  const shown = all.slice(offsetOf(page), offsetOf(page) + page.limit);
  const crops = new Map<string, string | null>();
  for (const id of new Set(shown.map(({ result }) => result.id))) {
    for (const item of await readReview(db, fileStore, id)) {
      crops.set(`${id}/${questionId(item)}`, item.crop);
    }
  }
  const rows = shown.map(({ result, student, item }): ReviewQueueItem => {
    const { student_profile_id, version, key_version } = result;
    const name = questionId(item);
    const crop = crops.get(`${result.id}/${name}`) ?? null;
    return { id: `${student_profile_id}/${name}`, student_profile_id, student, version, key_version, ...item, crop };
  });
  return { ...page, rows, total: all.length };
}
