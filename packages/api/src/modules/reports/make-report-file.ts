import {
  aboutExport,
  may,
  readTable,
  reportEndpoints,
  reportHead,
  reportNames,
  reports,
  retention,
} from '@caderneta/contract';
import { reportFiles } from '../../schema/report-files.table.ts';
import { createJobRows } from '../../server/background/job-rows.ts';
import type { ServerContext } from '../../server/context/server-config.ts';
import { keepFile } from '../../server/files/keep-file.ts';
import type { SignedIn } from '../../server/session/signed-in.ts';
import { recordChange } from '../../server/writes/journal.ts';
import { findViewer } from '../auth/auth.service.ts';
import { reportHeader } from '../settings/settings.service.ts';
import { readReport } from './read-report.ts';
import { reportFileMessages as messages } from './report-files.messages.ts';
import { reachOf } from './report-files.scope.ts';
import { reportQueue } from './report-files.writes.ts';
import { writeTable } from './write-table.ts';

type Row = typeof reportFiles.$inferSelect;

/** How long a file can be fetched, ms. */
const retentionMs = retention.reportFileHours * 60 * 60 * 1000;
/** Reports that wait, or are being made. */
export const reportJobs = createJobRows(reportFiles, reportQueue);
const { set } = reportJobs;

/** Keeps the bytes, writes down in the audit log what was made, and tells the user. Nothing of it where it was cancelled meanwhile. */
async function keep(
  context: ServerContext,
  row: Row,
  viewer: SignedIn,
  rows: number,
  content: Uint8Array,
  type: string,
) {
  const now = context.clock.now();
  await context.db.transaction(async (tx) => {
    // Holds the row, so that nobody cancels it from here on.
    if (!(await set({ ...context, db: tx }, row.id, {}))) return;
    const file_id = await keepFile({ db: tx, now }, context.fileStore, viewer.municipalityId, content, type);
    const expires_at = new Date(now.getTime() + retentionMs);
    await set({ ...context, db: tx }, row.id, { status: 'DONE', file_id, expires_at, reach: reachOf(viewer) });
    const name = reportNames[row.report];
    await recordChange(
      tx,
      { userId: viewer.userId, now, requestId: row.id },
      {
        action: 'OTHER',
        table: 'reports',
        recordId: row.report,
        municipalityId: viewer.municipalityId,
        institutionId: viewer.institutionId,
        to: { name, format: row.format, rows, hide_personal: row.filters.hide !== '', filters: row.shown },
        isNews: true,
        ...messages.ready(name, row.format),
      },
    );
  });
}

async function make(context: ServerContext, row: Row, signal: AbortSignal): Promise<void> {
  const { endpoint, columnsFor } = reports[row.report];
  const viewer = await findViewer(context.db, row.user_id, context.clock.now());
  const mayRead = viewer && may(viewer, reportEndpoints.makeFile.access) && may(viewer, endpoint.access);
  if (!viewer || !mayRead) {
    await set(context, row.id, { status: 'FAILED', failure: messages.outOfReach });
    return;
  }
  const read = await context.db.transaction(
    (tx) =>
      readReport(context, tx, viewer, row, async (done, total) => {
        return !signal.aborted && (await set(context, row.id, { done, total }));
      }),
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
  if (!read.ok) {
    if (read.code === 'refused') await set(context, row.id, { status: 'FAILED', failure: read.message });
    else await set(context, row.id, { status: 'QUEUED' });
    return;
  }
  const columns = columnsFor(read.rows as never, row.filters);
  const header = await reportHeader(context.db, context, viewer, row.filters.institution || viewer.institutionId);
  const table = {
    ...readTable({ columns, rows: read.rows as never[] }),
    sheet: reportNames[row.report],
    head: reportHead(header?.lines ?? [], row.report, row.shown),
    about: aboutExport({
      title: reportNames[row.report],
      shown: row.shown,
      author: viewer.name,
      rows: read.rows.length,
      now: context.clock.now(),
    }),
  };
  const { content, mediaType } = await writeTable(table, row.format);
  await keep(context, row, viewer, read.rows.length, content, mediaType);
}

/**
 * Makes the file of a report that waits for it: who asked, and what they reach, are looked at now. Excel is written in a thread. The file
 * lasts a day and goes only to its owner, while they stand where they stood.
 */
export const makeReportFile = (context: ServerContext, id: string, signal: AbortSignal): Promise<void> =>
  reportJobs.run(context, id, (row) => make(context, row, signal), {
    begun: { done: 0, total: null },
    failure: messages.failed,
  });
