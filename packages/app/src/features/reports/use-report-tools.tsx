import { type ReportFormat, type ReportId, reportNames } from '@caderneta/contract';
import {
  exportCsv,
  exportExcel,
  type PrintDocument,
  PrintFallback,
  printDocument,
  readTable,
  showToast,
} from '@caderneta/ui';
import { useState } from 'react';
import { withReason } from '../../lib/api/failure-text.ts';
import { formatCount } from '../../lib/numbers.ts';
import { useUser } from '../../lib/session/use-session.ts';
import type { Report, ReportFilters } from './report.ts';
import { fetchReport, recordExport } from './reports.api.ts';
import { reportsCopy as texts } from './reports.copy.ts';

/** Takes a report away whole: read anew, written down in the audit log, then made into a file or paper. */
export function useReportTools(id: ReportId, report: Report, filters: ReportFilters, shown: Record<string, string>) {
  const user = useUser();
  const [isBusy, setBusy] = useState(false);
  const [blocked, setBlocked] = useState<PrintDocument | null>(null);
  const name = reportNames[id];

  const take = async (format: ReportFormat) => {
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
    const kept = await recordExport(record);
    if (!kept.ok) {
      showToast({ tone: 'error', message: withReason(texts.recordFailed, kept) });
      return null;
    }
    if (answer.truncated) showToast({ tone: 'warning', message: texts.cut(formatCount(rows.length)) });
    return { columns: report.columnsFor(rows as never, filters), rows: rows as never[] };
  };
  const run = async (format: ReportFormat) => {
    setBusy(true);
    const table = await take(format);
    setBusy(false);
    if (table === null) return;
    const fileName = `relatorio-${id}`;
    if (format === 'EXCEL') await exportExcel({ ...table, fileName, sheet: name });
    else if (format === 'CSV') exportCsv({ ...table, fileName });
    else {
      const school = user.profiles[0]?.institution?.name;
      const paper = {
        title: name,
        ...(school === undefined ? {} : { header: { text: school } }),
        ...readTable(table),
        footer: Object.entries(shown)
          .map(([label, value]) => `${label}: ${value}`)
          .join(' · '),
        orientation: 'landscape',
      } satisfies PrintDocument;
      const result = printDocument(paper);
      if (!result.ok && result.code === 'popup-blocked') setBlocked(paper);
    }
  };
  return { run, isBusy, fallback: <PrintFallback document={blocked} onClose={() => setBlocked(null)} /> };
}
