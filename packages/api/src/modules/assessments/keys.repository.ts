import { annulledInOrder, keyInOrder, type SavedKey, type SavedVersion } from '@caderneta/contract';
import { eq } from 'drizzle-orm';
import { answerKeys } from '../../schema/assessments.table.ts';
import type { Queries } from '../../server/query/queries.ts';

type KeyRow = Pick<typeof answerKeys.$inferSelect, 'key' | 'annulled' | 'version' | 'version_b'>;

/** Version B as it is shown: in another order, its letters and its annulled questions are those of version A. */
function shownVersion({ key, annulled, version_b: stored }: KeyRow): SavedVersion | null {
  if (stored === null) return null;
  if ('order' in stored) {
    return {
      key: keyInOrder(key, stored.order),
      annulled: annulledInOrder(annulled, stored.order),
      order: stored.order,
    };
  }
  return { ...stored, order: null };
}

/** A stored key as it goes on the wire. */
export const shownKey = (row: KeyRow): SavedKey => ({ ...row, version_b: shownVersion(row) });

export const keyColumns = {
  key: answerKeys.key,
  annulled: answerKeys.annulled,
  version: answerKeys.version,
  version_b: answerKeys.version_b,
};

/** The saved key of an assessment with its version, or null. */
export async function readKey(db: Queries, assessmentId: string): Promise<SavedKey | null> {
  const [found] = await db.select(keyColumns).from(answerKeys).where(eq(answerKeys.assessment_id, assessmentId));
  return found ? shownKey(found) : null;
}

/** Version B as it is kept. */
export const storedVersion = ({ version_b: shown }: SavedKey): KeyRow['version_b'] =>
  shown && (shown.order ? { order: shown.order } : { key: shown.key, annulled: shown.annulled });
