import { pathOf, recordingEndpoints, type StoredRecordings } from '@caderneta/contract';
import { and, eq } from 'drizzle-orm';
import { municipalities } from '../../schema/municipalities.table.ts';
import { readingRecordings, recordingConsents } from '../../schema/reading-recordings.table.ts';
import type { Queries } from '../../server/query/queries.ts';
import { visibleMunicipalities } from '../../server/scope/municipalities.scope.ts';
import { fileLink } from '../../server/session/file-link.ts';
import type { SignedIn } from '../../server/session/signed-in.ts';

/** What a municipality that the viewer sees keeps; null for any other. */
export async function countStoredRecordings(
  db: Queries,
  viewer: SignedIn,
  id: string,
): Promise<StoredRecordings | null> {
  const wanted = and(eq(municipalities.id, id), visibleMunicipalities(viewer));
  const [seen] = await db.select({ id: municipalities.id }).from(municipalities).where(wanted);
  if (!seen) return null;
  const recordings = await db.$count(readingRecordings, eq(readingRecordings.municipality_id, id));
  const consents = await db.$count(recordingConsents, eq(recordingConsents.municipality_id, id));
  return {
    recordings,
    consents,
    url: recordings === 0 ? null : fileLink(viewer, pathOf(recordingEndpoints.archive, { id })),
  };
}
