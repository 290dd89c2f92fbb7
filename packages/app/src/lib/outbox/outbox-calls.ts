import { assessmentEndpoints, attendanceEndpoints, gradeEndpoints } from '@caderneta/contract';
import type { OutboxRow } from './outbox-row.ts';

/** The rows as a call's whole body. */
const asBody = (rows: readonly OutboxRow[]) => ({ body: rows });

/**
 * Which writes wait for a connection, how their rows are told apart and how they are asked. `isWhole`: a later one replaces an
 * unsent one.
 */
export const outboxCalls = {
  attendance: {
    endpoint: attendanceEndpoints.save,
    keyOf: (row: OutboxRow) => String(row.student_profile_id),
    isWhole: true,
    requestOf: asBody,
  },
  grades: {
    endpoint: gradeEndpoints.saveSheet,
    keyOf: (row: OutboxRow) =>
      [row.student_profile_id, row.discipline_id, row.scope, row.period_index, row.year].join('/'),
    isWhole: false,
    requestOf: asBody,
  },
  /** One pupil's answer sheet: a single row, which names its assessment too. */
  results: {
    endpoint: assessmentEndpoints.saveResult,
    keyOf: (row: OutboxRow) => String(row.student_profile_id),
    isWhole: true,
    requestOf: ([row]: readonly OutboxRow[]) => {
      const { assessment_id: id, ...body } = row ?? {};
      return { params: { id }, body };
    },
  },
} as const;

export type OutboxKind = keyof typeof outboxCalls;
