import { dayOf, writeDay } from '../../lib/dates.ts';
import { fetchReportHeader } from '../paper/fetch-report-header.ts';
import type { PaperRequest } from './paper-document.ts';
import { writePaper } from './write-paper.ts';

/** Draws sections under the head of a school's reports, one's own where absent; answers where the PDF is, null when it cannot be made. */
export async function paperUrl(
  title: string,
  { institutionId, sections }: { institutionId?: string | undefined; sections: PaperRequest['sections'] },
): Promise<string | null> {
  const header = await fetchReportHeader(institutionId);
  const pdf = await writePaper({ title, sections, header, issued: writeDay(dayOf(new Date())) });
  return pdf && URL.createObjectURL(pdf);
}
