import { fail, masterConfirmation, type Outcome, succeed, type User, type userInputSchema } from '@caderneta/contract';
import { eq } from 'drizzle-orm';
import type { z } from 'zod';
import type { FileStore } from '../../files/file-store.ts';
import { profiles } from '../../schema/profiles.table.ts';
import { users } from '../../schema/users.table.ts';
import { hashPassword } from '../../server/session/passwords.ts';
import type { Unit } from '../../server/writes/unit-of-work.ts';
import { replaceContacts } from './contacts.writes.ts';
import { enrol, transferError } from './enrolment.writes.ts';
import { decodePhoto, replacePhoto } from './photo.writes.ts';
import { decidePlacement, type Placement } from './placement.ts';
import { findUser, type StoredUser } from './user-detail.repository.ts';
import { audited, bornLater, failureOf, newMatricula, personal, schoolAddress } from './user-record.ts';
import { userMessages } from './users.messages.ts';
import { mayCreate } from './users.scope.ts';

type Input = z.output<typeof userInputSchema>;
const nowhere = { institution_id: null, municipality_id: null };

/** Creates a user below the viewer, or another MASTER, within the viewer's scope. */
export async function createUser(
  unit: Unit,
  { fileStore, publicUrl }: { fileStore: FileStore; publicUrl: string },
  input: Input,
): Promise<Outcome<User>> {
  if (!mayCreate(unit.viewer, input.role)) return fail('forbidden', { errors: [userMessages.roleAbove] });
  if (input.role === 'MASTER' && input.confirmation !== masterConfirmation)
    return fail('invalid-request', { errors: [userMessages.masterUnconfirmed] });
  if (bornLater(input.profile, unit.now)) return fail('invalid-request', { errors: [userMessages.bornLater] });
  const photo = decodePhoto(input.profile.profile_photo);
  if (!photo.ok) return photo;
  const placement = await decidePlacement(unit, input.role, input.profile, nowhere);
  if (!placement.ok) return placement;
  const { schoolClass } = placement.value;
  const failure = await transferError(unit, null, schoolClass ?? null, input.profile.transfer_date);
  if (failure) return failure;
  const matricula = input.profile.matricula ?? newMatricula(unit.now);
  const email = input.email || schoolAddress(matricula, publicUrl);
  const stored = await insert(unit, { ...input, email }, matricula, placement.value).catch(failureOf);
  if ('ok' in stored) return stored;
  const { user, profile } = stored;
  await replaceContacts(unit, profile.id, input.profile);
  if (photo.value) await keepPhoto(unit, fileStore, profile, photo.value);
  if (schoolClass) await enrol(unit, profile.id, schoolClass, input.profile.transfer_date);
  await unit.record({
    action: 'CREATE',
    table: 'users',
    recordId: user.id,
    municipalityId: profile.municipality_id,
    institutionId: profile.institution_id,
    to: audited(stored, schoolClass?.id ?? null),
    ...userMessages.created(user),
  });
  const shown = await findUser(unit.db, unit.viewer, user.id);
  if (!shown) throw new Error('a user just created is out of sight');
  return succeed(shown);
}

type Made = StoredUser & { readonly profile: typeof profiles.$inferSelect };

async function insert(
  { db, now }: Unit,
  input: Input & { email: string },
  matricula: string,
  placement: Placement,
): Promise<Made> {
  const { name, email, role, is_active, password } = input;
  const times = { created_at: now, updated_at: now };
  const password_hash = password ? await hashPassword(password) : null;
  const [user] = await db
    .insert(users)
    .values({ name, email, role, is_active, password_hash, ...times })
    .returning();
  if (!user) throw new Error('an inserted user was not returned');
  const { institution_id, municipality_id } = placement;
  const [profile] = await db
    .insert(profiles)
    .values({
      user_id: user.id,
      institution_id,
      municipality_id,
      matricula,
      ...personal(input.profile),
      ...times,
    })
    .returning();
  if (!profile) throw new Error('an inserted profile was not returned');
  return { user, profile };
}

async function keepPhoto(unit: Unit, fileStore: FileStore, profile: Made['profile'], photo: Uint8Array): Promise<void> {
  const before = { municipalityId: profile.municipality_id, before: null };
  const photo_file_id = await replacePhoto(unit, fileStore, before, photo);
  await unit.db.update(profiles).set({ photo_file_id, updated_at: unit.now }).where(eq(profiles.id, profile.id));
}
