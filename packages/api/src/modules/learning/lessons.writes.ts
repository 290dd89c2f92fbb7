import {
  type Answered,
  type answersInputSchema,
  fail,
  type Lesson,
  lessonNumber,
  type lessonPatchSchema,
  type Outcome,
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
import { askedSince, letterAt, movedLetters, questionErrors, questionsInWords, shownOn } from './lesson-questions.ts';
import { findLesson } from './lessons.repository.ts';
import { isCompleted, moveLetters, recountCompleted } from './stored-answers.writes.ts';

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

type Asked = typeof lessonQuestions.$inferSelect;

/**
 * What is wrong with an answer: no text, a letter that is not offered. One taken back is neither. A question that the page does not show as it
 * is was removed or changed while the page was open: its answer is wrong only where no other can be stored.
 */
function errorsOf(questions: readonly Asked[], shown: readonly Asked[], { answers }: Answers) {
  const isOurs = ({ question }: Answers['answers'][number]) => shown.some(({ number }) => number === question);
  return answers.flatMap((given, index) => {
    const { question: number, answer } = given;
    const question = shown.find((one) => one.number === number);
    const field = `answers.${index}`;
    if (!question && !answers.some(isOurs)) {
      const isAsked = questions.some((one) => one.number === number);
      const message = isAsked ? 'Esta pergunta mudou. Confira a resposta' : 'Esta pergunta não é desta aula';
      return [{ field: `${field}.question`, message }];
    }
    if (!question || answer === null) return [];
    const letters = question.options?.map((_, index) => letterAt(index));
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
 * before sends no answer where another gave one since: what stands is changed by another answer, or by taking it back, alone. Answers to
 * questions that are gone or others by now are left out, and the sender hears of it.
 */
export async function answerLesson(unit: Unit, input: Answers): Promise<Outcome<Answered>> {
  const { db, viewer, now } = unit;
  const wanted = and(eq(lessons.module_id, input.module_id), eq(lessons.number, lessonNumber(input.lesson_key) ?? 0));
  // Its questions do not change meanwhile: who changes them counts anew what is completed.
  const [lesson] = await db.select().from(lessons).where(wanted).for('key share');
  if (!lesson) return fail('not-found');
  const questions = await db.select().from(lessonQuestions).where(eq(lessonQuestions.lesson_id, lesson.id));
  const shown = shownOn(questions, input.version);
  const errors = errorsOf(questions, shown, input);
  if (errors.length > 0) return fail('invalid-request', { errors });
  const present = new Set(shown.map(({ number }) => number));
  const left_out = input.answers.map(({ question }) => question).filter((number) => !present.has(number));
  const answered = new Map(
    input.answers.flatMap(({ question, answer }) => (present.has(question) ? [[question, answer]] : [])),
  );
  const given = [...answered].flatMap(([question, answer]) => (answer === null ? [] : [{ question, answer }]));
  const takenBack = [...answered].flatMap(([question, answer]) => (answer === null ? [question] : []));
  const columns = { municipality_id: viewer.municipalityId ?? wholeNetwork, school_year: schoolYearOf(now) };
  const { municipality_id, school_year, user_id, lesson_id } = moduleAnswers;
  const [before] = await db
    .select({ answers: moduleAnswers.answers })
    .from(moduleAnswers)
    .where(
      and(
        eq(municipality_id, columns.municipality_id),
        eq(school_year, columns.school_year),
        eq(user_id, viewer.userId),
        eq(lesson_id, lesson.id),
      ),
    )
    .for('update');
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
      target: [municipality_id, school_year, user_id, lesson_id],
      set: { answers: mergedAnswers(takenBack), updated_at: now },
    })
    .returning({ answers: moduleAnswers.answers });
  const seen = {
    viewed: true,
    questions_completed: isCompleted(sql`${lesson.id}::uuid`, sql`${JSON.stringify(answers)}::jsonb`),
    updated_at: now,
  };
  const [done] = await db
    .insert(progress)
    .values({ user_id: viewer.userId, lesson_id: lesson.id, created_at: now, ...seen })
    .onConflictDoUpdate({ target: [progress.user_id, progress.lesson_id], set: seen })
    .returning({ viewed: progress.viewed, questions_completed: progress.questions_completed });
  if (!done) throw new Error('written progress was not returned');
  await unit.record({
    action: 'UPDATE',
    table: 'module_answers',
    recordId: `${viewer.userId}/${lesson.id}`,
    municipalityId: viewer.municipalityId,
    institutionId: viewer.institutionId,
    from: before,
    to: { answers },
    title: 'Respostas enviadas',
    message: `Suas respostas da aula ${lesson.title} foram enviadas.`,
  });
  if (done.questions_completed) {
    await earnAchievements(db, viewer, { kinds: ['lessons', 'module'], now }, unit.recordEach);
  }
  return succeed({ module_id: input.module_id, lesson_key: input.lesson_key, ...done, left_out });
}

/**
 * Puts other questions in the place of a lesson's own. Answers stay with what they were given to, and what everybody completed is counted by
 * the new ones.
 */
async function replaceQuestions(unit: Unit, current: Lesson, questions: NonNullable<Patch['questions']>) {
  const { db, now } = unit;
  const { id } = current;
  const earlier = await db.delete(lessonQuestions).where(eq(lessonQuestions.lesson_id, id)).returning();
  const of = { lesson_id: id, created_at: now, updated_at: now };
  const rows = questions.map((question) => {
    const { number, kind, prompt, options } = question;
    return { ...of, number, kind, prompt, options, asked_since: askedSince(earlier, question, current.version + 1) };
  });
  if (rows.length > 0) await db.insert(lessonQuestions).values(rows);
  await moveLetters(unit, id, movedLetters(current.questions, questions));
  await recountCompleted(unit, id);
}

/** What the audit log keeps of a lesson, and a conflict shows. */
const audited = ({ title, body, questions }: Lesson) => ({ title, body, questions: questionsInWords(questions) });

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
  const shown = audited(current);
  const meant = { ...sent, questions: questions && questionsInWords(questions) };
  if (changesNothing({ stored: shown, sent: meant })) return succeed(current);
  if (version !== undefined && version !== before.version) {
    return versionConflict(db, { table: 'lessons', row: before, stored: shown, sent: meant, current });
  }
  const errors = questionErrors(current.questions, before.next_question, questions ?? []);
  if (errors.length > 0) return fail('invalid-request', { errors });
  const attachment = file ? decodeAttachment(file, 'file') : null;
  if (attachment && !attachment.ok) return attachment;
  const stored = attachment
    ? await keepFile(unit, fileStore, null, attachment.value.content, attachment.value.mediaType)
    : file;
  const name = file_name ?? (stored === undefined ? undefined : null);
  await db
    .update(lessons)
    .set({
      ...{ title, body, file_id: stored, file_name: name, version: before.version + 1, updated_at: now },
      next_question: Math.max(before.next_question, ...(questions ?? []).map(({ number }) => number + 1)),
    })
    .where(eq(lessons.id, id));
  if (stored !== undefined && before.file_id) await dropFile(unit, fileStore, before.file_id);
  if (questions) await replaceQuestions(unit, current, questions);
  const after = await findLesson(db, viewer, id);
  if (!after) throw new Error('a locked lesson vanished');
  await unit.record({
    action: 'UPDATE',
    table: 'lessons',
    recordId: id,
    municipalityId: null,
    from: { ...shown, file_id: before.file_id },
    to: { ...audited(after), file_id: after.attachment?.id ?? null },
    title: 'Aula atualizada',
    message: `A aula ${after.title} foi atualizada.`,
  });
  return succeed(after);
}
