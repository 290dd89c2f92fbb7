import type { ReportFormat } from '@caderneta/contract';
import { useSingleRun } from '../../lib/use-single-run.ts';
import { saveOrTell } from '../../parts/listing/use-list-tools.tsx';
import { usePaper } from '../../parts/paper/use-paper.tsx';
import { useDrawnPaper } from '../../parts/paper-pdf/use-drawn-paper.tsx';
import { useReportRequest } from './reports.api.ts';
import type { TakenReport } from './take-report.ts';

/** Takes a report away; what makes its file or paper comes when it is asked for. */
export function useReportTools(report: TakenReport) {
  const { running, run: runOnce } = useSingleRun();
  const paper = usePaper();
  const drawn = useDrawnPaper();
  const ask = useReportRequest();
  const run = (format: ReportFormat) =>
    runOnce(format, () =>
      saveOrTell(async () => {
        const { takeReport } = await import('./take-report.ts');
        await takeReport(format, report, { paper, drawn, ask });
      }),
    );
  return {
    run,
    isBusy: running !== null,
    dialogs: (
      <>
        {paper.fallback}
        {drawn.dialog}
      </>
    ),
  };
}
