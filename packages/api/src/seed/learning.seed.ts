import { type AchievementRule, achievements, userAchievements } from '../schema/achievements.table.ts';
import { mentorComments, moduleAnswers, progress } from '../schema/lesson-progress.table.ts';
import type { Absences } from './attendance.seed.ts';
import { achievementContents } from './content/achievements.data.ts';
import { lessonComments } from './content/comments.data.ts';
import type { Draw } from './draw.ts';
import type { MadeLesson } from './lessons.seed.ts';
import { rowsOf, type TableRows } from './rows.ts';
import { addDays, type Day } from './school-calendar.ts';
import { type Moment, momentOf, type Pupil, pupilsOn, type SchoolClass, type Teacher } from './world.ts';

const DAY_MS = 86_400_000;

interface Learner {
  readonly pupil: Pupil;
  readonly schoolClass: SchoolClass;
  readonly done: readonly MadeLesson[];
  /** Opened, but its questions are still to be answered. */
  readonly opened: MadeLesson | null;
}

/**
 * What pupils did in the lessons, what teachers wrote about it, and the achievements that follow from it.
 *
 * @param visitors Users who have signed in before.
 */
export function makeLearning(
  moment: Moment,
  classes: readonly SchoolClass[],
  lessons: readonly MadeLesson[],
  absences: ReadonlyMap<string, Absences>,
  commenterOf: (schoolClass: SchoolClass) => Teacher,
  visitors: readonly string[],
): TableRows[] {
  const draw = moment.draw.fork('learning');
  const learners = classes.flatMap((schoolClass) =>
    pupilsOn(schoolClass, moment.today).map((pupil): Learner => {
      const count = Math.round(pupil.progress * lessons.length);
      const opened = count > 0 && count < lessons.length ? (lessons[count] ?? null) : null;
      return { pupil, schoolClass, done: lessons.slice(0, count), opened };
    }),
  );
  return [
    progressRows(moment, learners, lessons),
    answerRows(moment, learners, lessons, draw),
    commentRows(moment, learners, commenterOf, draw),
    ...achievementRows(moment, learners, lessons, absences, visitors, draw),
  ];
}

/** Lessons were done one after the other, evenly from the first school day to yesterday. */
function doneAt(moment: Moment, index: number, total: number): Date {
  const first = moment.calendar.days[0] as Day;
  const span = Math.max(0, Date.parse(addDays(moment.today, -1)) - Date.parse(first));
  const day = new Date(Date.parse(first) + Math.floor(((index + 1) / (total + 1)) * span));
  return momentOf(moment, new Date(Math.floor(day.getTime() / DAY_MS) * DAY_MS).toISOString().slice(0, 10), '15:00');
}

const progressRows = (moment: Moment, learners: readonly Learner[], lessons: readonly MadeLesson[]): TableRows =>
  rowsOf(
    progress,
    learners.flatMap(({ pupil, done, opened }) =>
      [...done, ...(opened ? [opened] : [])].map((lesson, index) => {
        const at = doneAt(moment, index, lessons.length);
        const state = { viewed: true, questions_completed: lesson !== opened };
        return { user_id: pupil.userId, lesson_id: lesson.id, ...state, created_at: at, updated_at: at };
      }),
    ),
  );

const answerRows = (
  moment: Moment,
  learners: readonly Learner[],
  lessons: readonly MadeLesson[],
  draw: Draw,
): TableRows =>
  rowsOf(
    moduleAnswers,
    learners.flatMap(({ pupil, schoolClass, done }) =>
      done.map((lesson, index) => {
        const at = doneAt(moment, index, lessons.length);
        const { choice, open } = lesson.content;
        const letter = draw.chance(0.4 + pupil.ability * 0.055)
          ? choice.usual
          : draw.pick(['A', 'B', 'C', 'D'] as const);
        return {
          municipality_id: schoolClass.school.municipality.id,
          school_year: schoolClass.year,
          user_id: pupil.userId,
          lesson_id: lesson.id,
          answers: [
            { question: 1, answer: letter },
            { question: 2, answer: draw.pick(open.written) },
          ],
          created_at: at,
          updated_at: at,
        };
      }),
    ),
  );

