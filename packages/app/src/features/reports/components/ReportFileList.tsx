import { type ReportFile, reportNames, shownText } from '@caderneta/contract';
import { Badge, Card, IconButton, LinkButton, ProgressBar } from '@caderneta/ui';
import { Clock, Download, RotateCw, Trash2, TriangleAlert, X } from 'lucide-react';
import { formatMoment } from '../../../lib/dates.ts';
import { formatCount } from '../../../lib/numbers.ts';
import { reportFilesCopy as texts } from '../report-files.copy.ts';
import * as styles from './reports.css.ts';

export interface ReportFileListProps {
  files: readonly ReportFile[];
  onAgain: (file: ReportFile) => void;
  onRemove: (file: ReportFile) => void;
}

/** How far a report is, or what became of it. */
function ReportFileState({ file }: { file: ReportFile }) {
  const { status, done, total } = file;
  if (status === 'RUNNING') {
    return total === null ? (
      <ProgressBar label={texts.running} />
    ) : (
      <ProgressBar
        label={texts.running}
        value={done}
        maxValue={Math.max(1, total)}
        valueLabel={texts.progress(formatCount(done), formatCount(total))}
      />
    );
  }
  if (status === 'FAILED') {
    return (
      <Badge tone="danger" icon={<TriangleAlert />}>
        {file.failure}
      </Badge>
    );
  }
  if (status === 'DONE') {
    return <span>{file.expires_at && texts.until(formatMoment(file.expires_at))}</span>;
  }
  return (
    <Badge tone="neutral" icon={<Clock />}>
      {status === 'QUEUED' ? texts.queued : texts.expired}
    </Badge>
  );
}

/** The user's own reports that the server makes or made: how far each is, its file, and ways to stop it, remove it or ask for it again. */
export function ReportFileList({ files, onAgain, onRemove }: ReportFileListProps) {
  return (
    <Card as="section" aria-labelledby="report-files" className={styles.card}>
      <h2 id="report-files" className={styles.filesTitle}>
        {texts.title}
      </h2>
      <p className={styles.hint}>{texts.hint}</p>
      <ul className={styles.files}>
        {files.map((file) => {
          const name = `${reportNames[file.report]} (${texts.formats[file.format]})`;
          const isUnfinished = file.status === 'QUEUED' || file.status === 'RUNNING';
          const isGone = file.status === 'FAILED' || file.status === 'EXPIRED';
          return (
            <li key={file.id} className={styles.file}>
              <div className={styles.fileName}>
                <strong>{name}</strong>
                <span className={styles.hint}>
                  {[formatMoment(file.created_at), shownText(file.shown)].filter((part) => part !== '').join(' · ')}
                </span>
              </div>
              <div className={styles.fileState} role="status">
                <ReportFileState file={file} />
              </div>
              <div className={styles.fileActs}>
                {file.file && (
                  <LinkButton
                    size="compact"
                    href={file.file.url}
                    download={file.file.name}
                    icon={<Download />}
                    aria-label={texts.download(name)}
                  >
                    {texts.downloadShort}
                  </LinkButton>
                )}
                {isGone && <IconButton label={texts.again(name)} icon={<RotateCw />} onPress={() => onAgain(file)} />}
                <IconButton
                  label={isUnfinished ? texts.cancel(name) : texts.remove(name)}
                  icon={isUnfinished ? <X /> : <Trash2 />}
                  onPress={() => onRemove(file)}
                />
              </div>
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
