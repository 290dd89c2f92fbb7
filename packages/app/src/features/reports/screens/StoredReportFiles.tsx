import type { ReportFile } from '@caderneta/contract';
import { showToast } from '@caderneta/ui';
import { withReason } from '../../../lib/api/failure-text.ts';
import { useSingleRun } from '../../../lib/use-single-run.ts';
import { ReportFileList } from '../components/ReportFileList.tsx';
import { reportFilesCopy as texts } from '../report-files.copy.ts';
import { useReportRemoval } from '../report-removal.api.ts';
import { useReportRequest } from '../reports.api.ts';
import { reportsCopy } from '../reports.copy.ts';

/** The user's own reports, each to be asked for again, stopped or taken away. */
export function StoredReportFiles({ files }: { files: readonly ReportFile[] }) {
  const ask = useReportRequest();
  const remove = useReportRemoval();
  const { run } = useSingleRun();
  const again = async ({ report, format, filters, shown, id }: ReportFile) => {
    const answer = await ask({ report, format, filters, shown });
    if (answer.ok) await remove(id);
    else showToast({ tone: 'error', message: withReason(reportsCopy.backgroundFailed, answer) });
  };
  const takeAway = async ({ id, status }: ReportFile) => {
    const answer = await remove(id);
    const isUnfinished = status === 'QUEUED' || status === 'RUNNING';
    if (answer.ok) showToast({ tone: 'success', message: isUnfinished ? texts.cancelled : texts.removed });
    else showToast({ tone: 'error', message: withReason(texts.removeFailed, answer) });
  };
  return (
    <ReportFileList
      files={files}
      onAgain={(file) => void run(file.id, () => again(file))}
      onRemove={(file) => void run(file.id, () => takeAway(file))}
    />
  );
}
