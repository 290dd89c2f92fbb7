import type { ImportRole } from '@caderneta/contract';
import { v7 } from 'uuid';
import { enrolments } from '../../schema/enrolments.table.ts';
import { profilePhones } from '../../schema/profile-contacts.table.ts';
import { profiles } from '../../schema/profiles.table.ts';
import { users } from '../../schema/users.table.ts';
import { schoolDay } from '../../server/query/school-time.ts';
import type { Unit } from '../../server/writes/unit-of-work.ts';
import { personal } from '../users/users.service.ts';
import type { CheckedPerson } from './check-people.ts';
import type { TellProgress } from './follow-progress.ts';
import type { ImportTarget } from './import-target.ts';
import { importMessages } from './imports.messages.ts';

/** People written by one statement: PostgreSQL takes 65,535 values in one, and progress is told after each. */
const batchSize = 250;

type Keyed = CheckedPerson & { readonly userId: string; readonly profileId: string };

/**
 * Writes checked people with profiles, phones, enrolments and audit, without passwords: each has a first access before them.
 *
 * @returns false where it was told to stop.
 */
export async function insertPeople(
  unit: Unit,
  role: ImportRole,
  people: readonly CheckedPerson[],
  target: ImportTarget,
  tell: TellProgress,
): Promise<boolean> {
  const keyed = people.map((person): Keyed => ({ ...person, userId: v7(), profileId: v7() }));
  for (let from = 0; from < keyed.length; from += batchSize) {
    if (!(await tell(from, keyed.length))) return false;
    await insertBatch(unit, role, keyed.slice(from, from + batchSize), target);
  }
  if (!(await tell(keyed.length, keyed.length))) return false;
  const { municipalityId, institutionId } = target;
  await unit.recordEach(
    keyed.map(({ userId, name, email, matricula, schoolClass, ...person }) => ({
      action: 'CREATE' as const,
      table: 'users',
      recordId: userId,
      municipalityId,
      institutionId,
      to: {
        name,
        email,
        role,
        is_active: true,
        matricula,
        ...personal(person),
        class_id: schoolClass?.id ?? null,
      },
    })),
    { action: 'CREATE', ...importMessages.imported(role, keyed.length) },
  );
  return true;
}

async function insertBatch({ db, now }: Unit, role: ImportRole, batch: readonly Keyed[], target: ImportTarget) {
  const times = { created_at: now, updated_at: now };
  const { institutionId: institution_id, municipalityId: municipality_id } = target;
  await db.insert(users).values(batch.map(({ userId, name, email }) => ({ id: userId, name, email, role, ...times })));
  await db.insert(profiles).values(
    batch.map(({ profileId, userId, matricula, ...person }) => ({
      id: profileId,
      user_id: userId,
      institution_id,
      municipality_id,
      matricula,
      ...personal(person),
      ...times,
    })),
  );
  const phones = batch.flatMap(({ profileId, phone }) =>
    phone
      ? [{ profile_id: profileId, number: phone, type: 'MOBILE' as const, is_primary: true, position: 0, ...times }]
      : [],
  );
  if (phones.length > 0) await db.insert(profilePhones).values(phones);
  const starts_on = schoolDay(now);
  const enrolled = batch.flatMap(({ profileId, schoolClass }) =>
    schoolClass
      ? [{ profile_id: profileId, class_id: schoolClass.id, school_year: schoolClass.year, starts_on, ...times }]
      : [],
  );
  if (enrolled.length > 0) await db.insert(enrolments).values(enrolled);
}
