import { type ExportTable, type ReportId, reportNames, shownText } from '@caderneta/contract';
import { counted } from '../../lib/numbers.ts';
import { paperCopy } from '../../parts/paper/paper.copy.ts';
import { drawnTable } from '../../parts/paper-pdf/export-table.ts';
import type { PaperSection } from '../../parts/paper-pdf/paper-document.ts';
import { withoutEmpty } from '../../parts/paper-pdf/without-empty.ts';
import { drawnReportCopy as drawnTexts } from './drawn-report.copy.ts';
import { reportCardSections } from './report-cards/report-card-sections.ts';
import { reportsCopy as texts } from './reports.copy.ts';

/** A report as a document, and what is in it. `shown`: what narrows it, in words. */
export function drawnReport(
  id: ReportId,
  table: ExportTable<never>,
  shown: Readonly<Record<string, string>>,
): { readonly sections: readonly PaperSection[]; readonly holds: string } {
  if (id === 'report-cards') {
    const sections = reportCardSections(table.rows);
    return { sections, holds: counted(sections.length, ...drawnTexts.cards) };
  }
  // Of whichever report, its rows are the pupils' where it has a column of them.
  const { table: drawn, empty } = withoutEmpty(drawnTable(table, texts.filters.student));
  const section = {
    title: reportNames[id],
    shown: shownText(shown),
    blocks: [drawn, ...(empty.length > 0 ? [{ kind: 'text' as const, text: drawnTexts.nothingIn(empty) }] : [])],
    signatures: paperCopy.signatures,
  };
  return { sections: [section], holds: counted(table.rows.length, ...texts.noun) };
}
