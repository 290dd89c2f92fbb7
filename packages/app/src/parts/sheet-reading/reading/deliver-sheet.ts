import type { AssessmentResult, ResultInput } from '@caderneta/contract';
import type { Submission } from '../../../lib/outbox/outbox-deps.ts';
import type { EntryFailure } from '../../../lib/outbox/outbox-entry.ts';
import { sameSheetAs } from '../../../lib/outbox/same-sheet.ts';
import { outbox } from '../../../lib/outbox/use-outbox.ts';
import { slotOf, unsentRow } from '../machine/unsent-sheets.ts';
import { sheetReadingCopy } from '../sheet-reading.copy.ts';

/** What became of a sheet. `failed`: the server does not have it, and this browser keeps nothing. */
export type Delivery =
  | { readonly state: 'sent'; readonly result: AssessmentResult | null }
  | Extract<Submission, { state: 'waiting' | 'refused' }>
  | { readonly state: 'failed'; readonly refusal: EntryFailure<'results'> };

export interface Delivered {
  readonly assessment: { readonly id: string; readonly title: string | null };
  /** The pupil's name. */
  readonly student: string;
  readonly body: ResultInput;
}

/** Saves a sheet through the outbox. */
export async function deliverSheet({ assessment, student, body }: Delivered): Promise<Delivery> {
  const { id, title } = assessment;
  const row = unsentRow(id, body);
  const submission = await outbox.submit({
    kind: 'results',
    slot: slotOf(id, body.student_profile_id),
    label: sheetReadingCopy.outboxLabel(student, title || id),
    rows: [row],
    isSameThing: sameSheetAs(row),
  });
  if (submission.state === 'sent') return { state: 'sent', result: submission.rows[0] ?? null };
  if (submission.state !== 'lost') return submission;
  const { failure: refusal = { code: 'offline', message: sheetReadingCopy.notStored, errors: [], current: [] } } =
    submission;
  return { state: 'failed', refusal };
}
