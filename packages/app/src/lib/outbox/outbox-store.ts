import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { uniqueId } from '../unique-id.ts';
import type { EntryFailure, NewWrite, OutboxEntry } from './outbox-entry.ts';
import type { SavedRow } from './outbox-row.ts';
import { mergeRows, minusRows, rebaseRows, splitRows } from './outbox-rows.ts';

/** An entry as it goes in: its key is the store's to give. */
type StoredEntry = Omit<OutboxEntry, 'id'> & { readonly id?: number };

/** An entry as it comes out. */
const keyed = (entry: StoredEntry): OutboxEntry[] => (entry.id === undefined ? [] : [{ ...entry, id: entry.id }]);

const sentAnew = (entry: StoredEntry): StoredEntry => ({
  ...entry,
  idempotencyKey: uniqueId(),
  isSending: false,
  refusal: null,
});

interface Schema extends DBSchema {
  entries: { key: number; value: StoredEntry; indexes: { slot: [string, string]; user: string } };
  leases: { key: string; value: { owner: string; until: number } };
}

const LEASE = 'sender';

/** A promise also where the browser refuses at once. */
async function open(name: string): Promise<IDBPDatabase<Schema>> {
  return openDB<Schema>(name, 1, {
    upgrade(db) {
      const entries = db.createObjectStore('entries', { keyPath: 'id', autoIncrement: true });
      entries.createIndex('slot', ['userId', 'slot']);
      entries.createIndex('user', 'userId');
      db.createObjectStore('leases');
    },
  });
}

/** The outbox of a browser, in IndexedDB: shared by its tabs, kept when they close. */
export class OutboxStore {
  readonly #db: Promise<IDBPDatabase<Schema>>;

  constructor(name = 'caderneta-outbox') {
    this.#db = open(name);
    // Whoever writes learns that it could not be opened; nobody else needs to.
    this.#db.catch(() => undefined);
  }

  /** Keeps a write: joined with what of its slot was not sent yet and is of the same thing, instead of what was refused of it. Gives the entry's id. */
  async put({ isSameThing, ...draft }: NewWrite, now: number): Promise<number> {
    const tx = (await this.#db).transaction('entries', 'readwrite');
    const ofSlot = (await tx.store.index('slot').getAll([draft.userId, draft.slot])).flatMap(keyed);
    const alike = ofSlot.filter(({ rows }) => isSameThing?.(rows) ?? true);
    for (const entry of alike.filter(({ refusal }) => refusal !== null)) {
      const rows = minusRows(entry.kind, entry.rows, draft.rows);
      await (rows.length > 0 ? tx.store.put({ ...entry, rows }) : tx.store.delete(entry.id));
    }
    // Only what is last in its slot is changed: what stands before another sheet has had its turn.
    const last = ofSlot.findLast(({ refusal }) => refusal === null);
    const unsent = last && !last.isSending && alike.includes(last) ? last : undefined;
    const rows = unsent ? mergeRows(draft.kind, unsent.rows, draft.rows) : [...draft.rows];
    const entry = { ...draft, rows, idempotencyKey: uniqueId(), keptAt: now, isSending: false, refusal: null };
    const id = await tx.store.put(unsent ? { ...entry, id: unsent.id } : entry);
    await tx.done;
    return id;
  }

  async list(userId: string): Promise<OutboxEntry[]> {
    return (await (await this.#db).getAllFromIndex('entries', 'user', userId)).flatMap(keyed);
  }

  /** The user's first entry that may be sent, from now on unchangeable; entries behind a refused one of their slot go on. */
  async takeNext(userId: string): Promise<OutboxEntry | null> {
    const tx = (await this.#db).transaction('entries', 'readwrite');
    const entries = (await tx.store.index('user').getAll(userId)).flatMap(keyed);
    const found = entries.find(({ refusal }) => refusal === null);
    const taken = found && { ...found, isSending: true };
    try {
      await Promise.all([taken && tx.store.put(taken), tx.done]);
    } catch {
      // No room for the mark: it goes all the same, and by its key it is seen whether it was changed meanwhile.
    }
    return taken ?? null;
  }

  /** The server has it: what waits behind it was written over it. */
  async sent(entry: OutboxEntry, saved: readonly SavedRow[]): Promise<void> {
    const tx = (await this.#db).transaction('entries', 'readwrite');
    const stored = await tx.store.get(entry.id);
    if (stored?.idempotencyKey === entry.idempotencyKey) await tx.store.delete(entry.id);
    for (const later of await tx.store.index('slot').getAll([entry.userId, entry.slot])) {
      if (!later.isSending) await tx.store.put({ ...later, rows: rebaseRows(later.kind, later.rows, saved) });
    }
    await tx.done;
  }

  /** The server would not take it. Rows that nobody else changed are sent again without those that somebody did. */
  async refused(entry: OutboxEntry, refusal: EntryFailure): Promise<void> {
    const tx = (await this.#db).transaction('entries', 'readwrite');
    const stored = await tx.store.get(entry.id);
    if (stored?.idempotencyKey !== entry.idempotencyKey) return;
    const { changed, rest } = splitRows(entry.kind, entry.rows, refusal.current);
    await tx.store.put({ ...entry, rows: changed, isSending: false, refusal });
    if (rest.length > 0) {
      const { id: _, ...again } = { ...entry, rows: rest, idempotencyKey: uniqueId(), isSending: false };
      await tx.store.add(again);
    }
    await tx.done;
  }

  /** What other users of this browser wrote and the server does not have. */
  async listOfOthers(userId: string): Promise<OutboxEntry[]> {
    return (await (await this.#db).getAll('entries')).flatMap(keyed).filter((entry) => entry.userId !== userId);
  }

  /** A refused entry waits again, as something new to the server. */
  async retry(id: number): Promise<void> {
    await this.#change(id, (entry) => (entry.refusal === null ? entry : sentAnew(entry)));
  }

  /** What somebody else wrote is the user's to send from now on. */
  async takeOver(id: number, userId: string): Promise<void> {
    await this.#change(id, (entry) =>
      entry.userId === userId ? entry : { ...sentAnew(entry), userId, isTakenOver: true },
    );
  }

  async #change(id: number, change: (entry: StoredEntry) => StoredEntry): Promise<void> {
    const tx = (await this.#db).transaction('entries', 'readwrite');
    const entry = await tx.store.get(id);
    if (entry) await tx.store.put(change(entry));
    await tx.done;
  }

  async discard(id: number): Promise<void> {
    await (await this.#db).delete('entries', id);
  }

  /** Takes or renews the right to send. Only one tab has it; a tab that vanished loses it after `ms`. */
  async lease(owner: string, now: number, ms: number): Promise<boolean> {
    const tx = (await this.#db).transaction('leases', 'readwrite');
    const held = await tx.store.get(LEASE);
    const isFree = held === undefined || held.owner === owner || held.until <= now;
    if (isFree) await tx.store.put({ owner, until: now + ms }, LEASE);
    await tx.done;
    return isFree;
  }

  async release(owner: string): Promise<void> {
    const tx = (await this.#db).transaction('leases', 'readwrite');
    if ((await tx.store.get(LEASE))?.owner === owner) await tx.store.delete(LEASE);
    await tx.done;
  }
}