/** On a lesson of every second pupil, and always on one of the first in the register. */
function commentRows(
  moment: Moment,
  learners: readonly Learner[],
  commenterOf: (schoolClass: SchoolClass) => Teacher,
  draw: Draw,
): TableRows {
  const rows = learners.flatMap(({ pupil, schoolClass, done }) => {
    const isFirst = schoolClass.enrolments[0]?.pupil === pupil;
    if (done.length === 0 || !(isFirst || draw.chance(0.5))) return [];
    const lesson = draw.pick(done);
    const at = momentOf(moment, addDays(moment.today, -draw.integer(2, 30)), '13:05');
    return [
      {
        id: draw.id(at),
        student_id: pupil.userId,
        module_id: lesson.module,
        lesson_key: `aula_${lesson.number}`,
        comment: draw.pick(lessonComments),
        author_id: commenterOf(schoolClass).userId,
        created_at: at,
        updated_at: at,
      },
    ];
  });
  return rowsOf(mentorComments, rows);
}

/** What there is to earn. */
export function makeCatalogue(moment: Pick<Moment, 'madeAt' | 'calendar'>, draw: Draw) {
  const createdAt = momentOf(moment, `${moment.calendar.year}-01-15`);
  const catalogue = achievementContents.map((content, position) => ({ id: draw.id(createdAt), position, ...content }));
  const times = { created_at: createdAt, updated_at: createdAt };
  const rows = rowsOf(
    achievements,
    catalogue.map((row) => ({ ...row, ...times })),
  );
  return { catalogue, createdAt, rows };
}

function achievementRows(
  moment: Moment,
  learners: readonly Learner[],
  lessons: readonly MadeLesson[],
  absences: ReadonlyMap<string, Absences>,
  visitors: readonly string[],
  draw: Draw,
): TableRows[] {
  const { catalogue, createdAt, rows } = makeCatalogue(moment, draw);
  const earned = learners.flatMap((learner) =>
    catalogue.flatMap(({ id, rule }) => {
      const achieved_at = earnedAt(moment, rule, learner, lessons, absences.get(learner.pupil.profileId));
      return achieved_at ? [{ user_id: learner.pupil.userId, achievement_id: id, achieved_at }] : [];
    }),
  );
  const known = new Set(learners.filter(({ done }) => done.length > 0).map(({ pupil }) => pupil.userId));
  const first = catalogue.filter(({ rule }) => rule.kind === 'first-access');
  const others = visitors.filter((userId) => !known.has(userId));
  earned.push(
    ...first.flatMap(({ id }) => others.map((user_id) => ({ user_id, achievement_id: id, achieved_at: createdAt }))),
  );
  return [rows, rowsOf(userAchievements, earned)];
}

/** When a rule was first met, or null. */
function earnedAt(
  moment: Moment,
  rule: AchievementRule,
  { done }: Learner,
  lessons: readonly MadeLesson[],
  absences: Absences | undefined,
): Date | null {
  if (rule.kind === 'attendance') {
    const term = moment.calendar.terms.find(({ ends_on }, index) => {
      const counts = absences?.terms[index];
      return (
        counts && counts.lessons > 0 && ends_on < moment.today && 1 - counts.missed / counts.lessons >= rule.atLeast
      );
    });
    return term ? momentOf(moment, term.ends_on, '18:00') : null;
  }
  if (rule.kind === 'first-access') return done.length > 0 ? doneAt(moment, 0, lessons.length) : null;
  const at = rule.kind === 'lessons' ? rule.atLeast - 1 : lessons.findLastIndex(({ module }) => module === rule.module);
  return at < done.length ? doneAt(moment, at, lessons.length) : null;
}
