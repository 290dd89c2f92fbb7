import { Notice, showToast } from '@caderneta/ui';
import { useLocation } from 'react-router-dom';
import { lazyComponent } from '../lib/lazy/LazyComponent.tsx';
import { useShownSlots } from '../lib/outbox/shown-slots.ts';
import { outbox, useIsSending, useOutbox } from '../lib/outbox/use-outbox.ts';
import { hrefTo } from '../lib/paths.ts';
import { useLocalRecordings } from '../lib/recordings/use-local-recordings.ts';
import { useUser } from '../lib/session/use-session.ts';
import { shellCopy } from './shell.copy.ts';

// Next to nobody has any.
const RefusedNotice = lazyComponent(async () => (await import('./RefusedNotice.tsx')).RefusedNotice);
const RecordingNotice = lazyComponent(async () => (await import('./RecordingNotice.tsx')).RecordingNotice);
const EntriesOfOthers = lazyComponent(async () => (await import('./EntriesOfOthers.tsx')).EntriesOfOthers);

/** What is refused again, or waits, is told by its own notice. */
async function tellSent(sending: Promise<boolean>, label: string): Promise<void> {
  if (await sending) showToast({ tone: 'success', message: shellCopy.unsent.sent(label) });
}

/** On every screen: what this device keeps without a connection, and what the server would not take. */
export function UnsentNotice() {
  const entries = useOutbox();
  const { pathname } = useLocation();
  const shown = useShownSlots();
  // Their own screen shows them, and sends them by itself.
  const elsewhere = useLocalRecordings().filter(
    ({ assessmentId }) => hrefTo('readingCorrection', { assessmentId }) !== pathname,
  );
  const isSending = useIsSending();
  const { role } = useUser();
  const all = entries.filter(({ refusal }) => refusal !== null);
  // The screen of what was written shows it, and what may be done about it.
  const refused = all.filter(({ slot }) => !shown.includes(slot));
  const waiting = isSending ? 0 : entries.length - all.length;
  return (
    <>
      {waiting > 0 && <Notice tone="warning">{shellCopy.unsent.waiting(waiting)}</Notice>}
      {elsewhere.map((recording) => (
        <RecordingNotice key={`${recording.assessmentId}/${recording.studentId}`} recording={recording} />
      ))}
      {role === 'MANAGER' && <EntriesOfOthers onTakeOver={({ id, label }) => tellSent(outbox.takeOver(id), label)} />}
      {refused.map((entry) => (
        <RefusedNotice key={entry.id} entry={entry} onRetry={({ id, label }) => tellSent(outbox.retry(id), label)} />
      ))}
    </>
  );
}
