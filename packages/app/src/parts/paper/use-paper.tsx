import type { ExportTable } from '@caderneta/contract';
import { readTable } from '@caderneta/contract';
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

/** Prints tables under the head of reports, in landscape; `fallback` is shown where the browser opens no window to print. */
export function usePaper() {
  const [blocked, setBlocked] = useState<PrintDocument | null>(null);
  const print = async <Row,>({ title, shown, institutionId, ...table }: Paper<Row>) => {
    const { lines, logo } = await fetchReportHeader(institutionId);
    const paper = {
      title,
      header: { logoUrl: logo ?? undefined, text: lines.join('\n') || paperCopy.product },
      ...readTable(table),
      shown,
      orientation: 'landscape',
    } satisfies PrintDocument;
    const result = printDocument(paper);
    if (!result.ok && result.code === 'popup-blocked') setBlocked(paper);
  };
  return { print, fallback: <PrintFallback document={blocked} onClose={() => setBlocked(null)} /> };
}
