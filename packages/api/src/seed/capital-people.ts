import { femaleNames, maleNames, surnames } from './content/names.data.ts';

/** How large a generated network is. A class's pupils are spread evenly. */
export interface NetworkSize {
  readonly institutions: number;
  readonly classes: number;
  readonly pupils: number;
  readonly teachers: number;
  /** Rows of attendance, at least. */
  readonly attendance: number;
}

/** A state capital: Fortaleza's network, with a fifth of its attendance of a year. */
export const capitalSize: NetworkSize = {
  institutions: 622,
  classes: 10_900,
  pupils: 240_000,
  teachers: 12_000,
  attendance: 20_000_000,
};

/** Kinds of ids: each row's id is made of its kind and number, in ascending order as the application's own. */
export const kinds = {
  municipality: 1,
  institution: 2,
  class: 3,
  discipline: 4,
  user: 5,
  profile: 6,
  enrolment: 7,
  assignment: 8,
  lesson: 9,
  assessment: 10,
  grade: 11,
  result: 12,
  event: 13,
  audit: 14,
} as const;

const disciplineNames = [
  'Língua Portuguesa',
  'Matemática',
  'Ciências',
  'História',
  'Geografia',
  'Arte',
  'Educação Física',
  'Língua Inglesa',
];

/** Numbers of users: pupils first (64 places a class), then teachers, directors, the municipality's and the network's. */
export const userNumbers = ({ classes, teachers, institutions }: NetworkSize) => {
  const teacher = classes * 64;
  const manager = teacher + teachers;
  return { teacher, manager, municipality: manager + institutions, master: manager + institutions + 1 };
};

const textArray = (words: readonly string[]) =>
  `array[${words.map((word) => `'${word.replaceAll("'", "''")}'`).join(', ')}]`;

/** Makes ids and names in SQL; for the connection alone. */
export const idAndNameFunctions = [
  `create function pg_temp.id_of(kind integer, number bigint) returns uuid language sql immutable
   as $$ select ('0190' || lpad(to_hex(kind), 4, '0') || '-0000-7000-8000-' || lpad(to_hex(number), 12, '0'))::uuid $$`,
  `create function pg_temp.name_of(number bigint) returns text language sql immutable as $$
   select given[1 + number * 7919 % array_length(given, 1)] || ' ' || family[1 + number * 104729 % array_length(family, 1)]
     || ' ' || family[1 + number / 64 * 31 % array_length(family, 1)]
   from (select ${textArray([...femaleNames, ...maleNames])} as given, ${textArray(surnames)} as family) names $$`,
];

