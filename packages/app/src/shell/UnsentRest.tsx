import { showToast } from '@caderneta/ui';
import type { OutboxEntry } from '../lib/outbox/outbox-entry.ts';
import { outbox } from '../lib/outbox/use-outbox.ts';
import type { LocalRecording } from '../lib/recordings/local-recordings.ts';
import { EntriesOfOthers } from './EntriesOfOthers.tsx';
import { RecordingNotice } from './RecordingNotice.tsx';
import { RefusedNotice } from './RefusedNotice.tsx';
import { shellCopy } from './shell.copy.ts';
import { UnreadNotice } from './UnreadNotice.tsx';

export interface UnsentRestProps {
  /** This device may keep something that could not be read. */
  isUnread: boolean;
  recordings: readonly LocalRecording[];
  refused: readonly OutboxEntry[];
  /** They may be shown what other people left here. */
  isDirector: boolean;
}

/** What is refused again, or waits, is told by its own notice. */
async function tellSent(sending: Promise<boolean>, label: string): Promise<void> {
  if (await sending) showToast({ tone: 'success', message: shellCopy.unsent.sent(label) });
}

/** What next to nobody has of what this device keeps. */
export function UnsentRest({ isUnread, recordings, refused, isDirector }: UnsentRestProps) {
  return (
    <>
      {isUnread && <UnreadNotice />}
      {recordings.map((recording) => (
        <RecordingNotice key={`${recording.assessmentId}/${recording.studentId}`} recording={recording} />
      ))}
      {isDirector && (
        <EntriesOfOthers
          isUnreadShown={isUnread}
          onTakeOver={({ id, label }) => tellSent(outbox.takeOver(id), label)}
        />
      )}
      {refused.map((entry) => (
        <RefusedNotice key={entry.id} entry={entry} onRetry={({ id, label }) => tellSent(outbox.retry(id), label)} />
      ))}
    </>
  );
}
