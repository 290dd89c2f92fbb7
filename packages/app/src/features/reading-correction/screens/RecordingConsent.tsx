import type { RecordingState } from '@caderneta/contract';
import { Button, Card, ConfirmDelete, Modal, Notice, showToast } from '@caderneta/ui';
import { useState } from 'react';
import { withReason } from '../../../lib/api/failure-text.ts';
import { formatDay } from '../../../lib/dates.ts';
import * as styles from '../components/reading.css.ts';
import { TOAST_MS } from '../reading-correction.copy.ts';
import { useConsentWrites, useKeepRecording, useRecordingState } from '../recordings.api.ts';
import { recordingsCopy as texts } from '../recordings.copy.ts';
import type { Take } from '../takes.ts';

interface Pupil {
  readonly id: string;
  readonly label: string;
}

export interface RecordingConsentProps {
  assessmentId: string;
  pupil: Pupil;
  /** The recording on screen: kept once it is saved with marks, where the guardian consented. */
  take: Take | null;
}

/**
 * The guardian's consent, and whether this recording is kept; nothing where the network keeps none. While the consent holds, a saved
 * recording that was marked by ear is sent to be kept, once, and nothing waits for it.
 */
export function RecordingConsent({ assessmentId, pupil, take }: RecordingConsentProps) {
  const { data, failure, reload } = useRecordingState(assessmentId, pupil.id);
  const isCurrent = data?.consent?.is_current === true;
  const { keeping, again } = useKeepRecording(assessmentId, pupil.id, take, isCurrent && !data?.is_kept);
  if (failure && !data) {
    return (
      <Notice
        tone="warning"
        title={texts.failed}
        actions={
          <Button size="compact" onPress={() => void reload()}>
            {texts.again}
          </Button>
        }
      />
    );
  }
  if (!data?.term) return null;
  const progress = data.is_kept ? texts.stored : keeping.state === 'sending' ? texts.keeping : texts.waits;
  return (
    <Card as="section" aria-labelledby="consentimento">
      <h2 id="consentimento" className={styles.sectionTitle}>
        {texts.title}
      </h2>
      <ConsentLine assessmentId={assessmentId} pupil={pupil} term={data.term} consent={data.consent} />
      {isCurrent && keeping.state !== 'failed' && (
        <p role="status" className={styles.small}>
          {progress}
        </p>
      )}
      {keeping.state === 'failed' && again && (
        <Notice
          tone="warning"
          title={texts.notStored(keeping.why)}
          actions={
            <Button size="compact" onPress={again}>
              {texts.again}
            </Button>
          }
        />
      )}
    </Card>
  );
}

function wordsOf(consent: RecordingState['consent']): string {
  if (consent === null) return texts.none;
  const day = formatDay(consent.recorded_at);
  return consent.is_current ? texts.given(day, consent.recorded_by) : texts.older(day);
}

interface ConsentLineProps {
  assessmentId: string;
  pupil: Pupil;
  term: NonNullable<RecordingState['term']>;
  consent: RecordingState['consent'];
}

function ConsentLine({ assessmentId, pupil, term, consent }: ConsentLineProps) {
  const writes = useConsentWrites(assessmentId, pupil.id);
  const [open, setOpen] = useState<'term' | 'ending' | null>(null);
  const [isSaving, setSaving] = useState(false);
  const close = () => setOpen(null);

  const run = async (write: () => ReturnType<typeof writes.withdraw>, words: { done: string; failed: string }) => {
    setSaving(true);
    const answer = await write();
    setSaving(false);
    const message = answer.ok ? words.done : withReason(words.failed, answer);
    showToast({ tone: answer.ok ? 'success' : 'error', message, durationMs: TOAST_MS });
    if (answer.ok) close();
  };

  return (
    <div className={styles.spread}>
      <p>
        {texts.label} {wordsOf(consent)}
      </p>
      <div className={styles.row}>
        {consent?.is_current !== true && (
          <Button size="compact" onPress={() => setOpen('term')}>
            {texts.read}
          </Button>
        )}
        {consent !== null && (
          <Button size="compact" variant="quiet" onPress={() => setOpen('ending')}>
            {texts.withdraw}
          </Button>
        )}
      </div>
      <Modal
        title={texts.dialog.title}
        isOpen={open === 'term'}
        onOpenChange={(isOpen) => !isOpen && close()}
        footer={
          <>
            <Button isDisabled={isSaving} onPress={close}>
              {texts.dialog.cancel}
            </Button>
            <Button
              variant="primary"
              isPending={isSaving}
              onPress={() => void run(() => writes.record(term.since), texts.dialog)}
            >
              {texts.dialog.confirm}
            </Button>
          </>
        }
      >
        <div className={styles.stack}>
          <p>
            <strong>{texts.dialog.pupil(pupil.label)}</strong>
          </p>
          <p className={styles.small}>{texts.dialog.ask}</p>
          <p className={styles.term}>{term.text}</p>
          <p className={styles.small}>{texts.dialog.version(formatDay(term.since), term.months)}</p>
        </div>
      </Modal>
      {open === 'ending' && (
        <ConfirmDelete
          plain
          onClose={close}
          title={texts.ending.title}
          message={texts.ending.message(pupil.label)}
          isPending={isSaving}
          onConfirm={() => run(writes.withdraw, texts.ending)}
        />
      )}
    </div>
  );
}