/** The network, its people and who is where, one statement a table. `year`: the school year. */
export function peopleStatements(size: NetworkSize, year: number, madeAt: string): string[] {
  const { institutions, classes, pupils, teachers } = size;
  const numbers = userNumbers(size);
  const at = `'${madeAt}'::timestamptz`;
  const id = (kind: keyof typeof kinds, number: string | number) => `pg_temp.id_of(${kinds[kind]}, ${number})`;
  const perSchool = Math.max(1, Math.floor(teachers / institutions));
  const ofClass = `(${Math.floor(pupils / classes)} + case when n < ${pupils % classes} then 1 else 0 end)`;
  const pupil = `generate_series(0, ${classes - 1}) n cross join lateral generate_series(0, ${ofClass} - 1) k`;
  return [
    `insert into municipalities (id, name, state, ibge_code, created_at, updated_at)
     values (${id('municipality', 1)}, 'Capital', 'CE', '2399999', ${at}, ${at})`,
    `insert into institutions (id, municipality_id, name, director, created_at, updated_at)
     select ${id('institution', 's')}, ${id('municipality', 1)}, 'E.M. ' || pg_temp.name_of(s * 64 + 5) || ' ' || s, null, ${at}, ${at}
     from generate_series(0, ${institutions - 1}) s`,
    `insert into disciplines (id, institution_id, name, created_at, updated_at)
     select ${id('discipline', 's * 8 + x - 1')}, ${id('institution', 's')}, name, ${at}, ${at}
     from generate_series(0, ${institutions - 1}) s cross join unnest(${textArray(disciplineNames)}) with ordinality as d(name, x)`,
    `insert into school_classes (id, institution_id, grade, section, academic_year, created_at, updated_at)
     select ${id('class', 'n')}, ${id('institution', `n % ${institutions}`)}, (1 + n / ${institutions} % 9) || 'º Ano',
       chr(65 + n / ${institutions} / 9), ${year}, ${at}, ${at} from generate_series(0, ${classes - 1}) n`,
    // With the municipality that a trigger would write into each row once more.
    `insert into users (id, municipality_ids, name, email, role, is_active, created_at, updated_at)
     select ${id('user', 'n * 64 + k')}, array[${id('municipality', 1)}], pg_temp.name_of(n * 64 + k), 'a' || n * 64 + k || '@capital.example', 'STUDENT',
       (n + k) % 97 > 0, ${at} + make_interval(secs => n * 64 + k), ${at} from ${pupil}`,
    `insert into users (id, municipality_ids, name, email, role, created_at, updated_at)
     select ${id('user', 'u')}, case when u <= ${numbers.municipality} then array[${id('municipality', 1)}] else '{}' end, pg_temp.name_of(u), 'p' || u || '@capital.example',
       case when u < ${numbers.manager} then 'TEACHER' when u < ${numbers.municipality} then 'MANAGER'
         when u = ${numbers.municipality} then 'MUNICIPALITY' else 'MASTER' end, ${at} + make_interval(secs => u), ${at}
     from generate_series(${numbers.teacher}, ${numbers.master}) u`,
    `insert into profiles (id, user_id, institution_id, matricula, birth_date, gender, created_at, updated_at)
     select ${id('profile', 'n * 64 + k')}, ${id('user', 'n * 64 + k')}, ${id('institution', `n % ${institutions}`)},
       ${year}::text || lpad((n * 64 + k)::text, 7, '0'), make_date(${year - 7} - n / ${institutions} % 9, 1 + k % 12, 1 + n % 28),
       case when k % 2 = 0 then 'FEMALE' else 'MALE' end, ${at}, ${at} from ${pupil}`,
    `insert into profiles (id, user_id, institution_id, municipality_id, created_at, updated_at)
     select ${id('profile', 'u')}, ${id('user', 'u')},
       case when u < ${numbers.municipality} then ${id('institution', `(u - case when u < ${numbers.manager} then ${numbers.teacher} else ${numbers.manager} end) % ${institutions}`)} end,
       case when u = ${numbers.municipality} then ${id('municipality', 1)} end, ${at}, ${at}
     from generate_series(${numbers.teacher}, ${numbers.master}) u`,
    `insert into enrolments (id, profile_id, class_id, school_year, starts_on, created_at, updated_at)
     select ${id('enrolment', 'n * 64 + k')}, ${id('profile', 'n * 64 + k')}, ${id('class', 'n')}, ${year}, '${year}-02-01', ${at}, ${at}
     from ${pupil}`,
    // A school's teachers are those whose number leaves the school's as the rest; its classes go round among them.
    `insert into class_teachers (id, class_id, teacher_profile_id, discipline_id, created_at)
     select ${id('assignment', 'n * 8 + x')}, ${id('class', 'n')},
       ${id('profile', `${numbers.teacher} + n % ${institutions} + (n / ${institutions} * 8 + x) % ${perSchool} * ${institutions}`)},
       ${id('discipline', `n % ${institutions} * 8 + x`)}, ${at}
     from generate_series(0, ${classes - 1}) n cross join generate_series(0, 7) x`,
    `insert into teacher_schedules (id, teacher_profile_id, weekday, start_time, end_time, class_id, discipline_id, created_at, updated_at)
     select ${id('lesson', 'n * 25 + slot')},
       ${id('profile', `${numbers.teacher} + n % ${institutions} + (n / ${institutions} * 8 + slot % 8) % ${perSchool} * ${institutions}`)},
       (array['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY'])[1 + slot / 5], make_time(7 + slot % 5, 0, 0),
       make_time(7 + slot % 5, 50, 0), ${id('class', 'n')}, ${id('discipline', `n % ${institutions} * 8 + slot % 8`)}, ${at}, ${at}
     from generate_series(0, ${classes - 1}) n cross join generate_series(0, 24) slot`,
  ];
}
