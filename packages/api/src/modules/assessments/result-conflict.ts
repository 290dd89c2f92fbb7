import { type Failure, fail, type ResultConflict } from '@caderneta/contract';
import { eq } from 'drizzle-orm';
import type { FileStore } from '../../files/file-store.ts';
import { users } from '../../schema/users.table.ts';
import type { Unit } from '../../server/writes/unit-of-work.ts';
import { assessmentMessages } from './assessments.messages.ts';
import { assessmentRefOf, type HeldAssessment } from './lock-assessment.ts';
import { findResult } from './results.repository.ts';
import type { StoredResult } from './stored-result.ts';

async function nameOf({ db }: Unit, userId: string | null): Promise<string | null> {
  if (userId === null) return null;
  const [author] = await db.select({ name: users.name }).from(users).where(eq(users.id, userId));
  return author?.name ?? null;
}

/** The refusal of a result that would overwrite what its sender has not seen: it says whose is stored, and what that is. */
export async function resultConflict(
  unit: Unit,
  fileStore: FileStore,
  held: HeldAssessment,
  pupil: { readonly id: string; readonly name: string },
  before: StoredResult | null,
): Promise<Failure> {
  const field = 'version';
  const shown = before && (await findResult(unit.db, fileStore, assessmentRefOf(held), pupil.id));
  if (!before || !shown) {
    return fail('version-conflict', { errors: [{ field, message: assessmentMessages.resultGone(pupil.name) }] });
  }
  const by = await nameOf(unit, before.corrected_by);
  const is_own = before.corrected_by === unit.viewer.userId;
  const review = shown.review.map((item) => ({ ...item, crop: null }));
  const current: ResultConflict = { ...shown, review, photo: null, by, is_own };
  const author = is_own ? assessmentMessages.ownDevice : by;
  return fail('version-conflict', {
    errors: [{ field, message: assessmentMessages.resultChanged(pupil.name, before.score, author) }],
    current: [current],
  });
}
