import {
  exportFileName,
  may,
  type PageRequest,
  type ReportFile,
  type ReportFileFormat,
  reportFileWords,
  reportFiltersSchema,
  reports,
} from '@caderneta/contract';
import { count, desc, eq } from 'drizzle-orm';
import { files } from '../../schema/files.table.ts';
import { reportFiles } from '../../schema/report-files.table.ts';
import type { ServedFile } from '../../server/files/serve-file.ts';
import { totalOf } from '../../server/query/count-rows.ts';
import { offsetOf, type Page } from '../../server/query/page.ts';
import type { Queries } from '../../server/query/queries.ts';
import { fileLink } from '../../server/session/file-link.ts';
import type { SignedIn } from '../../server/session/signed-in.ts';
import { ownReportFile, ownReportFiles, reachOf } from './report-files.scope.ts';

type Row = typeof reportFiles.$inferSelect;
type Bytes = typeof files.$inferSelect;

const extensions: Record<ReportFileFormat, 'xlsx' | 'csv'> = { EXCEL: 'xlsx', CSV: 'csv' };
const nameOf = ({ report, format, shown, created_at }: Row): string =>
  exportFileName(reportFileWords(report, shown, created_at), extensions[format], created_at);

const shownOf = (viewer: SignedIn, row: Row, bytes: Bytes | null): ReportFile => ({
  id: row.id,
  report: row.report,
  format: row.format,
  status: row.status === 'DONE' && bytes === null ? 'EXPIRED' : row.status,
  done: row.done,
  total: row.total,
  filters: reportFiltersSchema.parse(row.filters),
  shown: row.shown,
  failure: row.failure,
  file: bytes && {
    name: nameOf(row),
    size: bytes.size,
    url: fileLink(viewer, `/reports/files/${row.id}/content`),
  },
  created_at: row.created_at.toISOString(),
  expires_at: row.expires_at?.toISOString() ?? null,
});

/** The user's own, the newest first. */
export async function listReportFiles(db: Queries, viewer: SignedIn, page: PageRequest): Promise<Page<ReportFile>> {
  const own = ownReportFiles(viewer);
  const rows = await db
    .select({ row: reportFiles, bytes: files })
    .from(reportFiles)
    .leftJoin(files, eq(files.id, reportFiles.file_id))
    .where(own)
    .orderBy(desc(reportFiles.created_at), desc(reportFiles.id))
    .limit(page.limit)
    .offset(offsetOf(page));
  const total = await totalOf(db, page, rows, db.select({ total: count() }).from(reportFiles).where(own));
  return { ...page, rows: rows.map(({ row, bytes }) => shownOf(viewer, row, bytes)), total };
}

/** One of the user's own, before there is a file. */
export const newReportFile = (viewer: SignedIn, row: Row): ReportFile => shownOf(viewer, row, null);

/** The bytes, for their owner who stands where they stood when the file was made and may still read the report. */
export async function findReportBytes(
  db: Queries,
  viewer: SignedIn,
  id: string,
  now: Date,
): Promise<ServedFile | null> {
  const [found] = await db
    .select({ row: reportFiles, bytes: files })
    .from(reportFiles)
    .innerJoin(files, eq(files.id, reportFiles.file_id))
    .where(ownReportFile(viewer, id));
  if (!found || found.row.reach !== reachOf(viewer)) return null;
  if (found.row.expires_at !== null && found.row.expires_at <= now) return null;
  if (!may(viewer, reports[found.row.report].endpoint.access)) return null;
  const { key, sha256, size, media_type } = found.bytes;
  return { key, sha256, size, media_type, name: nameOf(found.row) };
}
