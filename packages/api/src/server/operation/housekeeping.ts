import { retention } from '@caderneta/contract';
import { and, inArray, isNotNull, lt, lte, or, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { sweepOrphans } from '../../files/sweep-orphans.ts';
import { backups } from '../../schema/backups.table.ts';
import { files } from '../../schema/files.table.ts';
import { idempotencyRecords } from '../../schema/idempotency-records.table.ts';
import { oneTimeTokens } from '../../schema/one-time-tokens.table.ts';
import { peopleImports } from '../../schema/people-imports.table.ts';
import { personViews } from '../../schema/person-views.table.ts';
import { readingRecordings } from '../../schema/reading-recordings.table.ts';
import { reportFiles } from '../../schema/report-files.table.ts';
import { requestCounts } from '../../schema/request-counts.table.ts';
import { sessions } from '../../schema/sessions.table.ts';
import type { ServerContext } from '../context/server-config.ts';

const dayMs = 24 * 60 * 60 * 1000;

/** Removes what has had its time: files that no row names, reports' files that have expired, recordings past their term, records of old writes, of backups that are gone, sessions and links that ended long ago, who saw whom. */
export async function keepHouse({
  db,
  fileStore,
  clock,
  logger,
}: Pick<ServerContext, 'db' | 'fileStore' | 'clock' | 'logger'>): Promise<void> {
  const now = clock.now();
  const daysAgo = (days: number) => new Date(now.getTime() - days * dayMs);
  const ended = daysAgo(retention.endedDays);
  await db.delete(idempotencyRecords).where(lt(idempotencyRecords.created_at, daysAgo(retention.repeatedWriteDays)));
  await db.delete(sessions).where(or(lt(sessions.expires_at, ended), lt(sessions.revoked_at, ended)));
  await db.delete(peopleImports).where(lt(peopleImports.updated_at, ended));
  const isOfNoFile = or(isNotNull(backups.failure), isNotNull(backups.gone_at));
  await db.delete(backups).where(and(isOfNoFile, lt(backups.began_at, ended)));
  await db.delete(requestCounts).where(lt(requestCounts.ends_at, now));
  await db.delete(oneTimeTokens).where(lt(oneTimeTokens.expires_at, ended));
  const expired = db.select({ id: reportFiles.file_id }).from(reportFiles).where(lte(reportFiles.expires_at, now));
  await db.delete(files).where(inArray(files.id, expired));
  const overdue = db.select({ id: readingRecordings.file_id }).from(readingRecordings);
  await db.delete(files).where(inArray(files.id, overdue.where(lte(readingRecordings.keep_until, now))));
  await db.delete(reportFiles).where(lt(reportFiles.updated_at, daysAgo(retention.reportListDays)));
  const viewTerm = sql`${now.toISOString()}::timestamptz - make_interval(months => ${retention.viewMonths})`;
  await db.delete(personViews).where(lt(personViews.viewed_at, viewTerm));
  const swept = await sweepOrphans(db, fileStore, now);
  if (swept > 0) logger.info({ swept }, 'files that no row named were removed');
}

/** Keeps house once the server is ready and once a day until it closes. */
export function startHousekeeping(app: FastifyInstance, context: ServerContext): void {
  const run = () => context.background.run('housekeeping', () => keepHouse(context));
  const timer = setInterval(run, dayMs);
  timer.unref();
  app.addHook('onReady', async () => run());
  app.addHook('onClose', async () => clearInterval(timer));
}
