import {
  type AnswerKey,
  type Failure,
  fail,
  type Outcome,
  type QuestionRef,
  type QuestionSkills,
  type questionSkillsInputSchema,
  questionSkillsSchema,
  succeed,
} from '@caderneta/contract';
import { and, asc, eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import { questionSkills } from '../../schema/question-skills.table.ts';
import type { Queries } from '../../server/query/queries.ts';
import { conflictMessages } from '../../server/writes/conflict.messages.ts';
import type { Unit } from '../../server/writes/unit-of-work.ts';
import { lastChanges } from '../../server/writes/version-conflict.ts';
import { assessmentMessages } from './assessments.messages.ts';
import { readKey } from './keys.repository.ts';
import { type HeldAssessment, lockAssessment } from './lock-assessment.ts';
import { isAskedBy } from './new-version.ts';
import { restOfGroup } from './rest-of-group.ts';

/** The skills of an assessment's questions in the order of version A; questions without any are left out. */
export async function readQuestionSkills(db: Queries, assessmentId: string): Promise<QuestionSkills[]> {
  const rows = await db
    .select()
    .from(questionSkills)
    .where(eq(questionSkills.assessment_id, assessmentId))
    .orderBy(asc(questionSkills.group), asc(questionSkills.question), asc(questionSkills.position));
  const found = new Map<string, QuestionSkills>();
  for (const { group, question, code } of rows) {
    const id = `${group}/${question}`;
    const before = found.get(id)?.codes ?? [];
    found.set(id, { group, question, codes: [...before, code] });
  }
  return [...found.values()];
}

/** Writes the skills of some questions of one assessment: all that each has. */
async function writeQuestionSkills(
  db: Queries,
  assessmentId: string,
  questions: readonly QuestionSkills[],
): Promise<void> {
  for (const { group, question } of questions) {
    const own = and(
      eq(questionSkills.assessment_id, assessmentId),
      eq(questionSkills.group, group),
      eq(questionSkills.question, question),
    );
    await db.delete(questionSkills).where(own);
  }
  const rows = questions.flatMap(({ group, question, codes }) =>
    codes.map((code, position) => ({ assessment_id: assessmentId, group, question, position, code })),
  );
  if (rows.length > 0) await db.insert(questionSkills).values(rows);
}

async function saveOf(unit: Unit, { row, municipalityId }: HeldAssessment, questions: readonly QuestionSkills[]) {
  const before = await readQuestionSkills(unit.db, row.id);
  await writeQuestionSkills(unit.db, row.id, questions);
  const saved = await readQuestionSkills(unit.db, row.id);
  const entry = {
    action: 'UPDATE' as const,
    table: 'question_skills' as const,
    recordId: row.id,
    municipalityId,
    institutionId: row.institution_id,
    from: before,
    to: saved,
  };
  return { entry, saved };
}

/** Takes their skills from the questions that a key no longer asks: they would be counted as never right. Returns what the audit is told. */
export async function dropUnaskedSkills(unit: Unit, held: HeldAssessment, key: AnswerKey) {
  const isAsked = isAskedBy(key);
  const unasked = (await readQuestionSkills(unit.db, held.row.id)).filter((question) => !isAsked(question));
  if (unasked.length === 0) return [];
  const none = unasked.map((question) => ({ ...question, codes: [] }));
  return [(await saveOf(unit, held, none)).entry];
}

const keyOf = async (unit: Unit, assessmentId: string): Promise<AnswerKey> =>
  (await readKey(unit.db, assessmentId))?.key ?? [];

type Sent = z.output<typeof questionSkillsInputSchema>['questions'][number];

/** The refusal of skills of questions that have others by now than their sender read: whose they are, when, and both; null where none has. */
async function skillConflict(unit: Unit, { row }: HeldAssessment, sent: readonly Sent[]): Promise<Failure | null> {
  const skillsIn = (side: unknown, { group, question }: QuestionRef): string => {
    const { data = [] } = z.array(questionSkillsSchema).safeParse(side);
    return data.find((one) => one.group === group && one.question === question)?.codes.join(', ') ?? '';
  };
  const stored = await readQuestionSkills(unit.db, row.id);
  const met = sent.filter(
    ({ base, codes, ...at }) =>
      base !== undefined && ![base, codes].some((known) => known.join(', ') === skillsIn(stored, at)),
  );
  if (met.length === 0) return null;
  const changes = await lastChanges(unit.db, 'question_skills', row.id);
  const change = changes.find(({ from, to }) => met.some((at) => skillsIn(from, at) !== skillsIn(to, at)));
  const hasColumns = (await keyOf(unit, row.id)).length > 1;
  const fields = met.map(({ codes, ...at }) => ({
    label: assessmentMessages.question(hasColumns ? at.group : null, at.question),
    theirs: skillsIn(stored, at) || null,
    mine: codes.join(', ') || null,
  }));
  const by = change?.by ?? conflictMessages.somebody;
  const changed = fields.map(({ label }) => label);
  return fail('version-conflict', { conflict: { by, at: change?.at.toISOString() ?? null, changed, fields } });
}

/**
 * Saves the skills of questions, also in the other classes of the assessment in which the viewer may write: they ask the same questions.
 * Only what the key asks has skills.
 */
export async function saveQuestionSkills(
  unit: Unit,
  assessmentId: string,
  { questions }: z.output<typeof questionSkillsInputSchema>,
): Promise<Outcome<QuestionSkills[]>> {
  const locked = await lockAssessment(unit, assessmentId);
  if (!locked.ok) return locked;
  const held = locked.value;
  if (!questions.every(isAskedBy(await keyOf(unit, assessmentId)))) {
    return fail('invalid-request', { errors: [assessmentMessages.skillUnasked] });
  }
  const refused = await skillConflict(unit, held, questions);
  if (refused) return refused;
  const own = await saveOf(unit, held, questions);
  const entries = [own.entry];
  for (const other of await restOfGroup(unit, held)) {
    const asked = questions.filter(isAskedBy(await keyOf(unit, other.row.id)));
    entries.push((await saveOf(unit, other, asked)).entry);
  }
  await unit.recordEach(entries, { action: 'UPDATE', ...assessmentMessages.skillsSaved(held.row.title) });
  return succeed(own.saved);
}

/** Gives an assessment the skills of another, of which it is a copy. */
export const copyQuestionSkills = (db: Queries, from: string, to: string): Promise<unknown> =>
  db.execute(sql`
    insert into question_skills (assessment_id, "group", question, position, code)
    select ${to}, "group", question, position, code from question_skills where assessment_id = ${from}`);
