import { sql } from 'drizzle-orm';
import { attendance } from '../schema/attendance.table.ts';
import { mainClass, mainSchool } from './content/network.data.ts';
import type { Statements } from './rows.ts';
import { type Day, weekdayOf } from './school-calendar.ts';
import { type Assignment, type Moment, momentOf, type Pupil, pupilsOn, type SchoolClass } from './world.ts';

/** A class's rolls: one line a day and discipline. */
export interface ClassRolls {
  readonly schoolClass: SchoolClass;
  readonly pupils: readonly Pupil[];
  readonly lines: readonly {
    readonly day: Day;
    readonly assignment: Assignment;
    /** A letter a pupil: '.' present, 'F' absent, '-' not in the class that day. */
    readonly marks: string;
  }[];
}

export interface Absences {
  /** Days with lessons and days missed, by term from 0. */
  readonly terms: readonly { lessons: number; missed: number }[];
}

const isMain = ({ school, grade, section }: SchoolClass) =>
  school.name === mainSchool && grade === mainClass.grade && section === mainClass.section;

/**
 * Rolls of every school day up to today: the first lesson of the day in each class, and every lesson of the demonstration teacher,
 * whose main class's roll of today is left to be taken. The second municipality began in the second semester.
 */
export function makeRolls(
  moment: Moment,
  assignments: readonly Assignment[],
  demoTeacherProfileId: string,
): { rolls: readonly ClassRolls[]; absences: ReadonlyMap<string, Absences> } {
  const draw = moment.draw.fork('attendance');
  const absences = new Map<string, Absences>();
  const classes = [...new Set(assignments.map(({ schoolClass }) => schoolClass))];
  const rolls = classes.map((schoolClass, index): ClassRolls => {
    const own = assignments.filter((assignment) => assignment.schoolClass === schoolClass);
    const pupils = schoolClass.enrolments.map(({ pupil }) => pupil);
    const lines: ClassRolls['lines'][number][] = [];
    for (const day of daysWithRoll(moment, schoolClass, index)) {
      const present = new Set(pupilsOn(schoolClass, day));
      const missing = new Set([...present].filter((pupil) => draw.chance(pupil.absence)));
      noteAbsences(absences, moment, day, present, missing);
      const marks = pupils.map((pupil) => (present.has(pupil) ? (missing.has(pupil) ? 'F' : '.') : '-')).join('');
      for (const assignment of rollOf(own, day, demoTeacherProfileId)) {
        lines.push({ day, assignment, marks });
      }
    }
    return { schoolClass, pupils, lines };
  });
  return { rolls, absences };
}

function daysWithRoll({ calendar, today }: Moment, schoolClass: SchoolClass, index: number): Day[] {
  const from = schoolClass.school.municipality.joinedMidYear ? (calendar.terms[2]?.starts_on as Day) : '';
  const takenToday = index % 3 !== 0 && !isMain(schoolClass);
  return calendar.days.filter((day) => day >= from && (day < today || (day === today && takenToday)));
}

/** Whose roll is taken on a day: that of the first lesson, and the demonstration teacher's. */
function rollOf(own: readonly Assignment[], day: Day, demoTeacherProfileId: string): Assignment[] {
  const weekday = weekdayOf(day);
  const given = own.filter(({ lessons }) => lessons.some((lesson) => lesson.weekday === weekday));
  const isFirst = ({ lessons }: Assignment) =>
    lessons.some((lesson) => lesson.weekday === weekday && lesson.period === 0);
  return given.filter((one) => isFirst(one) || one.teacher.profileId === demoTeacherProfileId);
}

function noteAbsences(
  absences: Map<string, Absences>,
  { calendar }: Moment,
  day: Day,
  present: ReadonlySet<Pupil>,
  missing: ReadonlySet<Pupil>,
): void {
  const term = calendar.terms.findIndex(({ ends_on }) => day <= ends_on);
  for (const pupil of present) {
    const known = absences.get(pupil.profileId) ?? { terms: calendar.terms.map(() => ({ lessons: 0, missed: 0 })) };
    absences.set(pupil.profileId, known);
    const counts = known.terms[term];
    if (!counts) continue;
    counts.lessons += 1;
    if (missing.has(pupil)) counts.missed += 1;
  }
}

/** Inserts a class's rolls in one statement: its lines and its pupils go as arrays, and the database makes the rows. */
export async function insertRolls(db: Statements, moment: Moment, rolls: ClassRolls): Promise<void> {
  const { schoolClass, pupils, lines } = rolls;
  if (lines.length === 0) return;
  const column = <T>(of: (line: ClassRolls['lines'][number]) => T) => sql.param(lines.map(of));
  await db.execute(sql`
    insert into ${attendance} (municipality_id, school_year, class_id, date, discipline_id, student_profile_id,
      teacher_profile_id, status, created_at, updated_at)
    select ${schoolClass.school.municipality.id}::uuid, extract(year from line.day)::smallint, ${schoolClass.id}::uuid,
      line.day, line.discipline, pupil.id, line.teacher,
      case mark.letter when 'F' then 'ABSENT' else 'PRESENT' end, line.at, line.at
    from unnest(${column(({ day }) => day)}::date[],
        ${column(({ assignment }) => assignment.discipline.id)}::uuid[],
        ${column(({ assignment }) => assignment.teacher.profileId)}::uuid[],
        ${column(({ day }) => momentOf(moment, day, '07:20').toISOString())}::timestamptz[],
        ${column(({ marks }) => marks)}::text[])
      as line (day, discipline, teacher, at, marks)
    cross join unnest(${sql.param(pupils.map(({ profileId }) => profileId))}::uuid[]) with ordinality as pupil (id, n)
    cross join lateral (select substr(line.marks, pupil.n::int, 1) as letter) as mark
    where mark.letter <> '-'`);
}
