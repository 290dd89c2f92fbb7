import {
  type AnswerGroup,
  type AssessmentResult,
  fromWire,
  gradeSheet,
  isAnnulled,
  joinPages,
  keyOfVersion,
  otherPage,
  type ResultInput,
  type ResultRow,
  type SavedKey,
  sheetDetails,
  toWire,
} from '@caderneta/contract';
import type { OutboxEntry } from '../../../lib/outbox/outbox-entry.ts';
import type { OutboxRow } from '../../../lib/outbox/outbox-row.ts';
import type { Student } from './live-view.ts';
import { pageRead } from './sheet-keys.ts';

/** Names what the outbox keeps of one pupil's sheet. */
export const slotOf = (assessmentId: string, student: string): string => `results/${assessmentId}/${student}`;

/** A sheet as the outbox keeps it. */
export const unsentRow = (assessmentId: string, body: ResultInput): OutboxRow<'results'> => ({
  assessment_id: assessmentId,
  ...body,
});

type Judged = Pick<ResultRow, 'status' | 'score' | 'hits' | 'total' | 'key_version' | 'missing_page'>;

const answersOf = ({ details }: Pick<ResultInput, 'details'>): AnswerGroup[] =>
  fromWire(sheetDetails(details)?.omr ?? []);

/** A page of two beside what was kept before it, as the server will join them; any other sheet as it is. */
function joined(before: ResultInput | null, page: ResultInput, saved: SavedKey): ResultInput {
  const { key_version = 'A' } = page;
  const read = answersOf(page);
  if (before === null || (before.key_version ?? 'A') !== key_version || pageRead(read, { saved }) === null) return page;
  const answers = joinPages(answersOf(before), read);
  const columns = new Set(read.map(({ group }) => group));
  const graded = gradeSheet(answers, keyOfVersion(saved, key_version));
  const { hits: acertos, total, score } = graded.grade;
  return {
    ...page,
    score,
    details: { omr: toWire(graded.answers), total, acertos },
    review: [...(before.review ?? []).filter(({ group }) => !columns.has(group)), ...(page.review ?? [])],
  };
}

/** What a kept sheet says, once it has arrived. */
function judged(unsent: ResultInput, stored: Judged | null, saved: SavedKey): Judged {
  const { score, details, key_version = 'A', review } = unsent;
  const page = pageRead(answersOf(unsent), { saved });
  if (page !== null) {
    // The server has the other page, or it is still to be read.
    const isWhole =
      stored?.key_version === key_version && (stored.status !== 'PENDING' || stored.missing_page === page);
    const status = !isWhole ? 'PENDING' : stored.status === 'PENDING' ? 'CORRECTED' : stored.status;
    return {
      status,
      key_version,
      score: null,
      hits: null,
      total: null,
      missing_page: isWhole ? null : otherPage(page),
    };
  }
  const marks = sheetDetails(details);
  const { annulled } = keyOfVersion(saved, key_version);
  const isOpen = review?.some(({ group, question }) => !isAnnulled(annulled, group, question));
  const status = isOpen ? 'IN_REVIEW' : 'CORRECTED';
  return { status, key_version, score, hits: marks?.acertos ?? null, total: marks?.total ?? null, missing_page: null };
}

/** Results as they will be once what this device keeps has arrived. */
export function withUnsent(
  rows: readonly ResultRow[],
  entries: readonly OutboxEntry<'results'>[],
  saved: SavedKey,
): ResultRow[] {
  const unsent = new Map<string, ResultInput>();
  for (const draft of entries.filter(({ refusal }) => refusal === null).flatMap(({ rows: stored }) => stored)) {
    const student = draft.student_profile_id;
    unsent.set(student, joined(unsent.get(student) ?? null, draft, saved));
  }
  return rows.map((row) => {
    const draft = unsent.get(row.student_profile_id);
    return draft === undefined ? row : { ...row, ...judged(draft, row, saved) };
  });
}

/** A stored sheet as a save of it would be. */
const asInput = ({ student_profile_id, details, key_version, review }: AssessmentResult): ResultInput => ({
  ...{ student_profile_id, details, key_version, review, score: 0 },
});

/** The sheet of a pupil that the outbox keeps, in full; what it says nothing of is as stored. `drafts`: oldest first, at least one. */
export function unsentResult(
  { label, matricula }: Student,
  drafts: readonly [ResultInput, ...ResultInput[]],
  stored: AssessmentResult | null,
  saved: SavedKey,
): AssessmentResult {
  const first = stored?.details ? asInput(stored) : null;
  const draft = drafts.reduce<ResultInput>((before, page) => joined(before, page, saved), first ?? drafts[0]);
  return {
    student_profile_id: draft.student_profile_id,
    student: stored?.student ?? { name: label, matricula },
    id: stored?.id ?? null,
    updated_at: stored?.updated_at ?? null,
    scale: 100,
    typed_by: stored?.typed_by ?? null,
    earlier_attempts: stored?.earlier_attempts ?? 0,
    version: draft.version ?? stored?.version ?? 0,
    ...judged(draft, null, saved),
    details: draft.details ?? null,
    review: draft.review ?? [],
    photo: draft.photo === undefined ? (stored?.photo ?? null) : draft.photo,
  };
}
