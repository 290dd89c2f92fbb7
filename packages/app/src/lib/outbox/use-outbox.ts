import { useLayoutEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { session } from '../session/session.ts';
import { useOnline } from '../use-online.ts';
import { Outbox } from './outbox.ts';
import { entriesOf, type OutboxEntry } from './outbox-entry.ts';
import type { OutboxKind } from './outbox-row.ts';
import { OutboxStore } from './outbox-store.ts';
import { sendEntry } from './send-entry.ts';
import { soleByLock } from './sole-sender.ts';

const channel = typeof BroadcastChannel === 'function' ? new BroadcastChannel('caderneta-outbox') : null;

/** The outbox of this browser. */
export const outbox = new Outbox({
  store: new OutboxStore(),
  send: sendEntry,
  userId: () => session.getState().user?.id ?? null,
  userName: () => session.getState().user?.name,
  now: () => Date.now(),
  after: (ms, work) => {
    const timer = setTimeout(work, ms);
    return () => clearTimeout(timer);
  },
  announce: () => channel?.postMessage('changed'),
  soleSender: 'locks' in navigator ? soleByLock(navigator.locks) : undefined,
});

/** Begins to send what waits: now, when a connection or a session comes back, and when the page is looked at again. */
export function startOutbox(): void {
  const wake = () => void outbox.wake();
  let userId = session.getState().user?.id;
  session.subscribe(() => {
    const next = session.getState().user?.id;
    if (next !== userId) wake();
    userId = next;
  });
  window.addEventListener('online', wake);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') wake();
  });
  channel?.addEventListener('message', () => void outbox.heard());
  wake();
}

/** The signed-in user's unsent writes. */
export const useOutbox = (): readonly OutboxEntry[] => useSyncExternalStore(outbox.subscribe, outbox.entries);

/** Whether the device may have more of them, which could not be read. */
export const useIsUnread = (): boolean => useSyncExternalStore(outbox.subscribe, outbox.isUnread);

/** Those of one kind whose slot begins so. */
export function useOutboxOf<K extends OutboxKind>(kind: K, slotStart: string): readonly OutboxEntry<K>[] {
  const entries = useOutbox();
  return useMemo(
    () => entriesOf(entries, kind).filter(({ slot }) => slot.startsWith(slotStart)),
    [entries, kind, slotStart],
  );
}

/** Whether what is kept leaves at once: a network without the server, or a browser that does not notice, is no connection. */
export function useIsSending(): boolean {
  const isStuck = useSyncExternalStore(outbox.subscribe, outbox.isStuck);
  return useOnline() && !isStuck;
}

/**
 * Reads again what entries changed, once they have left the outbox. Gives the last of them until that reading is here, so
 * that nothing on screen goes back to how it was in between. One that left while it was refused was let go of, not sent.
 */
export function useWhenSent<K extends OutboxKind>(
  entries: readonly OutboxEntry<K>[],
  reload: (last: OutboxEntry<K>) => Promise<unknown>,
): OutboxEntry<K> | null {
  const before = useRef<readonly OutboxEntry<K>[]>([]);
  const latest = useRef(reload);
  latest.current = reload;
  const [settling, setSettling] = useState<OutboxEntry<K> | null>(null);
  useLayoutEffect(() => {
    const gone = before.current.filter((known) => entries.every(({ id }) => id !== known.id));
    before.current = entries;
    const last = gone.at(-1);
    if (last === undefined) return;
    setSettling(last);
    void latest.current(last).finally(() => setSettling((now) => (now === last ? null : now)));
  }, [entries]);
  return settling;
}
