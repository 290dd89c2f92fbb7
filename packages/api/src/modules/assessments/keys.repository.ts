import type { SavedKey } from '@caderneta/contract';
import { eq } from 'drizzle-orm';
import { answerKeys } from '../../schema/index.ts';
import type { Queries } from '../../server/queries.ts';

/** The saved key of an assessment with its version, or null. */
export async function readKey(db: Queries, assessmentId: string): Promise<SavedKey | null> {
  const columns = { key: answerKeys.key, annulled: answerKeys.annulled, version: answerKeys.version };
  const [found] = await db.select(columns).from(answerKeys).where(eq(answerKeys.assessment_id, assessmentId));
  return found ?? null;
}
