import type { PupilConsent } from '@caderneta/contract';
import { and, asc, eq, sql } from 'drizzle-orm';
import { municipalities } from '../../schema/municipalities.table.ts';
import { profiles } from '../../schema/profiles.table.ts';
import { recordingConsents } from '../../schema/reading-recordings.table.ts';
import { users } from '../../schema/users.table.ts';
import type { Queries } from '../../server/query/queries.ts';
import type { SignedIn } from '../../server/session/signed-in.ts';
import { visibleUsers } from '../users/users.service.ts';

/** The consents for a pupil in the networks of the viewer, by network; null where the viewer does not see the pupil. */
export async function consentsOfPupil(db: Queries, viewer: SignedIn, userId: string): Promise<PupilConsent[] | null> {
  const seen = await db.$count(users, and(eq(users.id, userId), visibleUsers(viewer)));
  if (seen === 0) return null;
  const { role, municipalityId } = viewer;
  const own = municipalityId ? eq(municipalities.id, municipalityId) : sql`false`;
  const rows = await db
    .select({
      municipality: { id: municipalities.id, name: municipalities.name },
      consent: recordingConsents,
      recorded_by: users.name,
    })
    .from(recordingConsents)
    .innerJoin(profiles, eq(profiles.id, recordingConsents.student_profile_id))
    .innerJoin(municipalities, eq(municipalities.id, recordingConsents.municipality_id))
    .leftJoin(users, eq(users.id, recordingConsents.recorded_by))
    .where(and(eq(profiles.user_id, userId), role === 'MASTER' ? undefined : own))
    .orderBy(asc(municipalities.name), asc(municipalities.id));
  return rows.map(({ municipality, consent, recorded_by }) => ({
    municipality,
    student_profile_id: consent.student_profile_id,
    recorded_at: consent.recorded_at.toISOString(),
    recorded_by,
  }));
}
