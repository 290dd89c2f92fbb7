import {
  type AssessmentResult,
  isAnnulled,
  keyOfVersion,
  type ResultInput,
  type ResultRow,
  type SavedKey,
  sheetDetails,
} from '@caderneta/contract';
import type { OutboxEntry } from '../../../lib/outbox/outbox-entry.ts';
import type { OutboxRow } from '../../../lib/outbox/outbox-row.ts';
import type { Student } from './live-view.ts';

/** Names what the outbox keeps of one pupil's sheet. */
export const slotOf = (assessmentId: string, student: string): string => `results/${assessmentId}/${student}`;

/** A sheet as the outbox keeps it. */
export const unsentRow = (assessmentId: string, body: ResultInput): OutboxRow<'results'> => ({
  assessment_id: assessmentId,
  ...body,
});

type Judged = Pick<ResultRow, 'status' | 'score' | 'hits' | 'total' | 'key_version'>;

/** What a kept sheet says, once it has arrived. */
function judged({ score, details, key_version = 'A', review }: ResultInput, saved: SavedKey): Judged {
  const marks = sheetDetails(details);
  const { annulled } = keyOfVersion(saved, key_version);
  const isOpen = review?.some(({ group, question }) => !isAnnulled(annulled, group, question));
  const status = isOpen ? 'IN_REVIEW' : 'CORRECTED';
  return { status, key_version, score, hits: marks?.acertos ?? null, total: marks?.total ?? null };
}

/** Results as they will be once what this device keeps has arrived. */
export function withUnsent(
  rows: readonly ResultRow[],
  entries: readonly OutboxEntry<'results'>[],
  saved: SavedKey,
): ResultRow[] {
  const unsent = new Map(
    entries
      .filter(({ refusal }) => refusal === null)
      .flatMap(({ rows: stored }) => stored)
      .map((draft) => [draft.student_profile_id, draft]),
  );
  return rows.map((row) => {
    const draft = unsent.get(row.student_profile_id);
    return draft === undefined ? row : { ...row, ...judged(draft, saved) };
  });
}

/** The sheet of a pupil that the outbox keeps, in full; what it says nothing of is as stored. */
export const unsentResult = (
  { label, matricula }: Student,
  draft: ResultInput,
  stored: AssessmentResult | null,
  saved: SavedKey,
): AssessmentResult => ({
  student_profile_id: draft.student_profile_id,
  student: stored?.student ?? { name: label, matricula },
  id: stored?.id ?? null,
  updated_at: stored?.updated_at ?? null,
  typed_by: stored?.typed_by ?? null,
  earlier_attempts: stored?.earlier_attempts ?? 0,
  version: draft.version ?? stored?.version ?? 0,
  ...judged(draft, saved),
  details: draft.details ?? null,
  review: draft.review ?? [],
  photo: draft.photo === undefined ? (stored?.photo ?? null) : draft.photo,
});
