import type { DemoAccount } from '@caderneta/contract';
import { hash } from '@node-rs/argon2';
import { sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { FileStore } from '../files/file-store.ts';
import { attendance } from '../schema/attendance.table.ts';
import { insertRolls } from './attendance.seed.ts';
import { loadInBulk } from './bulk-load.ts';
import { demoAccounts, demoPassword } from './content/accounts.data.ts';
import { makeDemonstration } from './demonstration.ts';
import { createDraw } from './draw.ts';
import { isEmptyDatabase } from './empty-database.ts';
import { attachExample } from './example-sound.seed.ts';
import { makeMaterials } from './materials.seed.ts';
import { insertRows } from './rows.ts';
import { type Day, schoolCalendarOn } from './school-calendar.ts';
import type { Moment } from './world.ts';

/** Names the right to fill an empty database, in any database of ours. */
const SEED_LOCK = [0x0cade, 4] as const;
const DEFAULT_SEED = 2026;

export interface SeedOptions {
  /** The calendar day, in São Paulo, that the demonstration is anchored to. */
  readonly today: Day;
  /** Another number gives other people, marks and absences. */
  readonly seed?: number;
  /** Where the class's material goes; without it there is none. */
  readonly fileStore?: FileStore;
}

export interface SeedOutcome {
  /** False when the database held something: then nothing was written. */
  readonly seeded: boolean;
  /** One account a role; none when nothing was written. */
  readonly accounts: DemoAccount[];
}

/**
 * Fills an empty database with the demonstration network, in one transaction; who comes second waits, and then finds it filled.
 * The same day and seed give the same rows, ids and times included; only the file store names its files as it likes.
 */
export async function seedDemonstration(db: NodePgDatabase, options: SeedOptions): Promise<SeedOutcome> {
  if (!(await isEmptyDatabase(db))) return { seeded: false, accounts: [] };
  const moment = await momentFor(options);
  const demonstration = makeDemonstration(moment);
  return db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${SEED_LOCK[0]}::int, ${SEED_LOCK[1]}::int)`);
    if (!(await isEmptyDatabase(tx))) return { seeded: false, accounts: [] };
    const { days, year } = moment.calendar;
    // Rolls are kept by the year of their day, and the first may be of the year before.
    const first = Number(days[0]?.slice(0, 4));
    await tx.execute(sql`select ensure_school_year(of) from generate_series(${first}::int, ${year}::int) as of`);
    for (const rows of demonstration.rows) await insertRows(tx, rows, moment.madeAt);
    await loadInBulk(tx, attendance, async () => {
      for (const rolls of demonstration.rolls) await insertRolls(tx, moment, rolls);
    });
    if (options.fileStore) {
      const { mainClass, mainTeacher } = demonstration;
      const written = await makeMaterials(moment, mainClass, mainTeacher, options.fileStore);
      for (const rows of written) await insertRows(tx, rows, moment.madeAt);
      await attachExample(tx, moment, demonstration, options.fileStore);
    }
    const highest = Math.max(...demonstration.sheetCodes.map((code) => Number(code.replace(/\D/g, ''))));
    await tx.execute(sql`select setval('assessment_sheet_code', ${highest}::bigint)`);
    // Without statistics the first minutes' plans are guesses.
    await tx.execute(sql`analyze`);
    return { seeded: true, accounts: [...demoAccounts] };
  });
}

async function momentFor({ today, seed = DEFAULT_SEED }: SeedOptions): Promise<Moment> {
  const draw = createDraw(seed);
  // The password is public, so its salt may be the same everywhere.
  const salt = Uint8Array.from({ length: 16 }, () => draw.integer(0, 255));
  return {
    today,
    madeAt: new Date(`${today}T00:00:00-03:00`),
    calendar: schoolCalendarOn(today),
    draw,
    passwordHash: await hash(demoPassword, { salt }),
  };
}
