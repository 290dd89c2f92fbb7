import type { ExportTable } from '@caderneta/contract';
import { readForPaper } from '@caderneta/contract';
import { type PrintDocument, PrintFallback, printDocument } from '@caderneta/ui';
import { useState } from 'react';
import { fetchReportHeader } from './fetch-report-header.ts';
import { paperCopy } from './paper.copy.ts';

export interface Paper<Row> extends ExportTable<Row> {
  title: string;
  /** What narrows it, in words. */
  shown?: string;
  /** School whose data stand in the head; one's own where absent. */
  institutionId?: string;
}

/** Prints under the head of reports, tables in landscape; `fallback` is shown where the browser opens no window to print. */
export function usePaper() {
  const [blocked, setBlocked] = useState<PrintDocument | null>(null);
  const printUnderHead = async (document: PrintDocument, institutionId?: string) => {
    const { lines, logo } = await fetchReportHeader(institutionId);
    const paper = { ...document, header: { logoUrl: logo ?? undefined, text: lines.join('\n') || paperCopy.product } };
    const result = printDocument(paper);
    if (!result.ok && result.code === 'popup-blocked') setBlocked(paper);
  };
  const print = <Row,>({ title, shown, institutionId, ...table }: Paper<Row>) =>
    printUnderHead({ title, ...readForPaper(table), shown, orientation: 'landscape' }, institutionId);
  return { print, printUnderHead, fallback: <PrintFallback document={blocked} onClose={() => setBlocked(null)} /> };
}
