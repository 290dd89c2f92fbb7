import { type ReportFilters, type ReportId, reportRowsAtMost, reports } from '@caderneta/contract';
import type { ServerContext } from '../../server/context/server-config.ts';
import type { Queries } from '../../server/query/queries.ts';
import type { SignedIn } from '../../server/session/signed-in.ts';
import { reportFileMessages as messages } from './report-files.messages.ts';
import { reportInput } from './report-input.ts';

/** Rows that are read at once. */
const chunk = 20_000;

/** `stopped`: somebody asked to leave off. `message`: why there is nothing to take away, in words for people. */
export type ReportRows =
  | { readonly ok: true; readonly rows: readonly unknown[] }
  | { readonly ok: false; readonly code: 'stopped' }
  | { readonly ok: false; readonly code: 'refused'; readonly message: string };

const refused = (message: string): ReportRows => ({ ok: false, code: 'refused', message });

/**
 * Reads all rows of a report as the user would, by the report's own call.
 *
 * @param db One transaction, so that the parts agree with each other.
 * @param onRead Told how many rows are read, of how many; false stops.
 */
export async function readReport(
  context: ServerContext,
  db: Queries,
  viewer: SignedIn,
  { report, filters }: { readonly report: ReportId; readonly filters: ReportFilters },
  onRead: (done: number, total: number) => Promise<boolean>,
): Promise<ReportRows> {
  const read = context.lists.get(reports[report].endpoint);
  const input = reportInput(report, filters);
  if (!read) throw new Error(`${reports[report].endpoint.path}: no call reads this report`);
  if (!input.ok) return refused(messages.outOfReach);
  const rows: unknown[] = [];
  for (let page = 1; ; page += 1) {
    const answer = await read({
      params: input.value.params,
      query: { ...input.value.query, own: { page, limit: chunk } },
      body: undefined,
      viewer,
      db,
      now: context.clock.now(),
      log: context.logger,
      requestId: '',
      userAgent: null,
    });
    if (!answer.ok) return refused(messages.outOfReach);
    const { rows: part, total } = answer.value;
    if (total > reportRowsAtMost) return refused(messages.tooLarge(total));
    rows.push(...part);
    if (!(await onRead(rows.length, total))) return { ok: false, code: 'stopped' };
    if (part.length === 0 || rows.length >= total) break;
  }
  return rows.length === 0 ? refused(messages.empty) : { ok: true, rows };
}
