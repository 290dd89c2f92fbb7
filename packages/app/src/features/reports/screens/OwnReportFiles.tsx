import { lazySection } from '../../../parts/lazy/LazyPart.tsx';
import { LoadFailed } from '../../../parts/listing/LoadFailed.tsx';
import { useReportFiles } from '../reports.api.ts';
import { reportsCopy } from '../reports.copy.ts';

/** It comes to who has any. */
const StoredReportFiles = lazySection(async () => (await import('./StoredReportFiles.tsx')).StoredReportFiles);

/** Loads the user's own reports that the server makes or made; nothing where there never was one. */
export function OwnReportFiles() {
  const files = useReportFiles();
  if (files.failure && files.data === undefined) {
    return <LoadFailed title={reportsCopy.filesFailed} of={files} />;
  }
  if (files.data === undefined || files.data.length === 0) return null;
  return <StoredReportFiles files={files.data} />;
}
