import { enrolments } from '../schema/enrolments.table.ts';
import { schoolClasses } from '../schema/school-classes.table.ts';
import { type ClassPlan, lastYearSections, mainClass, mainSchool } from './content/network.data.ts';
import { mainClassRoster, type RosterPupil } from './content/roster.data.ts';
import type { Draw } from './draw.ts';
import type { People } from './people.ts';
import { rowsOf, type TableRows } from './rows.ts';
import { addDays, type Day } from './school-calendar.ts';
import type { PlannedSchool } from './schools.seed.ts';
import { type Enrolment, type Moment, momentOf, type Pupil, type School, type SchoolClass } from './world.ts';

const clamp = (value: number, low: number, high: number) => Math.min(Math.max(value, low), high);
const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

/** Year of birth of who is in a grade: six years old in the first. */
const bornIn = (grade: number, year: number): readonly [number, number] => [year - grade - 6, year - grade - 5];

const isMain = (school: School, plan: ClassPlan) =>
  school.name === mainSchool && plan.grade === mainClass.grade && plan.section === mainClass.section;

/** This year's classes with their pupils, the main class first, and two of last year, whose pupils went on. */
export function makeClasses(
  moment: Moment,
  schools: readonly PlannedSchool[],
  people: People,
): { classes: readonly SchoolClass[]; rows: TableRows[] } {
  const { calendar, today } = moment;
  const draw = moment.draw.fork('classes');
  const firstDay = (calendar.days[0] as Day) < today ? (calendar.days[0] as Day) : today;
  const createdAt = momentOf(moment, `${calendar.year}-01-19`);
  const plans = schools
    .flatMap(({ school, plan }) => plan.classes.map((line) => ({ school, plan: line })))
    .sort((one, other) => Number(isMain(other.school, other.plan)) - Number(isMain(one.school, one.plan)));
  const addPupil = pupilMaker(moment, people, draw);

  const current = plans.map(({ school, plan }, index): SchoolClass => {
    const main = isMain(school, plan);
    const list = Array.from({ length: plan.pupils }, (_, n): Enrolment => {
      const starts_on = !main && draw.chance(0.02) ? lateStart(moment, firstDay, draw) : firstDay;
      const arrived = starts_on === firstDay ? createdAt : momentOf(moment, starts_on);
      const pupil = addPupil(school, plan, arrived, main ? (mainClassRoster[n] ?? null) : null);
      return { pupil, starts_on, ends_on: null, status: 'ACTIVE' };
    });
    if (!main && index % 3 === 0) list.push(...leaver(moment, addPupil(school, plan, createdAt, null), firstDay));
    return {
      id: draw.id(createdAt),
      school,
      grade: plan.grade,
      section: plan.section,
      year: calendar.year,
      enrolments: list,
    };
  });
  const moved = moveOnePupil(moment, current);
  const previous = lastYearSections.map((section) => lastYear(moment, moved, section, draw));
  const classes = [...moved, ...previous];
  return { classes, rows: [classRows(classes, createdAt), enrolmentRows(classes, moment)] };
}

function pupilMaker(moment: Moment, people: People, draw: Draw) {
  const { year } = moment.calendar;
  const registers = { main: Number(`${year}0417`), other: Number(`${year}1000`) };
  const nextRegistration = (kind: keyof typeof registers) => {
    const registration = String(registers[kind]);
    registers[kind] += 13;
    return registration;
  };
  return (school: School, plan: ClassPlan, createdAt: Date, roster: RosterPupil | null): Pupil => {
    const ability = roster ? mean(roster.mathematics) : clamp(draw.normal(6.9, 1.4), 2.5, 9.8);
    const isActive = roster ? !roster.inactive : !draw.chance(0.02);
    const often = !isActive || draw.chance(0.05);
    const person = people.add({
      role: 'STUDENT',
      municipality: school.municipality,
      school,
      bornBetween: bornIn(plan.grade, year),
      matricula: nextRegistration(roster ? 'main' : 'other'),
      createdAt,
      isActive,
      ...(roster ? { name: roster.name, gender: roster.gender } : {}),
    });
    return {
      ...person,
      ability,
      absence: often ? 0.27 + draw.integer(0, 12) / 100 : draw.integer(1, 9) / 100,
      progress: roster?.progress ?? (school.stage === 'upper' ? clamp(draw.normal(ability / 14, 0.2), 0, 1) : 0),
      roster,
    };
  };
}

