import type { FailureCode, FieldError } from '@caderneta/contract';
import type { OutboxKind } from './outbox-calls.ts';
import type { OutboxRow } from './outbox-row.ts';

/** What the server said when it would not take an entry. It stays until the person decides. */
export interface Refusal {
  readonly code: FailureCode;
  readonly message: string;
  readonly errors: readonly FieldError[];
  /** Of a version conflict, the records as they are stored now. */
  readonly current: readonly unknown[];
}

/** A write of one user that is still to reach the server. */
export interface OutboxEntry {
  /** Order of sending. */
  readonly id: number;
  readonly userId: string;
  readonly kind: OutboxKind;
  /** What is written: entries of one slot follow one another, and what is unsent becomes one. */
  readonly slot: string;
  /** For the person: 'Chamada de 14/08/2026, Matemática'. */
  readonly label: string;
  readonly rows: readonly OutboxRow[];
  readonly idempotencyKey: string;
  /** When it was kept, ms since 1970. */
  readonly keptAt: number;
  /** True from its first sending on: its content may be known to the server, and no longer changes. */
  readonly isSending: boolean;
  readonly refusal: Refusal | null;
}

export type OutboxDraft = Pick<OutboxEntry, 'userId' | 'kind' | 'slot' | 'label' | 'rows'>;
