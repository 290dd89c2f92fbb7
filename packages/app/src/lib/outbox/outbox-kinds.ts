import { fromWire, isSameSheet, sheetDetails } from '@caderneta/contract';
import type { OutboxKind, OutboxLine, OutboxRow } from './outbox-row.ts';

/** How the rows of a kind of write are told apart. */
interface KindOfWrite<K extends OutboxKind> {
  /** Names what a row is about: two rows of one name are the same. */
  readonly keyOf: (line: OutboxLine<K>) => string;
  /** A later write takes the place of an unsent one instead of joining it row by row. */
  readonly isWhole: boolean;
  /** Whether a later write is of the same thing as an unsent one, and may change it: always where it is not said. What is of another follows it. */
  readonly isSameThing?: (unsent: readonly OutboxRow<K>[], later: readonly OutboxRow<K>[]) => boolean;
}

const answersOf = (row: OutboxRow<'results'> | undefined) => fromWire(sheetDetails(row?.details)?.omr ?? []);

/** Which writes wait for a connection, and how their rows are told apart. */
export const outboxKinds: { readonly [K in OutboxKind]: KindOfWrite<K> } = {
  attendance: { keyOf: ({ student_profile_id }) => student_profile_id, isWhole: true },
  grades: {
    keyOf: ({ student_profile_id, discipline_id, scope, period_index, year }) =>
      [student_profile_id, discipline_id, scope, period_index, year].join('/'),
    isWhole: false,
  },
  results: {
    keyOf: ({ student_profile_id }) => student_profile_id,
    isWhole: true,
    // A pupil's second sheet stands beside the first.
    isSameThing: ([unsent], [later]) => isSameSheet(answersOf(unsent), answersOf(later)),
  },
};
