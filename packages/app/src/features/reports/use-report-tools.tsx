import type { ReportFormat } from '@caderneta/contract';
import { useState } from 'react';
import { saveOrTell } from '../../parts/listing/use-list-tools.tsx';
import { usePaper } from '../../parts/paper/use-paper.tsx';
import { useDrawnPaper } from '../../parts/paper-pdf/use-drawn-paper.tsx';
import { useReportRequest } from './reports.api.ts';
import type { TakenReport } from './take-report.ts';

/** Takes a report away; what makes its file or paper comes when it is asked for. */
export function useReportTools(report: TakenReport) {
  const [isBusy, setBusy] = useState(false);
  const paper = usePaper();
  const drawn = useDrawnPaper();
  const ask = useReportRequest();
  const run = async (format: ReportFormat) => {
    if (isBusy) return;
    setBusy(true);
    await saveOrTell(async () => {
      const { takeReport } = await import('./take-report.ts');
      await takeReport(format, report, { paper, drawn, ask });
    });
    setBusy(false);
  };
  return {
    run,
    isBusy,
    dialogs: (
      <>
        {paper.fallback}
        {drawn.dialog}
      </>
    ),
  };
}
