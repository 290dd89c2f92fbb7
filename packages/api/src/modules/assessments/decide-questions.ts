import {
  type AnswerGroup,
  type AnswerKey,
  type AssessmentResult,
  answersIn,
  decidedAnswer,
  fail,
  hasVersion,
  isNumeric,
  isOpen,
  isTeachers,
  keyOfVersion,
  lettersOfQuestion,
  mapAnswers,
  marksLabel,
  numberOf,
  type Outcome,
  optionLetters,
  pagesOfSaved,
  type QuestionRef,
  type QuestionRule,
  type ReviewAnswer,
  type ReviewItem,
  type reviewDecisionsSchema,
  ruleOf,
  type SheetAnswer,
  type SheetAnswers,
  succeed,
  takesSeveral,
} from '@caderneta/contract';
import { sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { FileStore } from '../../files/file-store.ts';
import { assessmentResults } from '../../schema/assessment-results.table.ts';
import { isSame } from '../../server/words/changes-in-words.ts';
import type { Unit } from '../../server/writes/unit-of-work.ts';
import { assessmentMessages } from './assessments.messages.ts';
import { decodeReview, readReview, replaceReview } from './crops.ts';
import { readKey } from './keys.repository.ts';
import { assessmentRefOf, lockAssessment } from './lock-assessment.ts';
import { decisionConflict } from './result-conflict.ts';
import { findResult, pupilOf } from './results.repository.ts';
import { statusOf } from './sheet-pages.ts';
import { gradeForStore, storedAnswers } from './stored-answers.ts';
import { isResult, resultEntry, storedResult } from './stored-result.ts';
import { openQuestions } from './undecided.ts';

type Input = z.output<typeof reviewDecisionsSchema>;
type Decision = Input['decisions'][number];

const isOf = (decision: QuestionRef, group: number, question: number) =>
  decision.group === group && decision.question === question;

/** Several letters answer a question that takes several; one that takes one may be double where two were seen; a teacher's row has one of its boxes, a number is one. */
function isAnswerTo(rule: QuestionRule, answer: ReviewAnswer, found: SheetAnswer): boolean {
  if (isTeachers(rule)) return lettersOfQuestion(rule, optionLetters).some((box) => box === answer);
  if (isNumeric(rule)) return answer === 'BLANK' || numberOf(answer) !== null;
  if (answer === 'BLANK' || /^[A-E]$/.test(answer)) return true;
  return answer === 'DOUBLE'
    ? !takesSeveral(rule) && found.letters.length > 1
    : takesSeveral(rule) && numberOf(answer) === null;
}

/** The answers with what was decided, and those before; null where a decision is about nothing that was read. */
function decide(
  answers: SheetAnswers,
  key: AnswerKey,
  decisions: readonly Decision[],
  reopened: readonly ReviewItem[],
): { answers: AnswerGroup[]; before: SheetAnswer[] } | null {
  const before: SheetAnswer[] = [];
  for (const decision of decisions) {
    const { group, question } = decision;
    const found = answersIn(answers).find((answer) => isOf(decision, answer.group, answer.question));
    const rule = ruleOf(key, group, question);
    if (!found || !rule) return null;
    if (!isAnswerTo(rule, decision.answer, found)) return null;
    before.push(found);
  }
  for (const item of reopened) {
    const found = answersIn(answers).find((answer) => isOf(item, answer.group, answer.question));
    if (!found || !ruleOf(key, item.group, item.question)) return null;
    before.push(found);
  }
  const decided = mapAnswers(answers, (answer, group) => {
    const { question } = answer;
    const again = reopened.find((one) => isOf(one, group, question));
    if (again) return { question, state: again.state, letters: again.marked?.toUpperCase() ?? '', confidence: 0 };
    const decision = decisions.findLast((one) => isOf(one, group, question));
    return decision ? decidedAnswer(answer, decision.answer) : answer;
  });
  return { answers: decided, before };
}

/** Of what waits without a mark of its own, the letters that are stored with it say nothing. */
const isAsSeen = ({ state, marked }: Input['seen'][number], now: SheetAnswer): boolean =>
  state === now.state && (marked === null ? isOpen(now) || now.letters === '' : marked.toUpperCase() === now.letters);

/** Whether the questions to be changed still stand as their sender saw them, each of them. */
const standsAs = (seen: Input['seen'], changed: readonly QuestionRef[], stored: readonly SheetAnswer[]): boolean =>
  changed.length === stored.length &&
  changed.every((asked, index) => {
    const one = seen.find((saw) => isOf(saw, asked.group, asked.question));
    const now = stored[index];
    return one !== undefined && now !== undefined && isAsSeen(one, now);
  });

/**
 * Decides questions of a pupil's sheet: those that wait for it, or any other that was read. The result is graded anew, and is 'Corrigida'
 * once nothing waits; pictures of what was decided go. One that is taken back waits again, with the picture that is sent. The audit log has what each question was and became.
 */
export async function decideQuestions(
  unit: Unit,
  fileStore: FileStore,
  assessmentId: string,
  studentId: string,
  { decisions, reopened, version, seen }: Input,
): Promise<Outcome<AssessmentResult>> {
  const locked = await lockAssessment(unit, assessmentId);
  if (!locked.ok) return locked;
  const held = locked.value;
  const before = await storedResult(unit.db, assessmentRefOf(held), studentId);
  if (!before) return fail('not-found');
  const saved = await readKey(unit.db, assessmentId);
  if (!saved) return fail('key-missing');
  if (!hasVersion(saved, before.key_version)) return fail('key-missing', { message: assessmentMessages.versionGone });
  const by = keyOfVersion(saved, before.key_version);
  const { key } = by;
  const stored = storedAnswers(before.details);
  const decided = decide(stored, key, decisions, reopened);
  const changed = [...decisions, ...reopened];
  const isChanged = ({ group, question }: QuestionRef) => changed.some((one) => isOf(one, group, question));
  const waiting = openQuestions(await readReview(unit.db, fileStore, before.id), key);
  const show = async (): Promise<Outcome<AssessmentResult>> => {
    const shown = await findResult(unit.db, fileStore, assessmentRefOf(held), studentId);
    if (!shown) throw new Error('a result just decided is out of sight');
    return succeed(shown);
  };
  // Tried again after a lost answer: what was asked for stands.
  if (decided && reopened.length === 0 && !waiting.some(isChanged) && isSame(decided.answers, stored)) return show();
  if (version !== undefined && version !== before.version && !standsAs(seen, changed, decided?.before ?? []))
    return decisionConflict(unit, before, key, changed);
  if (!decided) return fail('invalid-request', { errors: [assessmentMessages.questionUnread] });

  const review = decodeReview(reopened);
  if (!review.ok) return review;
  const left = [...waiting.filter((item) => !isChanged(item)), ...reopened];
  const graded = gradeForStore(decided.answers, by);
  const status = statusOf(decided.answers, left, by, pagesOfSaved(saved));
  const author = { corrected_by: unit.viewer.userId, updated_at: unit.now };
  await unit.db
    .update(assessmentResults)
    .set({ ...graded, status, ...author, version: sql`${assessmentResults.version} + 1` })
    .where(isResult(before));
  await replaceReview(
    unit,
    fileStore,
    before,
    left.map((item) => ({ item, crop: review.value.find((one) => one.item === item)?.crop ?? null })),
  );
  const student = (await pupilOf(unit.db, held.row.class_id, studentId)) ?? '';
  const about = { assessment_id: before.assessment_id, student_profile_id: studentId };
  /** As the sheet's bubbles name it: the points of an open question, not the letters of their boxes. */
  const named = ({ group, question }: QuestionRef, marks: string | null) =>
    marks === null || marks === 'BLANK' || marks === 'DOUBLE' ? marks : marksLabel(ruleOf(key, group, question), marks);
  await unit.record({
    action: 'UPDATE',
    ...resultEntry(held, before.id),
    from: {
      ...about,
      ...{ status: before.status, score: before.score, hits: before.hits },
      answers: changed.map(({ group, question }, index) => {
        const { state = null, letters = '' } = decided.before[index] ?? {};
        return { group, question, state, marked: named({ group, question }, letters || null) };
      }),
    },
    to: {
      ...about,
      ...{ status, score: graded.score, hits: graded.hits },
      answers: [
        ...decisions.map((decision) => ({ ...decision, answer: named(decision, decision.answer) })),
        ...reopened.map(({ group, question, state, marked }) => {
          const letters = marked?.toUpperCase() ?? null;
          return { group, question, state, marked: named({ group, question }, letters) };
        }),
      ],
    },
    ...assessmentMessages.reviewed(held.row.title, student),
  });
  return show();
}
