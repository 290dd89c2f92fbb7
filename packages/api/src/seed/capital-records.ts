import { kinds, type NetworkSize, userNumbers } from './capital-people.ts';
import type { SchoolCalendar } from './school-calendar.ts';

const id = (kind: keyof typeof kinds, number: string | number) => `pg_temp.id_of(${kinds[kind]}, ${number})`;

/** Roll calls enough for the wanted rows: of each of the last school days one, and on the newest of them several where days are few. */
function rollCalls({ attendance, pupils }: NetworkSize, calendar: SchoolCalendar, today: string) {
  const wanted = Math.ceil(attendance / pupils);
  const days = calendar.days.filter((day) => day <= today).slice(-wanted);
  const each = days.length > 0 ? Math.min(8, Math.ceil(wanted / days.length)) : 0;
  return days.flatMap((day) => Array.from({ length: each }, (_, lesson) => ({ day, lesson }))).slice(-wanted);
}

const inClass = ({ pupils, classes }: NetworkSize) =>
  `(${Math.floor(pupils / classes)} + case when n < ${pupils % classes} then 1 else 0 end)`;

/**
 * Attendance, in the order of its key, so that the index grows at its end. One pupil in 25 misses a third of the lessons, the others
 * one in sixteen. `today` has no roll call of the last tenth of the classes.
 */
export function attendanceStatement(size: NetworkSize, calendar: SchoolCalendar, today: string): string {
  const { institutions, classes, teachers } = size;
  const { teacher } = userNumbers(size);
  const perSchool = Math.max(1, Math.floor(teachers / institutions));
  const calls = rollCalls(size, calendar, today);
  const list = calls.map(({ day, lesson }) => `(date '${day}', ${lesson})`).join(', ') || `(null::date, 0)`;
  return `insert into attendance (municipality_id, school_year, class_id, date, discipline_id, student_profile_id, teacher_profile_id,
      status, created_at, updated_at)
    select ${id('municipality', 1)}, ${calendar.year}, c.class_id, day, c.discipline_id, ${id('profile', 'n * 64 + k')}, c.teacher_id,
      case when hashint8((n * 64 + k) * 1009 + doy * 8 + lesson) & 255 < case when (n + k) % 25 = 0 then 90 else 16 end
        then 'ABSENT' else 'PRESENT' end, called_at, called_at
    from generate_series(0, ${classes - 1}) n
    cross join lateral (
      select ${id('class', 'n')} as class_id, day, lesson, extract(doy from day)::integer as doy, day + time '11:00' as called_at,
        ${id('discipline', `n % ${institutions} * 8 + (extract(doy from day)::integer + lesson) % 8`)} as discipline_id,
        ${id('profile', `${teacher} + n % ${institutions} + (n / ${institutions} * 8 + (extract(doy from day)::integer + lesson) % 8) % ${perSchool} * ${institutions}`)} as teacher_id
      from (values ${list}) as called(day, lesson)
      where day is not null and (day < date '${today}' or n < ${Math.ceil(classes * 0.9)}) offset 0
    ) c
    cross join lateral generate_series(0, ${inClass(size)} - 1) k`;
}

/** Grades of the terms that are over, and half of the classes' of the running one. */
export function gradesStatement(size: NetworkSize, { year, terms }: SchoolCalendar, today: string): string {
  const begun = terms.filter(({ starts_on }) => starts_on <= today);
  const list = begun
    .map(
      ({ index, ends_on }) =>
        `(${index}, ${ends_on >= today}, timestamptz '${ends_on < today ? ends_on : today} 12:00-03')`,
    )
    .join(', ');
  const { institutions, classes } = size;
  return `insert into grades (municipality_id, school_year, id, class_id, student_profile_id, discipline_id, scope, period_index, score,
      created_at, updated_at)
    select ${id('municipality', 1)}, ${year}, ${id('grade', '((term * 16384 + n) * 8 + x) * 64 + k')}, ${id('class', 'n')},
      ${id('profile', 'n * 64 + k')}, ${id('discipline', `n % ${institutions} * 8 + x`)}, 'BIMESTER', term,
      round((4 + (hashint8(((n * 64 + k) * 8 + x) * 4 + term) & 255) * 6 / 255.0)::numeric, 1), posted_at, posted_at
    from (values ${list || '(null, false, now())'}) as t(term, running, posted_at)
    cross join generate_series(0, ${classes - 1}) n
    cross join generate_series(0, 7) x
    cross join lateral generate_series(0, ${inClass(size)} - 1) k
    where term is not null and (not running or n % 2 = 0)`;
}

/** Results of most pupils, one in 53 waiting for a person. */
export function resultsStatement(size: NetworkSize, year: number, madeAt: string): string {
  const at = `'${madeAt}'::timestamptz`;
  return `insert into assessment_results (municipality_id, school_year, id, assessment_id, student_profile_id, status, score, hits, total,
       created_at, updated_at)
     select ${id('municipality', 1)}, ${year}, ${id('result', '(a * 16384 + n) * 64 + k')}, ${id('assessment', 'a * 16384 + n')},
       ${id('profile', 'n * 64 + k')}, case when (n + k) % 53 = 0 then 'IN_REVIEW' else 'CORRECTED' end, hits * 5, hits, 20, ${at}, ${at}
     from generate_series(0, 2) a cross join generate_series(0, ${size.classes - 1}) n
     cross join lateral generate_series(0, ${inClass(size)} - 1) k
     cross join lateral (select 5 + (hashint8(n * 64 + k + a) & 15) as hits) marks where k % 9 <> a`;
}

/** Three assessments a class, five events, and a trail of roll calls. */
export function lessRows(size: NetworkSize, year: number, today: string, madeAt: string): string[] {
  const { institutions, classes } = size;
  const at = `'${madeAt}'::timestamptz`;
  const { teacher } = userNumbers(size);
  return [
    `insert into assessments (id, institution_id, class_id, school_year, assessment_group_id, title, category, format, created_at, updated_at)
     select ${id('assessment', 'a * 16384 + n')}, ${id('institution', `n % ${institutions}`)}, ${id('class', 'n')}, ${year},
       ${id('assessment', `(a + 1) * 1048576 + n / ${institutions} % 9`)}, 'Avaliação diagnóstica ' || a + 1,
       'AVALIACAO', case when a = 2 then 'LEITURA' else 'GABARITO' end,
       ${at} + make_interval(days => a, secs => n), ${at}
     from generate_series(0, 2) a cross join generate_series(0, ${classes - 1}) n`,
    `insert into class_events (id, class_id, title, date, type, created_at, updated_at)
     select ${id('event', 'n * 8 + e')}, ${id('class', 'n')}, 'Prova bimestral ' || e + 1, date '${today}' + e * 4 - 8, 'EXAM', ${at}, ${at}
     from generate_series(0, ${classes - 1}) n cross join generate_series(0, 4) e`,
    `insert into audit_log (municipality_id, school_year, id, institution_id, user_id, action, table_name, record_id, "to", created_at)
     select ${id('municipality', 1)}, ${year}, ${id('audit', 'n * 64 + c')}, ${id('institution', `n % ${institutions}`)},
       ${id('user', `${teacher} + n % ${institutions}`)}, 'CREATE', 'attendance', ${id('class', 'n')} || '/' || c, '[]',
       ${at} + make_interval(secs => c * ${classes} + n)
     from generate_series(0, ${classes - 1}) n cross join generate_series(0, 39) c`,
  ];
}
