import {
  isAnnulled,
  keyOfVersion,
  type ResultDraft,
  type ResultRow,
  type SavedKey,
  sheetDetails,
} from '@caderneta/contract';
import type { OutboxEntry } from '../../../lib/outbox/outbox-entry.ts';
import type { OutboxRow } from '../../../lib/outbox/outbox-row.ts';

/** Names what the outbox keeps of one pupil's sheet. */
export const slotOf = (assessmentId: string, student: string): string => `results/${assessmentId}/${student}`;

/** A sheet as the outbox keeps it. */
export const unsentRow = (assessmentId: string, body: ResultDraft): OutboxRow<'results'> => ({
  assessment_id: assessmentId,
  ...body,
});

/** Results as they will be once what this device keeps has arrived. */
export function withUnsent(
  rows: readonly ResultRow[],
  entries: readonly OutboxEntry<'results'>[],
  saved: SavedKey,
): ResultRow[] {
  const unsent = new Map(
    entries
      .filter(({ refusal }) => refusal === null)
      .flatMap(({ rows: kept }) => kept)
      .map((draft) => [draft.student_profile_id, draft]),
  );
  return rows.map((row) => {
    const draft = unsent.get(row.student_profile_id);
    if (draft === undefined) return row;
    const marks = sheetDetails(draft.details);
    const key_version = draft.key_version ?? 'A';
    const { annulled } = keyOfVersion(saved, key_version);
    const isOpen = draft.review?.some(({ group, question }) => !isAnnulled(annulled, group, question));
    const status = isOpen ? ('IN_REVIEW' as const) : ('CORRECTED' as const);
    return {
      ...row,
      status,
      key_version,
      score: draft.score,
      hits: marks?.acertos ?? null,
      total: marks?.total ?? null,
    };
  });
}
