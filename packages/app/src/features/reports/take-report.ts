import {
  type Report,
  type ReportFilters,
  type ReportFormat,
  type ReportId,
  reportFileWords,
  reportHead,
  reportNames,
  shownText,
} from '@caderneta/contract';
import { showToast } from '@caderneta/ui';
import { withReason } from '../../lib/api/failure-text.ts';
import { formatCount } from '../../lib/numbers.ts';
import { saveBy } from '../../parts/listing/use-list-tools.tsx';
import { fetchReportHeader } from '../../parts/paper/fetch-report-header.ts';
import type { usePaper } from '../../parts/paper/use-paper.tsx';
import type { useDrawnPaper } from '../../parts/paper-pdf/use-drawn-paper.tsx';
import { namesOf } from './filter-names.ts';
import { isLarge } from './is-large.ts';
import { fetchReport, type ReportOptions, recordExport, type useReportRequest } from './reports.api.ts';
import { reportsCopy as texts } from './reports.copy.ts';

export interface TakenReport {
  readonly id: ReportId;
  readonly report: Report;
  readonly filters: ReportFilters;
  /** What its filters offer: what narrows it is said in their words. */
  readonly options: ReportOptions;
  /** Rows in all. */
  readonly total: number;
  /** There are more than `total`: counting stopped there. */
  readonly totalIsBound: boolean;
  /** School whose data stand in the head; one's own where empty. */
  readonly institutionId: string;
}

/** What it is made by. */
interface Makers {
  readonly paper: ReturnType<typeof usePaper>;
  readonly drawn: ReturnType<typeof useDrawnPaper>;
  readonly ask: ReturnType<typeof useReportRequest>;
}

/** Documents of a class, which are signed and kept: drawn as pages. */
const drawnReports: ReadonlySet<ReportId> = new Set([
  'attendance',
  'council',
  'posted-grades',
  'assessment',
  'readings',
  'report-cards',
]);

/**
 * Takes a report away whole: read anew, written down in the audit log, then made into a file or paper. The file of a large one is the
 * server's to make.
 */
export async function takeReport(
  format: ReportFormat,
  { id, report, filters, options, total, totalIsBound, institutionId }: TakenReport,
  { paper, drawn, ask }: Makers,
): Promise<void> {
  const title = reportNames[id];
  const shown = namesOf(filters, report.filters, options);
  const school = institutionId === '' ? undefined : institutionId;

  const take = async () => {
    const answer = await fetchReport(report, filters);
    if (!answer.ok) {
      showToast({ tone: 'error', message: withReason(texts.failed, answer) });
      return null;
    }
    const rows = answer.data;
    if (rows.length === 0) {
      showToast({ tone: 'info', message: texts.empty });
      return null;
    }
    const record = { report: id, format, rows: rows.length, hide_personal: filters.hide !== '', filters: shown };
    const stored = await recordExport(record);
    if (!stored.ok) {
      showToast({ tone: 'error', message: withReason(texts.recordFailed, stored) });
      return null;
    }
    if (answer.truncated) showToast({ tone: 'warning', message: texts.tooLargeToPrint(formatCount(rows.length)) });
    return { columns: report.columnsFor(rows as never, filters), rows: rows as never[] };
  };
  const askServer = async (format: 'EXCEL' | 'CSV') => {
    const answer = await ask({
      report: id,
      format,
      filters: { ...filters, hide: filters.hide ? 'sim' : '' },
      shown,
    });
    if (answer.ok) showToast({ tone: 'info', message: texts.background(formatCount(total), totalIsBound) });
    else showToast({ tone: 'error', message: withReason(texts.backgroundFailed, answer) });
  };
  const draw = () =>
    drawn.draw({
      title,
      make: async () => {
        const table = await take();
        if (table === null) return null;
        const { drawnReport } = await import('./drawn-report.ts');
        return {
          fileName: reportFileWords(id, shown, new Date()),
          institutionId: school,
          ...drawnReport(id, table, shown),
        };
      },
    });
  if (format === 'PRINT' && drawnReports.has(id)) return draw();
  if (format !== 'PRINT' && isLarge({ total, totalIsBound })) return askServer(format);
  const table = await take();
  if (table === null) return;
  const fileName = reportFileWords(id, shown, new Date());
  if (format === 'CSV') await saveBy(({ saveCsv }) => saveCsv({ ...table, fileName }));
  else if (format === 'EXCEL') {
    const { lines } = await fetchReportHeader(school);
    const head = reportHead(lines, id, shown);
    await saveBy(({ saveExcel }) => saveExcel({ ...table, fileName, title, shown, head }));
  } else await paper.print({ ...table, title, shown: shownText(shown), ...(school ? { institutionId: school } : {}) });
}
