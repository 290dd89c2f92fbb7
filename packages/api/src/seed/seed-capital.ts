import { sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { assessmentResults } from '../schema/assessment-results.table.ts';
import { attendance } from '../schema/attendance.table.ts';
import { grades } from '../schema/grades.table.ts';
import { loadInBulk } from './bulk-load.ts';
import { capitalSize, idAndNameFunctions, type NetworkSize, peopleStatements } from './capital-people.ts';
import { attendanceStatement, gradesStatement, lessRows, resultsStatement } from './capital-records.ts';
import { isEmptyDatabase } from './empty-database.ts';
import { addDays, type Day, schoolCalendarOf } from './school-calendar.ts';

/** Tables whose triggers keep sums, which are made at the end instead. */
const summed = [
  'school_classes',
  'institutions',
  'enrolments',
  'class_teachers',
  'attendance',
  'grades',
  'profiles',
  'users',
];

export interface CapitalOptions {
  /** The newest day with roll calls. */
  readonly today: Day;
  readonly size?: NetworkSize;
  /** Told of each part as it is done. */
  readonly progress?: (part: string) => void;
}

/**
 * Fills an empty database with a network of a state capital's size, by statements that run in the database, in one transaction. The
 * people cannot sign in: they have no passwords. For measuring, not for showing.
 *
 * @returns false when the database held something: then nothing was written.
 */
export async function seedCapital(
  db: NodePgDatabase,
  { today, size = capitalSize, progress = () => undefined }: CapitalOptions,
): Promise<boolean> {
  const calendar = schoolCalendarOf(Number(today.slice(0, 4)));
  const madeAt = `${addDays(today, -30)}T12:00:00-03:00`;
  const run = async (tx: Pick<NodePgDatabase, 'execute'>, text: string) => {
    await tx.execute(sql.raw(text));
    progress(/^insert into (\w+)/.exec(text)?.[1] ?? '');
  };
  const seeded = await db.transaction(async (tx) => {
    if (!(await isEmptyDatabase(tx))) return false;
    await tx.execute(sql`select ensure_school_year(${calendar.year}::int)`);
    await tx.execute(sql.raw(`set local maintenance_work_mem = '512MB'; set local work_mem = '256MB'`));
    for (const text of idAndNameFunctions) await tx.execute(sql.raw(text));
    for (const table of summed) await tx.execute(sql.raw(`alter table ${table} disable trigger user`));
    for (const text of peopleStatements(size, calendar.year, madeAt)) await run(tx, text);
    for (const text of lessRows(size, calendar.year, today, madeAt)) await run(tx, text);
    await loadInBulk(tx, assessmentResults, () => run(tx, resultsStatement(size, calendar.year, madeAt)));
    await loadInBulk(tx, grades, () => run(tx, gradesStatement(size, calendar, today)));
    await loadInBulk(tx, attendance, () => run(tx, attendanceStatement(size, calendar, today)));
    await tx.execute(sql.raw('analyze'));
    await tx.execute(sql`select rebuild_figures()`);
    for (const table of summed) await tx.execute(sql.raw(`alter table ${table} enable trigger user`));
    progress('rebuild_figures');
    return true;
  });
  // Plans want statistics, and index-only scans the visibility map.
  if (seeded) await db.execute(sql.raw('vacuum analyze'));
  return seeded;
}
