import { demoAccounts } from './content/accounts.data.ts';
import { classTeacherDisciplines, mainSchool, networkPlan, upperCurriculum } from './content/network.data.ts';
import type { People } from './people.ts';
import type { PlannedSchool } from './schools.seed.ts';
import { type Moment, type Municipality, momentOf, type Person, type School, type Teacher } from './world.ts';

/** Whom a school has, by what they do. */
export interface SchoolStaff {
  readonly director: Person;
  /** Teachers of a discipline; in the early grades, one a class stands under `CLASS_TEACHER` in the order of the classes. */
  readonly teachers: ReadonlyMap<string, readonly Teacher[]>;
}

export interface Staff {
  readonly master: Person;
  readonly secretaries: ReadonlyMap<string, Person>;
  readonly schools: ReadonlyMap<string, SchoolStaff>;
}

export const CLASS_TEACHER = 'class teacher';
const bornBetween = [1962, 1998] as const;

const nameOf = (role: string): string => {
  const account = demoAccounts.find((known) => known.role === role);
  if (!account) throw new Error(`no demonstration account for ${role}`);
  return account.name;
};

/** Everybody who works in the network. The demonstration's teacher is the last of Mathematics in the main school. */
export function makeStaff(moment: Moment, planned: readonly PlannedSchool[], people: People): Staff {
  const createdAt = momentOf(moment, `${moment.calendar.year}-01-12`);
  const towns = [...new Set(planned.map(({ school }) => school.municipality))];
  const first = towns[0];
  if (!first) throw new Error('a network without municipality');
  const worker = { bornBetween, createdAt, matricula: null };
  const master = people.add({
    ...worker,
    role: 'MASTER',
    name: nameOf('MASTER'),
    gender: 'FEMALE',
    municipality: first,
    school: null,
    wholeNetwork: true,
  });
  const secretaryOf = (municipality: Municipality) =>
    people.add({
      ...worker,
      role: 'MUNICIPALITY',
      municipality,
      school: null,
      ...(municipality === first ? { name: nameOf('MUNICIPALITY'), gender: 'FEMALE' as const } : {}),
    });
  const secretaries = new Map(towns.map((municipality) => [municipality.id, secretaryOf(municipality)]));
  const schools = new Map(planned.map((school) => [school.school.id, makeSchoolStaff(moment, school, people, worker)]));
  return { master, secretaries, schools };
}

function makeSchoolStaff(
  moment: Moment,
  { school, plan }: PlannedSchool,
  people: People,
  worker: { bornBetween: readonly [number, number]; createdAt: Date; matricula: null },
): SchoolStaff {
  const member = { ...worker, school, municipality: school.municipality };
  const director = people.add({ ...member, role: 'MANAGER', ...plan.director });
  const addTeacher = (name?: string): Teacher => ({
    ...people.add({
      ...member,
      role: 'TEACHER',
      matricula: registrationOf(school, moment),
      ...(name ? { name, gender: 'FEMALE' as const } : {}),
    }),
    school,
  });
  let count = 0;
  const registrationOf = (at: School, { calendar }: Moment) => {
    count += 1;
    const school = networkPlan.flatMap(({ schools }) => schools).findIndex(({ name }) => name === at.name) + 1;
    return `P${calendar.year - 3}${school}${String(count).padStart(3, '0')}`;
  };
  const teachers = new Map<string, Teacher[]>();
  if (school.stage === 'lower')
    teachers.set(
      CLASS_TEACHER,
      plan.classes.map(() => addTeacher()),
    );
  for (const { discipline } of upperCurriculum) {
    if (school.stage === 'lower' && classTeacherDisciplines.includes(discipline)) continue;
    const wanted = plan.staff[discipline] ?? 1;
    const isMain = school.name === mainSchool && discipline === 'Matemática';
    const group = Array.from({ length: wanted }, (_, n) =>
      addTeacher(isMain && n === wanted - 1 ? nameOf('TEACHER') : undefined),
    );
    teachers.set(discipline, group);
  }
  // A substitute, in no class yet.
  addTeacher();
  return { director, teachers };
}
