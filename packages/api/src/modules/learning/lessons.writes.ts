import {
  type answersInputSchema,
  fail,
  type Lesson,
  lessonNumber,
  type lessonPatchSchema,
  type Outcome,
  type ProgressRecord,
  succeed,
} from '@caderneta/contract';
import { and, eq, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { FileStore } from '../../files/file-store.ts';
import { wholeNetwork } from '../../schema/audit-log.table.ts';
import { moduleAnswers, progress } from '../../schema/lesson-progress.table.ts';
import { lessonQuestions, lessons } from '../../schema/lessons.table.ts';
import { decodeAttachment } from '../../server/files/attachment.ts';
import { dropFile, keepFile } from '../../server/files/keep-file.ts';
import { schoolYearOf } from '../../server/query/school-time.ts';
import type { Unit } from '../../server/writes/unit-of-work.ts';
import { changesNothing, versionConflict } from '../../server/writes/version-conflict.ts';
import { earnAchievements } from '../achievements/achievements.service.ts';
import { findLesson } from './lessons.repository.ts';

type Patch = z.output<typeof lessonPatchSchema>;
type Answers = z.output<typeof answersInputSchema>;

/** Marks a lesson viewed by the viewer. Reading is no change to the school's records: nothing is journaled. */
export async function viewLesson({ db, viewer, now }: Unit, id: string): Promise<Outcome<null>> {
  const [lesson] = await db.select({ id: lessons.id }).from(lessons).where(eq(lessons.id, id));
  if (!lesson) return fail('not-found');
  const seen = { viewed: true, updated_at: now };
  await db
    .insert(progress)
    .values({ user_id: viewer.userId, lesson_id: id, created_at: now, ...seen })
    .onConflictDoUpdate({ target: [progress.user_id, progress.lesson_id], set: seen });
  return succeed(null);
}

/** What is wrong with an answer: an unknown question, no text, a letter that is not offered. One taken back is none of these. */
function errorsOf(questions: readonly (typeof lessonQuestions.$inferSelect)[], { answers }: Answers) {
  return answers.flatMap(({ question: number, answer }, index) => {
    const question = questions.find((one) => one.number === number);
    const field = `answers.${index}`;
    if (!question) return [{ field: `${field}.question`, message: 'Esta pergunta não é desta aula' }];
    if (answer === null) return [];
    const letters = question.options?.map((_, index) => 'ABCD'[index]);
    if (answer === '' || (letters && !letters.includes(answer)))
      return [{ field: `${field}.answer`, message: letters ? 'Escolha uma das alternativas' : 'Escreva a resposta' }];
    return [];
  });
}

/**
 * What stands for questions that were neither answered nor taken back now, and what was answered: in one statement, for two tabs may
 * send at once.
 */
const mergedAnswers = (takenBack: readonly number[]) => sql`(
  select coalesce(jsonb_agg(merged order by merged->'question'), '[]'::jsonb)
  from jsonb_array_elements(excluded.answers || (
    select coalesce(jsonb_agg(old), '[]'::jsonb) from jsonb_array_elements(${moduleAnswers.answers}) old
    where not ${JSON.stringify(takenBack)}::jsonb @> (old->'question') and not exists (
      select from jsonb_array_elements(excluded.answers) given where given->'question' = old->'question'
    )
  )) merged
)`;

/**
 * Keeps the viewer's answers to a lesson. It is viewed then; its questions are completed once each has an answer. A tab from
 * before sends no answer where another gave one since: what stands is changed by another answer, or by taking it back, alone.
 */
export async function answerLesson(unit: Unit, input: Answers): Promise<Outcome<ProgressRecord>> {
  const { db, viewer, now } = unit;
  const wanted = and(eq(lessons.module_id, input.module_id), eq(lessons.number, lessonNumber(input.lesson_key) ?? 0));
  const [lesson] = await db.select().from(lessons).where(wanted);
  if (!lesson) return fail('not-found');
  const questions = await db.select().from(lessonQuestions).where(eq(lessonQuestions.lesson_id, lesson.id));
  const errors = errorsOf(questions, input);
  if (errors.length > 0) return fail('invalid-request', { errors });
  const answered = new Map(input.answers.map(({ question, answer }) => [question, answer]));
  const given = [...answered].flatMap(([question, answer]) => (answer === null ? [] : [{ question, answer }]));
  const takenBack = [...answered].flatMap(([question, answer]) => (answer === null ? [question] : []));
  const columns = { municipality_id: viewer.municipalityId ?? wholeNetwork, school_year: schoolYearOf(now) };
  const [{ answers } = { answers: given }] = await db
    .insert(moduleAnswers)
    .values({
      ...columns,
      user_id: viewer.userId,
      lesson_id: lesson.id,
      answers: given,
      created_at: now,
      updated_at: now,
    })
    .onConflictDoUpdate({
      target: [
        moduleAnswers.municipality_id,
        moduleAnswers.school_year,
        moduleAnswers.user_id,
        moduleAnswers.lesson_id,
      ],
      set: { answers: mergedAnswers(takenBack), updated_at: now },
    })
    .returning({ answers: moduleAnswers.answers });
  const complete = new Set(answers.map(({ question }) => question));
  const done = { viewed: true, questions_completed: questions.every(({ number }) => complete.has(number)) };
  await db
    .insert(progress)
    .values({ user_id: viewer.userId, lesson_id: lesson.id, created_at: now, updated_at: now, ...done })
    .onConflictDoUpdate({ target: [progress.user_id, progress.lesson_id], set: { ...done, updated_at: now } });
  await unit.record({
    action: 'UPDATE',
    table: 'module_answers',
    recordId: `${viewer.userId}/${lesson.id}`,
    municipalityId: viewer.municipalityId,
    institutionId: viewer.institutionId,
    to: { answers },
    title: 'Respostas enviadas',
    message: `Suas respostas da aula ${lesson.title} foram enviadas.`,
  });
  if (done.questions_completed) {
    await earnAchievements(db, viewer, { kinds: ['lessons', 'module'], now }, unit.recordEach);
  }
  return succeed({ module_id: input.module_id, lesson_key: input.lesson_key, ...done });
}

/** What questions ask, in their order, whoever answered. */
const asked = (questions: NonNullable<Patch['questions']>) =>
  questions
    .map(({ number, kind, prompt, options }) => ({ number, kind, prompt, options }))
    .toSorted((one, other) => one.number - other.number);

/** Changes a lesson's title, text, questions and material; a file sent takes the place of the stored one, with its name. */
export async function updateLesson(
  unit: Unit,
  fileStore: FileStore,
  id: string,
  sent: Patch,
): Promise<Outcome<Lesson>> {
  const { version, questions, title, body, file, file_name } = sent;
  const { db, now, viewer } = unit;
  const [before] = await db.select().from(lessons).where(eq(lessons.id, id)).for('update');
  if (!before) return fail('not-found');
  const current = await findLesson(db, viewer, id);
  if (!current) throw new Error('a locked lesson vanished');
  const shown = { title: before.title, body: before.body };
  const stands = { ...shown, questions: asked(current.questions) };
  const meant = { ...sent, questions: questions && asked(questions) };
  if (changesNothing({ stored: stands, sent: meant })) return succeed(current);
  if (version !== undefined && version !== before.version) {
    return versionConflict(db, { table: 'lessons', row: before, stored: shown, sent, current });
  }
  const attachment = file ? decodeAttachment(file, 'file') : null;
  if (attachment && !attachment.ok) return attachment;
  const stored = attachment
    ? await keepFile(unit, fileStore, null, attachment.value.content, attachment.value.mediaType)
    : file;
  const name = file_name ?? (stored === undefined ? undefined : null);
  await db
    .update(lessons)
    .set({ title, body, file_id: stored, file_name: name, version: before.version + 1, updated_at: now })
    .where(eq(lessons.id, id));
  if (stored !== undefined && before.file_id) await dropFile(unit, fileStore, before.file_id);
  if (questions) {
    await db.delete(lessonQuestions).where(eq(lessonQuestions.lesson_id, id));
    const rows = asked(questions);
    const times = { created_at: now, updated_at: now };
    if (rows.length > 0)
      await db.insert(lessonQuestions).values(rows.map((row) => ({ lesson_id: id, ...row, ...times })));
  }
  const after = await findLesson(db, viewer, id);
  if (!after) throw new Error('a locked lesson vanished');
  await unit.record({
    action: 'UPDATE',
    table: 'lessons',
    recordId: id,
    from: { title: before.title, body: before.body, file_id: before.file_id },
    to: {
      title: after.title,
      body: after.body,
      questions: after.questions.length,
      file_id: after.attachment?.id ?? null,
    },
    title: 'Aula atualizada',
    message: `A aula ${after.title} foi atualizada.`,
  });
  return succeed(after);
}
