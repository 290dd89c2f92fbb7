import { Button } from '@caderneta/ui';
import { useRef } from 'react';
import { formatMoment } from '../../../lib/dates.ts';
import type { OutboxEntry } from '../../../lib/outbox/outbox-entry.ts';
import { attendanceCopy as texts } from './attendance.copy.ts';
import * as styles from './attendance.css.ts';

export interface RollSaveProps {
  isSaving: boolean;
  isChanged: boolean;
  /** It was saved before, and is on the server. */
  wasSaved: boolean;
  /** It waits on this device for a connection. */
  waiting: boolean;
  /** What the server would not take. */
  refused: OutboxEntry | null;
  /** Whether it was saved before is not known. */
  isBlind: boolean;
  savedAt: string | undefined;
  onSave: () => void;
}

function statusOf({ refused, isSaving, waiting, isChanged, savedAt, isBlind }: RollSaveProps): string {
  if (isSaving) return texts.saving;
  if (refused) return texts.refusedNote;
  if (waiting) return texts.waitingNote;
  if (isChanged) return texts.unsaved;
  if (savedAt) return texts.savedAt(formatMoment(savedAt));
  return isBlind ? texts.unknown : texts.neverSaved;
}

/** The button that saves a roll call, and how the saving stands. */
export function RollSave(props: RollSaveProps) {
  const { isSaving, isChanged, wasSaved, waiting, onSave } = props;
  const status = useRef<HTMLSpanElement>(null);
  const save = () => {
    // The button has nothing to save from now on, and would drop the focus.
    status.current?.focus({ preventScroll: true });
    onSave();
  };
  return (
    <div className={styles.save} data-sticky-foot="">
      <Button
        variant="primary"
        size="large"
        className={styles.saveButton}
        isPending={isSaving}
        isDisabled={!isChanged && (wasSaved || waiting)}
        onPress={save}
      >
        {texts.save}
      </Button>
      <span ref={status} role="status" tabIndex={-1} className={styles.saveStatus}>
        {statusOf(props)}
      </span>
    </div>
  );
}
