import {
  assessmentEndpoints,
  attendanceEndpoints,
  attendanceSchema,
  fromWire,
  gradeConflictSchema,
  gradeEndpoints,
  isSameSheet,
  resultConflictSchema,
  sheetDetails,
} from '@caderneta/contract';
import type { CallFailure, call } from '../api/call.ts';
import type { ConflictRow, OutboxKind, OutboxLine, OutboxRow, SavedRow } from './outbox-row.ts';

type Sent<K extends OutboxKind> = { readonly ok: true; readonly rows: readonly SavedRow<K>[] } | CallFailure;

/** How the writes of a kind are sent. */
interface OutboxCall<K extends OutboxKind> {
  /** Names what a row is about: two rows of one name are the same. */
  readonly keyOf: (line: OutboxLine<K>) => string;
  /** A later write takes the place of an unsent one instead of joining it row by row. */
  readonly isWhole: boolean;
  /** Whether a later write is of the same thing as an unsent one, and may change it: always where it is not said. What is of another follows it. */
  readonly isSameThing?: (unsent: readonly OutboxRow<K>[], later: readonly OutboxRow<K>[]) => boolean;
  readonly send: (ask: typeof call, rows: readonly OutboxRow<K>[], idempotencyKey: string) => Promise<Sent<K>>;
  /** What a refusal names as stored now; what is no such record is left out. */
  readonly conflictsIn: (current: readonly unknown[]) => ConflictRow<K>[];
}

const answersOf = (row: OutboxRow<'results'> | undefined) => fromWire(sheetDetails(row?.details)?.omr ?? []);

/** Which writes wait for a connection, how their rows are told apart and how they are asked. */
export const outboxCalls: { readonly [K in OutboxKind]: OutboxCall<K> } = {
  attendance: {
    keyOf: ({ student_profile_id }) => student_profile_id,
    isWhole: true,
    send: async (ask, rows, idempotencyKey) => {
      const answer = await ask(attendanceEndpoints.save, { body: [...rows], idempotencyKey });
      return answer.ok ? { ok: true, rows: answer.data } : answer;
    },
    conflictsIn: (current) => current.flatMap((row) => attendanceSchema.safeParse(row).data ?? []),
  },
  grades: {
    keyOf: ({ student_profile_id, discipline_id, scope, period_index, year }) =>
      [student_profile_id, discipline_id, scope, period_index, year].join('/'),
    isWhole: false,
    send: async (ask, rows, idempotencyKey) => {
      const answer = await ask(gradeEndpoints.saveSheet, { body: [...rows], idempotencyKey });
      return answer.ok ? { ok: true, rows: answer.data } : answer;
    },
    conflictsIn: (current) => current.flatMap((row) => gradeConflictSchema.safeParse(row).data ?? []),
  },
  results: {
    keyOf: ({ student_profile_id }) => student_profile_id,
    isWhole: true,
    // A pupil's second sheet stands beside the first.
    isSameThing: ([unsent], [later]) => isSameSheet(answersOf(unsent), answersOf(later)),
    send: async (ask, [row], idempotencyKey) => {
      if (row === undefined) return { ok: true, rows: [] };
      const { assessment_id: id, ...body } = row;
      const answer = await ask(assessmentEndpoints.saveResult, { params: { id }, body, idempotencyKey });
      return answer.ok ? { ok: true, rows: [answer.data] } : answer;
    },
    conflictsIn: (current) => current.flatMap((row) => resultConflictSchema.safeParse(row).data ?? []),
  },
};