/** A school day after the first term's start and before today, for who arrives during the year. */
function lateStart({ calendar, today }: Moment, firstDay: Day, draw: Draw): Day {
  const past = calendar.days.filter((day) => day > firstDay && day < today);
  return past.length > 0 ? draw.pick(past) : firstDay;
}

/** A pupil who went to another network in the second term, once that day has come. */
function leaver({ calendar, today }: Moment, pupil: Pupil, firstDay: Day): Enrolment[] {
  const leaves = calendar.days[70] as Day;
  if (leaves >= today) return [{ pupil, starts_on: firstDay, ends_on: null, status: 'ACTIVE' }];
  return [{ pupil, starts_on: firstDay, ends_on: leaves, status: 'TRANSFERRED' }];
}

/** From 9º Ano A to 9º Ano B of the main school, at the start of the second term: one enrolment ends, another begins. */
function moveOnePupil({ calendar, today }: Moment, classes: readonly SchoolClass[]): SchoolClass[] {
  const day = calendar.terms[1]?.starts_on as Day;
  const find = (section: string) =>
    classes.find(({ school, grade, section: own }) => school.name === mainSchool && grade === 9 && own === section);
  const from = find('A');
  const to = find('B');
  const mover = from?.enrolments[4];
  if (!from || !to || !mover || day > today) return [...classes];
  return classes.map((schoolClass) => {
    if (schoolClass === from) {
      const left: Enrolment = { ...mover, ends_on: addDays(day, -1), status: 'MOVED' };
      return { ...from, enrolments: from.enrolments.map((line) => (line === mover ? left : line)) };
    }
    if (schoolClass === to) return { ...to, enrolments: [...to.enrolments, { ...mover, starts_on: day }] };
    return schoolClass;
  });
}

/** Last year's class of who is in the main school's 9º Ano of the same section now. */
function lastYear(moment: Moment, classes: readonly SchoolClass[], section: string, draw: Draw): SchoolClass {
  const now = classes.find((one) => one.school.name === mainSchool && one.grade === 9 && one.section === section);
  if (!now) throw new Error(`no 9º Ano ${section} in the main school`);
  const year = moment.calendar.year - 1;
  const pupils = now.enrolments.map(({ pupil }) => pupil);
  return {
    ...now,
    id: draw.id(momentOf(moment, `${moment.calendar.year}-01-02`)),
    grade: 8,
    year,
    enrolments: pupils.map((pupil) => ({ pupil, starts_on: `${year}-02-03`, ends_on: null, status: 'ACTIVE' })),
  };
}

const classRows = (classes: readonly SchoolClass[], createdAt: Date): TableRows =>
  rowsOf(
    schoolClasses,
    classes.map(({ id, school, grade, section, year }) => ({
      id,
      institution_id: school.id,
      grade: `${grade}º Ano`,
      section,
      academic_year: year,
      created_at: createdAt,
      updated_at: createdAt,
    })),
  );

function enrolmentRows(classes: readonly SchoolClass[], moment: Moment): TableRows {
  const draw = moment.draw.fork('enrolments');
  return rowsOf(
    enrolments,
    classes.flatMap(({ id, year, enrolments: list }) =>
      list.map(({ pupil, starts_on, ends_on, status }) => {
        const createdAt = momentOf(moment, starts_on);
        const times = { created_at: createdAt, updated_at: createdAt };
        const key = { id: draw.id(createdAt), profile_id: pupil.profileId, class_id: id, school_year: year };
        return { ...key, starts_on, ends_on, status, ...times };
      }),
    ),
  );
}
