import {
  type AnswerKey,
  answersIn,
  type ConflictingField,
  type Failure,
  fail,
  marksLabel,
  type ResultConflict,
  type ReviewAnswer,
  ruleOf,
} from '@caderneta/contract';
import { eq } from 'drizzle-orm';
import type { FileStore } from '../../files/file-store.ts';
import { users } from '../../schema/users.table.ts';
import { conflictMessages } from '../../server/writes/conflict.messages.ts';
import type { Unit } from '../../server/writes/unit-of-work.ts';
import { assessmentMessages } from './assessments.messages.ts';
import { assessmentRefOf, type HeldAssessment } from './lock-assessment.ts';
import { findResult } from './results.repository.ts';
import { storedAnswers } from './stored-answers.ts';
import type { StoredResult } from './stored-result.ts';

async function nameOf({ db }: Unit, userId: string | null): Promise<string | null> {
  if (userId === null) return null;
  const [author] = await db.select({ name: users.name }).from(users).where(eq(users.id, userId));
  return author?.name ?? null;
}

/** The refusal of a result that would overwrite what its sender has not seen: it says whose is stored, and what that is. */
export async function resultConflict(
  unit: Unit,
  fileStore: FileStore,
  held: HeldAssessment,
  pupil: { readonly id: string; readonly name: string },
  before: StoredResult | null,
): Promise<Failure> {
  const field = 'version';
  const shown = before && (await findResult(unit.db, fileStore, assessmentRefOf(held), pupil.id));
  if (!before || !shown) {
    return fail('version-conflict', { errors: [{ field, message: assessmentMessages.resultGone(pupil.name) }] });
  }
  const by = await nameOf(unit, before.corrected_by);
  const is_own = before.corrected_by === unit.viewer.userId;
  const review = shown.review.map((item) => ({ ...item, crop: null }));
  const current: ResultConflict = { ...shown, review, photo: null, by, is_own };
  const author = is_own ? assessmentMessages.ownDevice : by;
  return fail('version-conflict', {
    errors: [{ field, message: assessmentMessages.resultChanged(pupil.name, before.score, author) }],
    current: [current],
  });
}

/** The refusal to take back or replace a result that somebody saved meanwhile: who, when, what stands, and `mine`, what was to stand instead. */
export async function savedMeanwhile(unit: Unit, before: StoredResult, mine: string): Promise<Failure> {
  const { version, student_profile_id } = before;
  const by = (await nameOf(unit, before.corrected_by)) ?? conflictMessages.somebody;
  const { label, as } = assessmentMessages.resultGiven;
  return fail('version-conflict', {
    current: [{ student_profile_id, version }],
    conflict: {
      by,
      at: before.updated_at.toISOString(),
      changed: [label],
      fields: [{ label, theirs: as(before), mine }],
    },
  });
}

/** A question that is to be decided, or, without an answer, to wait again. */
interface Changed {
  readonly group: number;
  readonly question: number;
  readonly answer?: ReviewAnswer;
}

/** The refusal of a decision over a question that somebody else decided meanwhile: who, when, and what both say of each question. */
export async function decisionConflict(
  unit: Unit,
  before: StoredResult,
  key: AnswerKey,
  changed: readonly Changed[],
): Promise<Failure> {
  const { version, student_profile_id } = before;
  const by = (await nameOf(unit, before.corrected_by)) ?? conflictMessages.somebody;
  const at = before.updated_at.toISOString();
  const stored = answersIn(storedAnswers(before.details));
  const fields = changed.map(({ group, question, answer }): ConflictingField => {
    const now = stored.find((one) => one.group === group && one.question === question);
    const labelled = (letters: string) => marksLabel(ruleOf(key, group, question), letters);
    return {
      label: assessmentMessages.question(key.length > 1 ? group : null, question),
      theirs: now ? assessmentMessages.answerNow({ ...now, letters: labelled(now.letters) }) : null,
      mine: assessmentMessages.decision(answer ?? null, labelled),
    };
  });
  const labels = fields.map(({ label }) => label);
  return fail('version-conflict', {
    current: [{ student_profile_id, version }],
    conflict: { by, at, changed: labels, fields },
  });
}
