import type { ReportFile } from '@caderneta/contract';
import { showToast } from '@caderneta/ui';
import { withReason } from '../../../lib/api/failure-text.ts';
import { lazySection } from '../../../parts/lazy/LazyPart.tsx';
import { LoadFailed } from '../../../parts/listing/LoadFailed.tsx';
import { useReportFiles, useReportFileWrites } from '../reports.api.ts';
import { reportsCopy } from '../reports.copy.ts';

const texts = reportsCopy.files;

/** It comes to who has any. */
const ReportFileList = lazySection(async () => (await import('../components/ReportFileList.tsx')).ReportFileList);

/** Loads the user's own reports that the server makes or made; nothing where there never was one. */
export function OwnReportFiles() {
  const files = useReportFiles();
  const { ask, remove } = useReportFileWrites();
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
  if (files.failure && files.data === undefined) {
    return <LoadFailed title={texts.failed} of={files} />;
  }
  if (files.data === undefined || files.data.length === 0) return null;
  return (
    <ReportFileList files={files.data} onAgain={(file) => void again(file)} onRemove={(file) => void takeAway(file)} />
  );
}
