import type { OutboxKind, OutboxLine } from './outbox-row.ts';

/** How the rows of a kind of write are told apart. */
interface KindOfWrite<K extends OutboxKind> {
  /** Names what a row is about: two rows of one name are the same. */
  readonly keyOf: (line: OutboxLine<K>) => string;
  /** A later write takes the place of an unsent one instead of joining it row by row. */
  readonly isWhole: boolean;
}

/** Which writes wait for a connection, and how their rows are told apart. */
export const outboxKinds: { readonly [K in OutboxKind]: KindOfWrite<K> } = {
  attendance: { keyOf: ({ student_profile_id }) => student_profile_id, isWhole: true },
  grades: {
    keyOf: ({ student_profile_id, discipline_id, scope, period_index, year }) =>
      [student_profile_id, discipline_id, scope, period_index, year].join('/'),
    isWhole: false,
  },
  results: { keyOf: ({ student_profile_id }) => student_profile_id, isWhole: true },
};
