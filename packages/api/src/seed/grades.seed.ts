import { grades } from '../schema/grades.table.ts';
import { mainClass, mainSchool } from './content/network.data.ts';
import type { Draw } from './draw.ts';
import { rowsOf, type TableRows } from './rows.ts';
import { addDays, DAYS_BEHIND, type Term } from './school-calendar.ts';
import { type Assignment, type Moment, momentOf, type Pupil, pupilsOn } from './world.ts';

/** Pupils of the main class whose grade of the running term is in already. */
const POSTED_EARLY = 9;

const isMainMathematics = ({ schoolClass, discipline }: Assignment) =>
  schoolClass.school.name === mainSchool &&
  schoolClass.grade === mainClass.grade &&
  schoolClass.section === mainClass.section &&
  discipline.name === 'Matemática';

/** Share of the running term's columns whose teachers have posted. */
const SHARE_POSTED = 0.4;

/**
 * Grades of the terms that are over, a few left out as in any school; of the running term, once three weeks of it are over, what some of its
 * teachers have posted: in the first term panels have nothing else to compare.
 */
export function makeGrades(moment: Moment, assignments: readonly Assignment[]): TableRows {
  const draw = moment.draw.fork('grades');
  const rows = assignments.flatMap((assignment) => {
    const joined = assignment.schoolClass.school.municipality.joinedMidYear ? 3 : 1;
    return moment.calendar.terms
      .filter((term) => term.index >= joined && term.starts_on <= moment.today)
      .flatMap((term) => gradesOfTerm(moment, assignment, term, draw));
  });
  return rowsOf(grades, rows);
}

const daysOver = ({ calendar, today }: Moment, { starts_on }: Term): number =>
  calendar.days.filter((day) => starts_on <= day && day < today).length;

function gradesOfTerm(moment: Moment, assignment: Assignment, term: Term, draw: Draw): (typeof grades.$inferInsert)[] {
  const over = term.ends_on < moment.today;
  const early = over || (daysOver(moment, term) >= DAYS_BEHIND && draw.chance(SHARE_POSTED));
  const atHand = pupilsOn(assignment.schoolClass, over ? term.ends_on : moment.today);
  const posted = early ? atHand : isMainMathematics(assignment) ? atHand.slice(0, POSTED_EARLY) : [];
  const createdAt = momentOf(moment, over ? addDays(term.ends_on, 1) : moment.today, '14:30');
  const { schoolClass, discipline, teacher } = assignment;
  return posted
    .filter(({ roster }) => roster !== null || draw.chance(0.985))
    .map((pupil) => ({
      id: draw.id(createdAt),
      municipality_id: schoolClass.school.municipality.id,
      school_year: schoolClass.year,
      class_id: schoolClass.id,
      student_profile_id: pupil.profileId,
      discipline_id: discipline.id,
      scope: 'BIMESTER' as const,
      period_index: term.index,
      score: scoreOf(pupil, assignment, term, draw),
      posted_by: teacher.userId,
      created_at: createdAt,
      updated_at: createdAt,
    }));
}

function scoreOf(pupil: Pupil, assignment: Assignment, term: Term, draw: Draw): number {
  const known = isMainMathematics(assignment) ? pupil.roster?.mathematics[term.index - 1] : undefined;
  const lift = assignment.discipline.name === 'Educação Física' || assignment.discipline.name === 'Arte' ? 0.9 : 0;
  const drawn = draw.normal(pupil.ability + lift, 0.8);
  return known ?? Math.round(Math.min(Math.max(drawn, 0), 10) * 10) / 10;
}
