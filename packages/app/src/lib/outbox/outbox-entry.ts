import type { FieldError } from '@caderneta/contract';
import type { CallFailure } from '../api/call.ts';
import type { ConflictRow, OutboxKind, OutboxRow } from './outbox-row.ts';

/** What the server said when it would not take an entry. It stays until the person decides. */
export interface EntryFailure<K extends OutboxKind = OutboxKind> {
  readonly code: CallFailure['code'];
  readonly message: string;
  readonly errors: readonly FieldError[];
  /** Of a version conflict, the records as they are stored now. */
  readonly current: readonly ConflictRow<K>[];
}

/** A write of one user that is still to reach the server. */
export interface OutboxEntry<K extends OutboxKind = OutboxKind> {
  /** Order of sending. */
  readonly id: number;
  readonly userId: string;
  /** Who wrote it, by name, also once somebody else has taken it over; entries saved by older versions lack it. */
  readonly author?: string | undefined;
  /** Somebody else wrote it, and its user sends it in their own name. */
  readonly isTakenOver?: boolean | undefined;
  readonly kind: K;
  /** What is written: entries of one slot follow one another, and what is unsent becomes one. */
  readonly slot: string;
  /** For the person: 'Chamada de 14/08/2026, Matemática'. */
  readonly label: string;
  readonly rows: readonly OutboxRow<K>[];
  readonly idempotencyKey: string;
  /** When it was kept, ms since 1970. */
  readonly keptAt: number;
  /** True from its first sending on: its content may be known to the server, and no longer changes. */
  readonly isSending: boolean;
  readonly refusal: EntryFailure<K> | null;
}

export type NewEntry<K extends OutboxKind = OutboxKind> = Pick<
  OutboxEntry<K>,
  'userId' | 'author' | 'kind' | 'slot' | 'label' | 'rows'
>;

/** A write as a screen hands it over. */
export interface NewWrite<K extends OutboxKind = OutboxKind> extends NewEntry<K> {
  /** Whether an unsent write of the slot is of the same thing, and may be changed: always where it is not said. What is of another is followed. */
  isSameThing?(unsent: readonly OutboxRow<K>[]): boolean;
}

/** The entries of one kind. */
export const entriesOf = <K extends OutboxKind>(entries: readonly OutboxEntry[], kind: K): OutboxEntry<K>[] =>
  entries.filter((entry): entry is OutboxEntry<K> => entry.kind === kind);
