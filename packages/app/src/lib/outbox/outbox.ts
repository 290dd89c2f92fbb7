import { uniqueId } from '../unique-id.ts';
import type { EntryFailure, NewWrite, OutboxEntry } from './outbox-entry.ts';
import type { OutboxKind, SavedRow } from './outbox-row.ts';
import { joinRows, raiseVersions } from './outbox-rows.ts';
import type { OutboxStore } from './outbox-store.ts';
import { LEASE_MS, type SoleSender, soleByLease } from './sole-sender.ts';

/** What became of one attempt to send. `later`: no answer, or one that says nothing of this write. */
export type Sending<K extends OutboxKind = OutboxKind> =
  | { readonly state: 'sent'; readonly rows: readonly SavedRow<K>[] }
  | { readonly state: 'later' }
  | { readonly state: 'refused'; readonly refusal: EntryFailure<K> };

/**
 * What a screen may tell of a write that it handed over. `sent`: with what the server answered, where this tab was the one that sent it.
 * `lost`: this browser keeps nothing; it is still only on screen.
 */
export type Submission<K extends OutboxKind = OutboxKind> =
  | { readonly state: 'sent'; readonly rows: readonly SavedRow<K>[] }
  | { readonly state: 'waiting' }
  | { readonly state: 'refused'; readonly refusal: EntryFailure }
  | { readonly state: 'lost' };

export interface OutboxDeps {
  readonly store: OutboxStore;
  readonly send: (entry: OutboxEntry) => Promise<Sending>;
  /** Who is signed in: only their entries are sent or shown. */
  readonly userId: () => string | null;
  /** Their name, which goes with what they write. */
  readonly userName?: () => string | undefined;
  readonly now: () => number;
  /** Runs the work after so many ms; gives its cancel. */
  readonly after: (ms: number, work: () => void) => () => void;
  /** Tells the other tabs that entries changed. */
  readonly announce: () => void;
  /** Lets one tab send at a time; by a lease in the store where none is given. */
  readonly soleSender?: SoleSender;
}

const FIRST_RETRY_MS = 2_000;
const LAST_RETRY_MS = 60_000;
const POLL_MS = 250;
/** Another tab is sending: how long a screen waits for its word before it says that the write waits. */
const PATIENCE_MS = 10_000;

/**
 * Writes that must not be lost: kept on the device first, then sent in order, by one tab at a time, again and again until
 * the server took or refused each. A repeated sending counts once by its `Idempotency-Key`.
 */
