import type { DemoAccount } from '@caderneta/contract';
import { sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { FileStore } from '../files/file-store.ts';
import { createFirstMasterLink } from '../modules/auth/auth.service.ts';
import { demoAccountsOf } from '../modules/system/system.service.ts';
import { isEmptyDatabase, seedCurriculum, seedDemonstration } from '../seed/index.ts';
import { schoolDay, schoolYearOf } from '../server/query/school-time.ts';
import type { BootConfig } from './config.ts';
import type { BootLog } from './database.ts';

/** What whoever starts the product must be told about its data. */
export interface FirstData {
  /** Accounts to sign in with; empty unless the database holds the demonstration. */
  demoAccounts: readonly DemoAccount[];
  /** Where the first MASTER of an empty network is made; null once there are users. */
  firstMasterLink: string | null;
}

/**
 * Prepares the school year; fills an empty database with the demonstration network or, without a demonstration, puts the
 * lessons in and makes the link for the first user.
 */
export async function prepareFirstData(
  { db, fileStore }: { db: NodePgDatabase; fileStore: FileStore },
  { demo, publicUrl }: Pick<BootConfig, 'demo' | 'publicUrl'>,
  log: BootLog,
): Promise<FirstData> {
  const now = new Date();
  const year = schoolYearOf(now);
  // This year's partitions, and the next one's for a server that runs through the holidays.
  await db.execute(sql`SELECT ensure_school_year(${year}::int), ensure_school_year(${year + 1}::int)`);
  if (!demo) {
    await seedCurriculum(db, schoolDay(now));
    return { demoAccounts: [], firstMasterLink: await firstMasterLink(db, publicUrl, now) };
  }
  if (await isEmptyDatabase(db)) {
    log.info('Criando a rede de demonstração…');
    await seedDemonstration(db, { today: schoolDay(now), fileStore });
  }
  const demoAccounts = (await demoAccountsOf(db)) ?? [];
  // A database that was begun without a demonstration holds lessons, and maybe nobody yet.
  return { demoAccounts, firstMasterLink: await firstMasterLink(db, publicUrl, now) };
}

/** Where the first MASTER is made; null once there are users. */
export async function firstMasterLink(db: NodePgDatabase, publicUrl: string, now: Date): Promise<string | null> {
  const { rows } = await db.execute<{ users: boolean }>(sql`SELECT EXISTS (SELECT FROM users) AS users`);
  return rows[0]?.users ? null : createFirstMasterLink(db, publicUrl, now);
}
