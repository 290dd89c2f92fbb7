import { uniqueId } from '../unique-id.ts';
import type { OutboxDeps, StraightTries, Submission } from './outbox-deps.ts';
import type { NewWrite, OutboxEntry } from './outbox-entry.ts';
import type { OutboxKind, SavedRow } from './outbox-row.ts';
import { joinRows, raiseVersions } from './outbox-rows.ts';
import { LEASE_MS, type SoleSender, soleByLease } from './sole-sender.ts';

const FIRST_RETRY_MS = 2_000;
const LAST_RETRY_MS = 60_000;
const POLL_MS = 250;
/** Another tab is sending: how long a screen waits for its word before it says that the write waits. */
const PATIENCE_MS = 10_000;

/**
 * Writes that must not be lost: kept on the device first, then sent in order, by one tab at a time, again and again until
 * the server took or refused each. A repeated sending counts once by its `Idempotency-Key`. What the device cannot keep is sent
 * straight, while this tab sends nothing else.
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
  /** What is done between two sendings. */
  readonly #tasks: (() => Promise<void>)[] = [];
  /** Of a slot the last write that went straight and has no answer yet. */
  readonly #tries: StraightTries = new Map();
  /** What the device has is known; null until it was asked. */
  #isRead: boolean | null = null;
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

  /** The device may have entries of the signed-in user that could not be read. */
  readonly isUnread = (): boolean => this.#isRead === false;

  /** Keeps a write and tries to send it; only sends it where the device does not keep it. Never rejects. */
  async submit<K extends OutboxKind>(draft: Omit<NewWrite<K>, 'userId' | 'author'>): Promise<Submission<K>> {
    const userId = this.#deps.userId();
    if (userId === null) return { state: 'lost' };
    const { kind, slot } = draft;
    const write = (): NewWrite<K> => {
      const rows = raiseVersions(kind, draft.rows, this.#answered[kind].get(slot)?.rows ?? []);
      return { ...draft, rows, userId, author: this.#deps.userName?.() };
    };
    let id: number;
    try {
      id = await this.#deps.store.put(write(), this.#deps.now());
    } catch {
      return this.#submitStraight(write);
    }
    this.#tries.delete(slot);
    await this.#changed();
    const outcome = await this.#until((): Submission<K> | null => {
      const entry = this.#entries.find((known) => known.id === id);
      if (entry) return entry.refusal && { state: 'refused', refusal: entry.refusal };
      const answer = this.#answered[kind].get(slot);
      if (answer?.id === id) return { state: 'sent', rows: answer.rows };
      // Another tab sent it; unless nobody knows what the device has.
      return this.#isRead && this.#deps.userId() === userId ? { state: 'sent', rows: [] } : null;
    });
    return outcome ?? { state: 'waiting' };
  }

  async #submitStraight<K extends OutboxKind>(write: () => NewWrite<K>): Promise<Submission<K>> {
    let outcome: Submission<K> | null = null;
    const work = async () => {
      const { sendStraight } = await import('./straight-write.ts');
      await this.#read();
      const now = write();
      outcome = await sendStraight(now, this.#entries, this.#tries, this.#deps);
      if (outcome?.state !== 'sent') return;
      this.#noteAnswer({ ...now, id: 0 }, outcome.rows);
      await this.#changed();
    };
    return (await this.#until(() => outcome, work)) ?? { state: 'lost' };
  }

  /** Sends, and does the work, until there is an outcome; null where this tab came to none, or another one takes too long. */
  async #until<T>(look: () => T | null, work?: () => Promise<void>): Promise<T | null> {
    const deadline = this.#deps.now() + PATIENCE_MS;
    while (true) {
      if (work) this.#tasks.push(work);
      const isSender = await this.flush();
      const outcome = look();
      if (outcome || isSender || this.#deps.now() >= deadline) return outcome;
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

  /** What other users of this browser wrote and the server does not have; null where the device could not be read. Whether the user may know of it is the caller's to ask. */
  async entriesOfOthers(): Promise<readonly OutboxEntry[] | null> {
    const userId = this.#deps.userId();
    return userId === null ? [] : this.#deps.store.listOfOthers(userId).catch(() => null);
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
    this.#flushing ??= this.#drain();
    return this.#flushing;
  }

  async #drain(): Promise<boolean> {
    let isSender = true;
    while (this.#isWanted) {
      this.#isWanted = false;
      isSender = await this.#run();
      for (const task of this.#tasks.splice(0)) await task().catch(() => undefined);
    }
    // At once: whoever asks from now on begins anew.
    this.#flushing = null;
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

  #noteAnswer<K extends OutboxKind>(
    { id, kind, slot }: Pick<OutboxEntry<K>, 'id' | 'kind' | 'slot'>,
    rows: readonly SavedRow<K>[],
  ): void {
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
      this.#isRead = true;
    } catch {
      this.#entries = [];
      this.#isRead = false;
    }
    for (const listener of this.#listeners) listener();
  }
}
