import { Button, Notice, ProgressBar, showToast } from '@caderneta/ui';
import { AudioLines } from 'lucide-react';
import { missingToSend } from '../missing-to-send.ts';
import { readingCopy, TOAST_MS } from '../reading-correction.copy.ts';
import type { Take } from '../takes.ts';
import type { Progress } from '../use-analysis.ts';
import * as styles from './reading.css.ts';

export interface SendBarProps {
  take: Take | null;
  hasStudent: boolean;
  /** The host that recordings leave for; null where they stay on the school's server. */
  externalHost: string | null;
  progress: Progress;
  isBusy: boolean;
  /** The last attempt met no server. */
  isOffline: boolean;
  /** Stays at a phone's foot. */
  isSticky: boolean;
  onSend: () => void;
  onCancel: () => void;
  onKeep: () => void;
}

/** 'Enviar para análise' with its progress, and what to do without a connection. */
export function SendBar(props: SendBarProps) {
  const { take, hasStudent, externalHost, progress, isBusy, isOffline, isSticky, onSend, onCancel, onKeep } = props;
  const { analysis: texts, stored } = readingCopy;
  const send = () => {
    const missing = missingToSend(hasStudent, take !== null);
    if (missing === null) onSend();
    else showToast({ tone: 'error', message: missing, durationMs: TOAST_MS });
  };
  return (
    <div className={isSticky ? styles.bottom : styles.stack} data-sticky-foot={isSticky ? '' : undefined}>
      {externalHost !== null && <Notice title={texts.external(externalHost)} />}
      {take?.isStored && <Notice tone="warning" title={stored.waiting} />}
      {isOffline && take !== null && !take.isStored && (
        <Notice
          tone="warning"
          title={stored.offer}
          actions={
            <Button size="compact" onPress={onKeep}>
              {stored.keep}
            </Button>
          }
        />
      )}
      {progress !== null && (
        <ProgressBar
          label={progress.sent < 1 ? texts.sending : texts.analysing}
          value={progress.sent < 1 ? Math.round(progress.sent * 100) : undefined}
          onCancel={onCancel}
        />
      )}
      {take?.format === 'mp3' && <p className={styles.small}>{texts.smaller}</p>}
      <Button
        variant="primary"
        size="large"
        block
        icon={<AudioLines />}
        isDisabled={isBusy && progress === null}
        isPending={progress !== null}
        onPress={send}
      >
        {texts.send}
      </Button>
    </div>
  );
}
