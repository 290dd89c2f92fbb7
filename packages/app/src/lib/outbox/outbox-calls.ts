import {
  assessmentEndpoints,
  attendanceEndpoints,
  attendanceSchema,
  gradeConflictSchema,
  gradeEndpoints,
  resultConflictSchema,
} from '@caderneta/contract';
import type { CallFailure, call } from '../api/call.ts';
import type { ConflictRow, OutboxKind, OutboxRow, SavedRow } from './outbox-row.ts';

type Sent<K extends OutboxKind> = { readonly ok: true; readonly rows: readonly SavedRow<K>[] } | CallFailure;

/** How the writes of a kind are sent. */
interface OutboxCall<K extends OutboxKind> {
  readonly send: (ask: typeof call, rows: readonly OutboxRow<K>[], idempotencyKey: string) => Promise<Sent<K>>;
  /** What a refusal names as stored now; what is no such record is left out. */
  readonly conflictsIn: (current: readonly unknown[]) => ConflictRow<K>[];
}

/** How what waited is asked of the server, fetched once something waits: schemas need not come before the first screen. */
export const outboxCalls: { readonly [K in OutboxKind]: OutboxCall<K> } = {
  attendance: {
    send: async (ask, rows, idempotencyKey) => {
      const answer = await ask(attendanceEndpoints.save, { body: [...rows], idempotencyKey });
      return answer.ok ? { ok: true, rows: answer.data } : answer;
    },
    conflictsIn: (current) => current.flatMap((row) => attendanceSchema.safeParse(row).data ?? []),
  },
  grades: {
    send: async (ask, rows, idempotencyKey) => {
      const answer = await ask(gradeEndpoints.saveSheet, { body: [...rows], idempotencyKey });
      return answer.ok ? { ok: true, rows: answer.data } : answer;
    },
    conflictsIn: (current) => current.flatMap((row) => gradeConflictSchema.safeParse(row).data ?? []),
  },
  results: {
    send: async (ask, [row], idempotencyKey) => {
      if (row === undefined) return { ok: true, rows: [] };
      const { assessment_id: id, ...body } = row;
      const answer = await ask(assessmentEndpoints.saveResult, { params: { id }, body, idempotencyKey });
      return answer.ok ? { ok: true, rows: [answer.data] } : answer;
    },
    conflictsIn: (current) => current.flatMap((row) => resultConflictSchema.safeParse(row).data ?? []),
  },
};