export class Outbox {
  readonly #deps: OutboxDeps;
  readonly #soleSender: SoleSender;
  readonly #listeners = new Set<() => void>();
  #entries: readonly OutboxEntry[] = [];
  /** What the server answered to this tab's writes of a slot, the last of them by its id: newer than a list that was not read again yet. */
  readonly #answered: { readonly [K in OutboxKind]: Map<string, { id: number; rows: readonly SavedRow<K>[] }> } = {
    attendance: new Map(),
    grades: new Map(),
    results: new Map(),
  };
  #flushing: Promise<boolean> | null = null;
  #isWanted = false;
  #isStuck = false;
  #retryMs = FIRST_RETRY_MS;
  #cancelRetry: () => void = () => {};

  constructor(deps: OutboxDeps) {
    this.#deps = deps;
    this.#soleSender = deps.soleSender ?? soleByLease(deps.store, uniqueId(), deps.now);
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** The signed-in user's entries, in the order of sending. */
  readonly entries = (): readonly OutboxEntry[] => this.#entries;

  /** The last sending came to nothing: what waits goes later, whatever the browser says of its network. */
  readonly isStuck = (): boolean => this.#isStuck;

  /** Keeps a write and tries to send it. Never rejects. */
  async submit<K extends OutboxKind>(draft: Omit<NewWrite<K>, 'userId' | 'author'>): Promise<Submission<K>> {
    const userId = this.#deps.userId();
    if (userId === null) return { state: 'lost' };
    let id: number;
    try {
      const rows = raiseVersions(draft.kind, draft.rows, this.#answered[draft.kind].get(draft.slot)?.rows ?? []);
      id = await this.#deps.store.put({ ...draft, rows, userId, author: this.#deps.userName?.() }, this.#deps.now());
    } catch {
      return { state: 'lost' };
    }
    await this.#changed();
    const deadline = this.#deps.now() + PATIENCE_MS;
    while (true) {
      const isSender = await this.flush();
      const entry = this.#entries.find((known) => known.id === id);
      if (entry === undefined) {
        const answer = this.#answered[draft.kind].get(draft.slot);
        return { state: 'sent', rows: answer?.id === id ? answer.rows : [] };
      }
      if (entry.refusal) return { state: 'refused', refusal: entry.refusal };
      if (isSender || this.#deps.now() >= deadline) return { state: 'waiting' };
      await new Promise<void>((done) => this.#deps.after(POLL_MS, done));
    }
  }

  /** The person lets go of what was refused. */
  async discard(id: number): Promise<void> {
    await this.#deps.store.discard(id);
    await this.#changed();
  }

  /** Sends again what was refused, as it is: the reason may have gone. Answers whether the server took it. */
  async retry(id: number): Promise<boolean> {
    await this.#deps.store.retry(id);
    return this.#isSent(id);
  }

  /** What other users of this browser wrote and the server does not have. Whether the user may know of it is the caller's to ask. */
  async entriesOfOthers(): Promise<readonly OutboxEntry[]> {
    const userId = this.#deps.userId();
    try {
      return userId === null ? [] : await this.#deps.store.listOfOthers(userId);
    } catch {
      return [];
    }
  }

  /** The signed-in user sends in their own name what somebody else wrote. Answers whether the server took it. */
  async takeOver(id: number): Promise<boolean> {
    const userId = this.#deps.userId();
    if (userId === null) return false;
    await this.#deps.store.takeOver(id, userId);
    return this.#isSent(id);
  }

  async #isSent(id: number): Promise<boolean> {
    await this.#changed();
    return (await this.flush()) && this.#entries.every((entry) => entry.id !== id);
  }

  /** Reads again what other tabs may have changed, and sends what waits. */
  async wake(): Promise<void> {
    this.#retryMs = FIRST_RETRY_MS;
    await this.#read();
    await this.flush();
  }

  /** Another tab changed entries. */
  async heard(): Promise<void> {
    await this.#read();
  }

  /** Sends what waits, in order. False where another tab is the one that sends. */
  flush(): Promise<boolean> {
    this.#isWanted = true;
    this.#flushing ??= this.#drain().finally(() => {
      this.#flushing = null;
    });
    return this.#flushing;
  }

  async #drain(): Promise<boolean> {
    let isSender = true;
    while (this.#isWanted) {
      this.#isWanted = false;
      isSender = await this.#run();
    }
    return isSender;
  }

  async #run(): Promise<boolean> {
    this.#cancelRetry();
    const user = this.#deps.userId();
    if (user === null) return true;
    try {
      const isSender = await this.#soleSender((renew) => this.#sendAll(user, renew));
      if (!isSender) this.#retryAfter(LEASE_MS / 3);
      else await this.#read();
      return isSender;
    } catch {
      // The browser's storage failed: entries are where they were.
      this.#retryAfter(LAST_RETRY_MS);
    }
    return true;
  }

  async #sendAll(user: string, renew: () => Promise<unknown>): Promise<void> {
    const { store, userId } = this.#deps;
    let entry = await store.takeNext(user);
    while (entry !== null && userId() === user) {
      this.#isStuck = !(await this.#sendOne(entry));
      if (this.#isStuck) {
        this.#retryAfter(this.#retryMs);
        this.#retryMs = Math.min(this.#retryMs * 2, LAST_RETRY_MS);
        return;
      }
      this.#retryMs = FIRST_RETRY_MS;
      await this.#changed();
      await renew();
      entry = await store.takeNext(user);
    }
  }

  async #sendOne(entry: OutboxEntry): Promise<boolean> {
    const result = await this.#deps.send(entry);
    if (result.state === 'later') return false;
    if (result.state === 'sent') {
      this.#noteAnswer(entry, result.rows);
      await this.#deps.store.sent(entry, result.rows);
    } else await this.#deps.store.refused(entry, result.refusal);
    return true;
  }

  #noteAnswer<K extends OutboxKind>({ id, kind, slot }: OutboxEntry<K>, rows: readonly SavedRow<K>[]): void {
    const answered = this.#answered[kind];
    answered.set(slot, { id, rows: joinRows(kind, answered.get(slot)?.rows ?? [], rows) });
  }

  #retryAfter(ms: number): void {
    this.#cancelRetry();
    this.#cancelRetry = this.#deps.after(ms, () => void this.flush());
  }

  async #changed(): Promise<void> {
    await this.#read();
    this.#deps.announce();
  }

  async #read(): Promise<void> {
    const userId = this.#deps.userId();
    try {
      this.#entries = userId === null ? [] : await this.#deps.store.list(userId);
    } catch {
      this.#entries = [];
    }
    for (const listener of this.#listeners) listener();
  }
}
