import { Button, Notice } from '@caderneta/ui';
import type { OutboxEntry } from '../../../lib/outbox/outbox-entry.ts';
import { maySendAgain } from '../../../lib/outbox/sent-again.ts';
import { attendanceCopy as texts } from './attendance.copy.ts';

export interface RollCallFailureProps {
  entry: OutboxEntry;
  isSaving: boolean;
  /** Saves what is on screen over what somebody else saved. */
  onInsist: () => void;
  /** Sends it again as it is. */
  onRetry: () => Promise<void>;
  /** Lets go of what is on screen. */
  onDrop: () => Promise<void>;
}

/** The server did not take the roll call: why, and what the person may do. What they recorded is still on screen. */
export function RollCallFailure({ entry, isSaving, onInsist, onRetry, onDrop }: RollCallFailureProps) {
  const { refusal } = entry;
  if (refusal === null) return null;
  const isConflict = refusal.code === 'version-conflict';
  return (
    <Notice
      tone="danger"
      title={isConflict ? texts.conflict.title : texts.refused}
      actions={
        <>
          {isConflict && (
            <Button onPress={onInsist} isPending={isSaving}>
              {texts.conflict.keepMine}
            </Button>
          )}
          {maySendAgain(entry) && (
            <Button onPress={() => void onRetry()} isDisabled={isSaving}>
              {texts.retry}
            </Button>
          )}
          <Button onPress={() => void onDrop()} isDisabled={isSaving}>
            {isConflict ? texts.conflict.takeTheirs : texts.discard}
          </Button>
        </>
      }
    >
      {!isConflict && <p>{refusal.message}</p>}
      {refusal.errors.length > 0 && (
        <ul>
          {refusal.errors.map(({ field, message }) => (
            <li key={field}>{message}</li>
          ))}
        </ul>
      )}
    </Notice>
  );
}
