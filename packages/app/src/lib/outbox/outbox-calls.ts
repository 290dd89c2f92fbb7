import { attendanceEndpoints, gradeEndpoints } from '@caderneta/contract';
import type { OutboxRow } from './outbox-row.ts';

/** Which writes wait for a connection, and how their rows are told apart. `isWhole`: a later one replaces an unsent one. */
export const outboxCalls = {
  attendance: {
    endpoint: attendanceEndpoints.save,
    keyOf: (row: OutboxRow) => String(row.student_profile_id),
    isWhole: true,
  },
  grades: {
    endpoint: gradeEndpoints.saveSheet,
    keyOf: (row: OutboxRow) =>
      [row.student_profile_id, row.discipline_id, row.scope, row.period_index, row.year].join('/'),
    isWhole: false,
  },
} as const;

export type OutboxKind = keyof typeof outboxCalls;
