import { Notice } from '@caderneta/ui';
import { useLocation } from 'react-router-dom';
import { lazyComponent } from '../lib/lazy/LazyComponent.tsx';
import { useShownSlots } from '../lib/outbox/shown-slots.ts';
import { useIsSending, useOutbox } from '../lib/outbox/use-outbox.ts';
import { hrefTo } from '../lib/paths.ts';
import { useLocalRecordings } from '../lib/recordings/use-local-recordings.ts';
import { useUser } from '../lib/session/use-session.ts';
import { shellCopy } from './shell.copy.ts';
import { useUnreadDevice } from './use-unread-device.ts';

// Next to nobody has any.
const UnsentRest = lazyComponent(async () => (await import('./UnsentRest.tsx')).UnsentRest);

/** On every screen: what this device keeps without a connection, and what the server would not take. */
export function UnsentNotice() {
  const entries = useOutbox();
  const { pathname } = useLocation();
  const shown = useShownSlots();
  const stored = useLocalRecordings();
  // Their own screen shows them, and sends them by itself.
  const recordings = (stored ?? []).filter(
    ({ assessmentId }) => hrefTo('readingCorrection', { assessmentId }) !== pathname,
  );
  const isUnread = useUnreadDevice(stored);
  const isSending = useIsSending();
  const isDirector = useUser().role === 'MANAGER';
  const all = entries.filter(({ refusal }) => refusal !== null);
  // The screen of what was written shows it, and what may be done about it.
  const refused = all.filter(({ slot }) => !shown.includes(slot));
  const waiting = isSending ? 0 : entries.length - all.length;
  return (
    <>
      {waiting > 0 && <Notice tone="warning">{shellCopy.unsent.waiting(waiting)}</Notice>}
      {(isUnread || isDirector || recordings.length + refused.length > 0) && (
        <UnsentRest {...{ isUnread, isDirector, recordings, refused }} />
      )}
    </>
  );
}
