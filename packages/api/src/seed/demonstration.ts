import { makeAssessments } from './assessments.seed.ts';
import { type ClassRolls, makeRolls } from './attendance.seed.ts';
import { makeBankItems } from './bank-items.seed.ts';
import { demoAccounts } from './content/accounts.data.ts';
import { mainClass, mainSchool } from './content/network.data.ts';
import { makeEvents } from './events.seed.ts';
import { makeGrades } from './grades.seed.ts';
import { makeLearning } from './learning.seed.ts';
import { makeLessons } from './lessons.seed.ts';
import { makeFaqs, makeNotices } from './notices.seed.ts';
import { createPeople } from './people.ts';
import { makeClasses } from './pupils.seed.ts';
import type { TableRows } from './rows.ts';
import { makeSchools } from './schools.seed.ts';
import { makeSettings } from './settings.seed.ts';
import { makeSkills } from './skills.seed.ts';
import { makeStaff } from './staff.seed.ts';
import { makeTeaching } from './teaching.seed.ts';
import type { Moment, Person, SchoolClass, Teacher } from './world.ts';

/** Everything that the demonstration network holds, before it is written. */
export interface Demonstration {
  /** In an order that satisfies every foreign key. */
  readonly rows: readonly TableRows[];
  readonly rolls: readonly ClassRolls[];
  readonly sheetCodes: readonly string[];
  /** The assessment with the reading that can be heard. */
  readonly exampleId: string;
  readonly mainClass: SchoolClass;
  readonly mainTeacher: Teacher;
}

/** Makes the demonstration network: the same for the same moment, whatever the machine. Nothing is read or written. */
export function makeDemonstration(moment: Moment): Demonstration {
  const people = createPeople(moment);
  const { schools, rows: schoolRows } = makeSchools(moment);
  const staff = makeStaff(moment, schools, people);
  const { classes, rows: classRows } = makeClasses(moment, schools, people);
  const { assignments, rows: teachingRows } = makeTeaching(moment, schools, classes, staff);
  const current = classes.filter(({ year }) => year === moment.calendar.year);
  const main = current.find(
    ({ school, grade, section }) =>
      school.name === mainSchool && grade === mainClass.grade && section === mainClass.section,
  );
  const teacherOf = (schoolClass: SchoolClass, discipline: string): Teacher => {
    const found = assignments.find((one) => one.schoolClass === schoolClass && one.discipline.name === discipline);
    if (!found) throw new Error(`nobody teaches ${discipline}`);
    return found.teacher;
  };
  if (!main) throw new Error('the main class is missing');
  const mainTeacher = teacherOf(main, 'Matemática');
  const commenterOf = (schoolClass: SchoolClass) =>
    schoolClass === main ? mainTeacher : teacherOf(schoolClass, 'Língua Portuguesa');

  const { rolls, absences } = makeRolls(moment, assignments, mainTeacher.profileId);
  const { lessons, rows: lessonRows } = makeLessons(moment);
  const { rows: assessmentRows, sheetCodes, exampleId, mainExam } = makeAssessments(moment, assignments);
  const everybody: Person[] = [
    staff.master,
    ...staff.secretaries.values(),
    ...[...staff.schools.values()].map(({ director }) => director),
    mainTeacher,
    ...main.enrolments.map(({ pupil }) => pupil),
  ];
  const userId = userIdOf(everybody);
  const visitors = demoAccounts.map(({ email }) => userId(email));
  const municipalities = [...new Set(schools.map(({ school }) => school.municipality))];
  const rows = [
    ...schoolRows,
    ...people.rows(),
    ...classRows,
    ...teachingRows,
    makeGrades(moment, assignments),
    ...assessmentRows,
    ...lessonRows,
    ...makeLearning(moment, current, lessons, absences, commenterOf, visitors),
    makeEvents(moment, current, main.id, commenterOf),
    ...makeNotices(moment, userId),
    ...makeFaqs(moment),
    makeSettings(moment, municipalities),
    makeSkills(moment, municipalities),
    ...makeBankItems(moment, main.school.municipality, mainTeacher, mainExam),
  ];
  return { rows, rolls, sheetCodes, exampleId, mainClass: main, mainTeacher };
}

function userIdOf(people: readonly Person[]): (email: string) => string {
  const ids = new Map(people.map(({ email, userId }) => [email, userId]));
  const missing = demoAccounts.filter(({ email }) => !ids.has(email));
  if (missing.length > 0) throw new Error(`nobody is ${missing.map(({ email }) => email).join(', ')}`);
  return (email) => ids.get(email) as string;
}
