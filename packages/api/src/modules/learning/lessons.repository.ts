import type { LearningModule, Lesson } from '@caderneta/contract';
import { and, asc, desc, eq } from 'drizzle-orm';
import { fileNameOf } from '../../files/document-type.ts';
import { files } from '../../schema/files.table.ts';
import { moduleAnswers, progress } from '../../schema/lesson-progress.table.ts';
import { lessonQuestions, lessons, modules } from '../../schema/lessons.table.ts';
import { attachmentOf } from '../../server/files/attachment.ts';
import type { ServedFile } from '../../server/files/serve-file.ts';
import type { Queries } from '../../server/query/queries.ts';
import type { SignedIn } from '../../server/session/signed-in.ts';

const keyOf = (number: number): string => `aula_${number}`;

/** Modules with their lessons, and how far the user is in each. */
export async function listModules(db: Queries, userId: string): Promise<LearningModule[]> {
  const found = await db.select().from(modules).orderBy(asc(modules.id));
  const mine = and(eq(progress.lesson_id, lessons.id), eq(progress.user_id, userId));
  const { id, module_id, number, title } = lessons;
  const { viewed, questions_completed } = progress;
  const rows = await db
    .select({ id, module_id, number, title, viewed, questions_completed })
    .from(lessons)
    .leftJoin(progress, mine)
    .orderBy(asc(lessons.number));
  return found.map((module) => ({
    module_id: module.id,
    title: module.title,
    description: module.description,
    lessons: rows
      .filter((row) => row.module_id === module.id)
      .map((row) => ({
        id: row.id,
        number: row.number,
        lesson_key: keyOf(row.number),
        title: row.title,
        viewed: row.viewed ?? false,
        questions_completed: row.questions_completed ?? false,
      })),
  }));
}

const nameOf = (lesson: typeof lessons.$inferSelect, file: typeof files.$inferSelect): string =>
  fileNameOf(lesson.file_name ?? lesson.title, file.media_type);

/** The file of a lesson's material, or null. */
export async function findLessonFile(db: Queries, id: string): Promise<ServedFile | null> {
  const [found] = await db
    .select({ lesson: lessons, file: files })
    .from(lessons)
    .innerJoin(files, eq(files.id, lessons.file_id))
    .where(eq(lessons.id, id));
  return found ? { ...found.file, name: nameOf(found.lesson, found.file) } : null;
}

/** A lesson with its questions and the viewer's own answers, or null. */
export async function findLesson(db: Queries, viewer: SignedIn, id: string): Promise<Lesson | null> {
  const { userId } = viewer;
  const mine = and(eq(progress.lesson_id, lessons.id), eq(progress.user_id, userId));
  const [found] = await db
    .select({ lesson: lessons, progress, file: files })
    .from(lessons)
    .leftJoin(progress, mine)
    .leftJoin(files, eq(files.id, lessons.file_id))
    .where(eq(lessons.id, id));
  if (!found) return null;
  const { file } = found;
  const { module_id, number, title, body, next_question, version } = found.lesson;
  const questions = await db
    .select()
    .from(lessonQuestions)
    .where(eq(lessonQuestions.lesson_id, id))
    .orderBy(asc(lessonQuestions.number));
  const [answered] = await db
    .select({ answers: moduleAnswers.answers })
    .from(moduleAnswers)
    .where(and(eq(moduleAnswers.user_id, userId), eq(moduleAnswers.lesson_id, id)))
    .orderBy(desc(moduleAnswers.school_year))
    .limit(1);
  const answerTo = new Map(answered?.answers.map(({ question, answer }) => [question, answer]));
  return {
    id,
    module_id,
    number,
    lesson_key: keyOf(number),
    title,
    body,
    next_question,
    version,
    viewed: found.progress?.viewed ?? false,
    questions_completed: found.progress?.questions_completed ?? false,
    attachment: file && attachmentOf(viewer, file, nameOf(found.lesson, file), `/lessons/${id}/file`),
    questions: questions.map((question) => ({
      number: question.number,
      kind: question.kind,
      prompt: question.prompt,
      options: question.options ? [...question.options] : null,
      answer: answerTo.get(question.number) ?? null,
    })),
  };
}
