import {
  type BodyOf,
  fail,
  type Outcome,
  type ReportFile,
  type ReportId,
  type reportEndpoints,
  reportNames,
  succeed,
} from '@caderneta/contract';
import { and, inArray, sql } from 'drizzle-orm';
import type { FileStore } from '../../files/file-store.ts';
import { reportFiles } from '../../schema/report-files.table.ts';
import type { JobQueue } from '../../server/background/job-queue.ts';
import { dropFile } from '../../server/files/keep-file.ts';
import type { Unit } from '../../server/writes/unit-of-work.ts';
import { reportFileMessages } from './report-files.messages.ts';
import { newReportFile } from './report-files.repository.ts';
import { ownReportFile, ownReportFiles } from './report-files.scope.ts';
import { reportInput } from './report-input.ts';

/** Queue of the reports that the server makes. */
export const reportQueue = 'report-files';
/** Reports of one user that may wait or be under way. */
const mostUnfinished = 5;

/** Where the audit log keeps what is done with a report. */
const trail = ({ viewer }: Unit, recordId: ReportId) => ({
  table: 'reports' as const,
  recordId,
  municipalityId: viewer.municipalityId,
  institutionId: viewer.institutionId,
});

/** Notes a report to be made and adds it to the queue once that is durable. */
export async function askReportFile(
  unit: Unit,
  jobs: JobQueue,
  { report, format, filters, shown }: BodyOf<typeof reportEndpoints.makeFile>,
): Promise<Outcome<ReportFile>> {
  const { db, viewer, now } = unit;
  const input = reportInput(report, filters);
  if (!input.ok) return input;
  await db.execute(sql`select pg_advisory_xact_lock(hashtext(${`report-files:${viewer.userId}`}))`);
  const unfinished = and(ownReportFiles(viewer), inArray(reportFiles.status, ['QUEUED', 'RUNNING']));
  if ((await db.$count(reportFiles, unfinished)) >= mostUnfinished) {
    return fail('too-many-requests', { message: reportFileMessages.tooMany });
  }
  const times = { created_at: now, updated_at: now };
  const asked = { user_id: viewer.userId, report, format, filters, shown, ...times };
  const [row] = await db.insert(reportFiles).values(asked).returning();
  if (!row) throw new Error('an inserted report was not returned');
  const to = { name: reportNames[report], format, hide_personal: filters.hide !== '', filters: shown };
  await unit.record({ action: 'CREATE', ...trail(unit, report), to, ...reportFileMessages.wanted(to.name) });
  unit.afterCommit(() => jobs.add(reportQueue, row.id));
  return succeed(newReportFile(viewer, row));
}

/** Takes away one of the user's own: what is under way stops, the bytes of what was made go. */
export async function removeReportFile(unit: Unit, fileStore: FileStore, id: string): Promise<Outcome<null>> {
  const [row] = await unit.db.delete(reportFiles).where(ownReportFile(unit.viewer, id)).returning();
  if (!row) return fail('not-found');
  if (row.file_id) await dropFile(unit, fileStore, row.file_id);
  const from = { name: reportNames[row.report], format: row.format, status: row.status };
  await unit.record({ action: 'DELETE', ...trail(unit, row.report), from, ...reportFileMessages.gone(from.name) });
  return succeed(null);
}
