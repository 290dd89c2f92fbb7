import type { EntryFailure, OutboxEntry } from './outbox-entry.ts';
import type { OutboxKind, SavedRow } from './outbox-row.ts';
import type { OutboxStore } from './outbox-store.ts';
import type { SoleSender } from './sole-sender.ts';

/** What became of one attempt to send. `later`: no answer, or one that says nothing of this write. */
export type Sending<K extends OutboxKind = OutboxKind> =
  | { readonly state: 'sent'; readonly rows: readonly SavedRow<K>[] }
  | { readonly state: 'later'; readonly failure?: EntryFailure<K> | undefined }
  | { readonly state: 'refused'; readonly refusal: EntryFailure<K> };

/**
 * What a screen may tell of a write that it handed over. `sent`: with what the server answered, where this tab was the one that sent it.
 * `isStraight`: past the device, which kept nothing; it was never among the entries. `lost`: neither the device nor the server has
 * it, and it is still only on screen; with what the server said, if it did.
 */
export type Submission<K extends OutboxKind = OutboxKind> =
  | { readonly state: 'sent'; readonly rows: readonly SavedRow<K>[]; readonly isStraight?: boolean }
  | { readonly state: 'waiting' }
  | { readonly state: 'refused'; readonly refusal: EntryFailure }
  | { readonly state: 'lost'; readonly failure?: EntryFailure<K> | undefined };

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

/** Of a slot what was sent past the device and has no answer yet, with its `Idempotency-Key`: the same tried again counts once. */
export type StraightTries = Map<string, { readonly content: string; readonly key: string }>;
