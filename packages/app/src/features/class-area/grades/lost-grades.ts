import type { GradeInput } from '@caderneta/contract';
import { libCopy } from '../../../lib/lib.copy.ts';
import type { EntryFailure, OutboxEntry } from '../../../lib/outbox/outbox-entry.ts';
import { minusRows } from '../../../lib/outbox/outbox-rows.ts';

/** Grades that neither the server nor this device has, as the sheet shows what was refused. */
export type LostGrades = OutboxEntry<'grades'>;

/** Why, where nobody said. */
export const unreached: EntryFailure<'grades'> = { code: 'offline', message: libCopy.offline, errors: [], current: [] };

export const lostGrades = (
  slot: string,
  label: string,
  rows: readonly GradeInput[],
  refusal: EntryFailure<'grades'>,
): LostGrades => ({
  // The device has no entry of this id.
  ...{ id: 0, userId: '', kind: 'grades', slot, label, rows },
  ...{ idempotencyKey: '', keptAt: 0, isSending: false, refusal },
});

/** What is left of them once others of the same pupils are on their way. */
export function withoutRows(lost: LostGrades, newer: readonly GradeInput[]): LostGrades[] {
  const rows = minusRows('grades', lost.rows, newer);
  return rows.length > 0 ? [{ ...lost, rows }] : [];
}
