import {
  type ClassProgress,
  lessonsRequired,
  type MentorComment,
  type ModuleAnswers,
  type ProgressRecord,
} from '@caderneta/contract';
import { and, asc, count, eq, isNull } from 'drizzle-orm';
import { enrolments } from '../../schema/enrolments.table.ts';
import { mentorComments, moduleAnswers, progress } from '../../schema/lesson-progress.table.ts';
import { lessonQuestions, lessons } from '../../schema/lessons.table.ts';
import { profiles } from '../../schema/profiles.table.ts';
import { users } from '../../schema/users.table.ts';
import type { Queries } from '../../server/query/queries.ts';
import type { SignedIn } from '../../server/session/signed-in.ts';
import { readableLearners } from './learning.scope.ts';

/** Whether the viewer may look at somebody's lessons. */
export async function mayReadLearner(db: Queries, viewer: SignedIn, userId: string): Promise<boolean> {
  const wanted = and(eq(users.id, userId), readableLearners(viewer));
  return (await db.select({ id: users.id }).from(users).where(wanted)).length > 0;
}

/** How far somebody is, lesson by lesson. */
export async function readProgress(db: Queries, userId: string): Promise<ProgressRecord[]> {
  const rows = await db
    .select({ module_id: lessons.module_id, number: lessons.number, state: progress })
    .from(progress)
    .innerJoin(lessons, eq(lessons.id, progress.lesson_id))
    .where(eq(progress.user_id, userId))
    .orderBy(asc(lessons.module_id), asc(lessons.number));
  return rows.map(({ module_id, number, state: { viewed, questions_completed } }) => ({
    module_id,
    lesson_key: `aula_${number}`,
    viewed,
    questions_completed,
  }));
}

/** How far each pupil of a class is: lessons viewed and answered, by module. Who may see the class is the caller's to have checked. */
export async function readClassProgress(db: Queries, classId: string): Promise<ClassProgress[]> {
  const rows = await db
    .select({ profileId: profiles.id, moduleId: lessons.module_id, done: count() })
    .from(enrolments)
    .innerJoin(profiles, eq(profiles.id, enrolments.profile_id))
    .innerJoin(progress, eq(progress.user_id, profiles.user_id))
    .innerJoin(lessons, eq(lessons.id, progress.lesson_id))
    .where(
      and(
        eq(enrolments.class_id, classId),
        isNull(enrolments.ends_on),
        eq(progress.viewed, true),
        eq(progress.questions_completed, true),
      ),
    )
    .groupBy(profiles.id, lessons.module_id);
  const modules = Object.keys(lessonsRequired).map(Number);
  const ofPupil = new Map<string, Map<number, number>>();
  for (const { profileId, moduleId, done } of rows) {
    ofPupil.set(profileId, (ofPupil.get(profileId) ?? new Map()).set(moduleId, done));
  }
  return [...ofPupil].map(([student_profile_id, done]) => ({
    student_profile_id,
    done: modules.map((module) => done.get(module) ?? 0),
  }));
}

/** Somebody's answers by module and lesson; those of a later year in the place of an earlier one's. */
export async function readAnswers(db: Queries, userId: string): Promise<ModuleAnswers> {
  const rows = await db
    .select({ lesson: lessons, answers: moduleAnswers.answers })
    .from(moduleAnswers)
    .innerJoin(lessons, eq(lessons.id, moduleAnswers.lesson_id))
    .where(eq(moduleAnswers.user_id, userId))
    .orderBy(asc(moduleAnswers.school_year), asc(lessons.module_id), asc(lessons.number));
  const questions = await db.select().from(lessonQuestions);
  const asked = new Map(questions.map((one) => [`${one.lesson_id}/${one.number}`, one]));
  const byModule: ModuleAnswers = {};
  for (const { lesson, answers } of rows) {
    const ofModule = byModule[`modulo_${lesson.module_id}`] ?? {};
    byModule[`modulo_${lesson.module_id}`] = ofModule;
    ofModule[`aula_${lesson.number}`] = answers.map(({ question, answer }) => {
      const { prompt = null, options = null } = asked.get(`${lesson.id}/${question}`) ?? {};
      return { question, prompt, options: options && [...options], answer };
    });
  }
  return byModule;
}

/** Comments on somebody's answers in a module. */
export async function readComments(db: Queries, userId: string, moduleId: number): Promise<MentorComment[]> {
  const rows = await db
    .select({ row: mentorComments, author: users.name })
    .from(mentorComments)
    .leftJoin(users, eq(users.id, mentorComments.author_id))
    .where(and(eq(mentorComments.student_id, userId), eq(mentorComments.module_id, moduleId)))
    .orderBy(asc(mentorComments.lesson_key));
  return rows.map(({ row: { lesson_key, comment, updated_at, version }, author }) => ({
    lesson_key,
    comment,
    author,
    updated_at: updated_at.toISOString(),
    version,
  }));
}
