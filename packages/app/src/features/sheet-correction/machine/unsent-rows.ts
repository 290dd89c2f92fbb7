import { type ResultDraft, type ResultRow, sheetDetails } from '@caderneta/contract';
import type { OutboxEntry } from '../../../lib/outbox/outbox-entry.ts';

/** Names what the outbox keeps of one pupil's sheet. */
export const slotOf = (assessmentId: string, student: string): string => `results/${assessmentId}/${student}`;

/** A sheet as the outbox keeps it. */
export const unsentRow = (assessmentId: string, body: ResultDraft) => ({ assessment_id: assessmentId, ...body });

/** Results as they will be once what this device keeps has arrived. */
export function withUnsent(rows: readonly ResultRow[], entries: readonly OutboxEntry[]): ResultRow[] {
  const unsent = new Map(
    entries
      .filter(({ refusal }) => refusal === null)
      .flatMap(({ rows: kept }) => kept as unknown as readonly ResultDraft[])
      .map((draft) => [draft.student_profile_id, draft]),
  );
  return rows.map((row) => {
    const draft = unsent.get(row.student_profile_id);
    if (draft === undefined) return row;
    const marks = sheetDetails(draft.details as never);
    const status = (draft.review?.length ?? 0) > 0 ? ('IN_REVIEW' as const) : ('CORRECTED' as const);
    return { ...row, status, score: draft.score, hits: marks?.acertos ?? null, total: marks?.total ?? null };
  });
}
