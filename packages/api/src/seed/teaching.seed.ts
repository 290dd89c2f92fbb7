import { classTeachers } from '../schema/class-teachers.table.ts';
import { disciplines } from '../schema/disciplines.table.ts';
import { qualifications } from '../schema/qualifications.table.ts';
import { teacherSchedules } from '../schema/teacher-schedules.table.ts';
import {
  type CurriculumLine,
  classTeacherDisciplines,
  lowerCurriculum,
  upperCurriculum,
} from './content/network.data.ts';
import type { Draw } from './draw.ts';
import { rowsOf, type TableRows } from './rows.ts';
import type { PlannedSchool } from './schools.seed.ts';
import { CLASS_TEACHER, type SchoolStaff, type Staff } from './staff.seed.ts';
import { arrangeLessons } from './timetable.ts';
import { type Assignment, type Moment, momentOf, type School, type SchoolClass, type Teacher } from './world.ts';

const DAYS = 5;
const weekdays = ['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY'] as const;
/** The five lessons of a morning, with the break after the third. */
const periods = [
  ['07:00', '07:50'],
  ['07:50', '08:40'],
  ['08:40', '09:30'],
  ['09:50', '10:40'],
  ['10:40', '11:30'],
] as const;

interface Demand {
  readonly classKey: string;
  readonly teacherKey: string;
  readonly weekly: number;
  readonly schoolClass: SchoolClass;
  readonly teacher: Teacher;
  readonly discipline: Assignment['discipline'];
}

/** Disciplines, who teaches what to whom, and the week's timetable, in which nobody is in two places. */
export function makeTeaching(
  moment: Moment,
  schools: readonly PlannedSchool[],
  classes: readonly SchoolClass[],
  staff: Staff,
): { assignments: readonly Assignment[]; rows: TableRows[] } {
  const draw = moment.draw.fork('teaching');
  const createdAt = momentOf(moment, `${moment.calendar.year}-01-26`);
  const disciplineRows: (typeof disciplines.$inferInsert)[] = [];
  const assignments: Assignment[] = [];
  for (const { school } of schools) {
    const team = staff.schools.get(school.id);
    if (!team) throw new Error(`${school.name} has no staff`);
    const curriculum = school.stage === 'lower' ? lowerCurriculum : upperCurriculum;
    const offered = curriculum.map((line) => ({ ...line, id: draw.id(createdAt) }));
    for (const { id, discipline } of offered) {
      const made = { created_by: team.director.userId, created_at: createdAt, updated_at: createdAt };
      disciplineRows.push({ id, institution_id: school.id, name: discipline, ...made });
    }
    const own = classes.filter((one) => one.school.id === school.id && one.year === moment.calendar.year);
    assignments.push(...assignSchool(school, own, offered, team));
  }
  const rows = [
    rowsOf(disciplines, disciplineRows),
    assignmentRows(assignments, staff, draw, createdAt),
    scheduleRows(assignments, draw, createdAt),
    qualificationRows(assignments, moment, draw, createdAt),
  ];
  return { assignments, rows };
}

/** Shares each discipline's classes among its teachers, in blocks, and places the lessons. */
function assignSchool(
  school: School,
  classes: readonly SchoolClass[],
  offered: readonly (CurriculumLine & { readonly id: string })[],
  team: SchoolStaff,
): Assignment[] {
  // By grade and section, so that the last classes fall to the last teacher of each discipline.
  const inOrder = [...classes].sort((one, other) => one.grade - other.grade || (one.section < other.section ? -1 : 1));
  const demands = offered.flatMap(({ id, discipline, weekly }) =>
    inOrder.map((schoolClass, index): Demand => {
      const early = school.stage === 'lower' && classTeacherDisciplines.includes(discipline);
      const group = team.teachers.get(early ? CLASS_TEACHER : discipline) ?? [];
      const teacher = group[Math.floor((index * group.length) / inOrder.length)];
      if (!teacher) throw new Error(`${school.name}: nobody teaches ${discipline}`);
      const keys = { classKey: schoolClass.id, teacherKey: teacher.profileId };
      return { ...keys, weekly, schoolClass, teacher, discipline: { id, name: discipline } };
    }),
  );
  const placed = arrangeLessons(demands, DAYS * periods.length);
  return demands.map(({ schoolClass, teacher, discipline }) => ({
    schoolClass,
    teacher,
    discipline,
    lessons: placed
      .filter(({ demand }) => demand.schoolClass === schoolClass && demand.discipline.id === discipline.id)
      .map(({ slot }) => ({ weekday: slot % DAYS, period: Math.floor(slot / DAYS) })),
  }));
}

const assignmentRows = (assignments: readonly Assignment[], staff: Staff, draw: Draw, createdAt: Date): TableRows =>
  rowsOf(
    classTeachers,
    assignments.map(({ schoolClass, teacher, discipline }) => ({
      id: draw.id(createdAt),
      class_id: schoolClass.id,
      teacher_profile_id: teacher.profileId,
      discipline_id: discipline.id,
      assigned_by: staff.schools.get(schoolClass.school.id)?.director.userId ?? null,
    })),
  );

const scheduleRows = (assignments: readonly Assignment[], draw: Draw, createdAt: Date): TableRows =>
  rowsOf(
    teacherSchedules,
    assignments.flatMap(({ schoolClass, teacher, discipline, lessons }) =>
      lessons.map(({ weekday, period }) => ({
        id: draw.id(createdAt),
        teacher_profile_id: teacher.profileId,
        weekday: weekdays[weekday] as (typeof weekdays)[number],
        start_time: periods[period]?.[0] as string,
        end_time: periods[period]?.[1] as string,
        class_id: schoolClass.id,
        discipline_id: discipline.id,
      })),
    ),
  );

/** A degree in what the person teaches; for some, a specialization too. */
function qualificationRows(assignments: readonly Assignment[], moment: Moment, draw: Draw, createdAt: Date): TableRows {
  const { year } = moment.calendar;
  const subjects = new Map<string, string>();
  for (const { teacher, discipline, schoolClass } of assignments) {
    const early = schoolClass.school.stage === 'lower' && classTeacherDisciplines.includes(discipline.name);
    subjects.set(teacher.profileId, early ? 'Pedagogia' : courseOf(discipline.name));
  }
  return rowsOf(
    qualifications,
    [...subjects].flatMap(([teacher_profile_id, course]) => {
      const finished = year - draw.integer(4, 20);
      const line = (degree: 'LICENCIATURA' | 'SPECIALIZATION', course_name: string, completion_year: number) => ({
        id: draw.id(createdAt),
        teacher_profile_id,
        degree,
        course_name,
        institution_name: draw.pick(['Faculdade de Educação do Sul de Minas', 'Universidade do Vale do Rio Claro']),
        completion_year,
      });
      const degree = line('LICENCIATURA', course, finished);
      return draw.chance(0.35)
        ? [degree, line('SPECIALIZATION', 'Gestão e práticas de ensino', finished + 3)]
        : [degree];
    }),
  );
}

const courseOf = (discipline: string): string =>
  discipline === 'Língua Portuguesa' || discipline === 'Língua Inglesa'
    ? 'Letras'
    : discipline === 'Arte'
      ? 'Artes Visuais'
      : discipline === 'Ciências'
        ? 'Ciências Biológicas'
        : discipline;
