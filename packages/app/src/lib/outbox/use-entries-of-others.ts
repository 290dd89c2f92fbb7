import { useEffect, useState } from 'react';
import { call } from '../api/call.ts';
import { useUser } from '../session/use-session.ts';
import { useOnline } from '../use-online.ts';
import type { OutboxEntry } from './outbox-entry.ts';
import { outbox } from './use-outbox.ts';

/** Fetched only where there is such an entry: no other screen needs these calls. */
const mayShow = async (entry: OutboxEntry): Promise<boolean> =>
  import('./entry-reach.ts').then(
    ({ reachesEntry }) => reachesEntry(call, entry),
    () => false,
  );

const none: readonly OutboxEntry[] = [];

interface Found {
  readonly userId: string;
  readonly entries: readonly OutboxEntry[] | null;
}

/**
 * What other people wrote on this device for classes of the signed-in director's school and could not send; empty for everybody else. Each is
 * shown only after the server has confirmed that its class is in reach. Null where the device could not be read.
 */
export function useEntriesOfOthers(): readonly OutboxEntry[] | null {
  const { id: userId, role } = useUser();
  const isOnline = useOnline();
  const [found, setFound] = useState<Found>({ userId, entries: none });
  useEffect(() => {
    if (role !== 'MANAGER' || !isOnline) return;
    let isCurrent = true;
    const known = new Map<number, Promise<boolean>>();
    const isReached = (entry: OutboxEntry) => {
      const answer = known.get(entry.id) ?? mayShow(entry);
      known.set(entry.id, answer);
      return answer;
    };
    const look = async () => {
      const all = await outbox.entriesOfOthers();
      const reached = await Promise.all((all ?? []).map(isReached));
      if (isCurrent) setFound({ userId, entries: all?.filter((_, index) => reached[index]) ?? null });
    };
    void look();
    // Whatever changes in the outbox, by this tab or another, may be one of them.
    const stop = outbox.subscribe(() => void look());
    return () => {
      isCurrent = false;
      stop();
    };
  }, [userId, role, isOnline]);
  // Of whoever was signed in before nothing stays, not for one drawing.
  return role === 'MANAGER' && isOnline && found.userId === userId ? found.entries : none;
}
