import { type Failure, fail, type Outcome, succeed, type User, type userPatchSchema } from '@caderneta/contract';
import { eq, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { FileStore } from '../../files/file-store.ts';
import { userPermissionOverrides } from '../../schema/permissions.table.ts';
import { profiles } from '../../schema/profiles.table.ts';
import { users } from '../../schema/users.table.ts';
import { hashPassword } from '../../server/session/passwords.ts';
import { isSame } from '../../server/words/changes-in-words.ts';
import type { Unit } from '../../server/writes/unit-of-work.ts';
import { changesNothing, versionConflict } from '../../server/writes/version-conflict.ts';
import { endAllSessions } from '../auth/auth.service.ts';
import { replaceContacts, standAlready } from './contacts.writes.ts';
import { classOfProfile, enrol, transferError } from './enrolment.writes.ts';
import { ownFieldsFailure } from './own-fields.ts';
import { decodePhoto, replacePhoto } from './photo.writes.ts';
import { decidePlacement, type Placement } from './placement.ts';
import { findUser, firstProfile, type StoredUser } from './user-detail.repository.ts';
import { lockUser } from './user-lock.ts';
import { audited, bornLater, contactsText, failureOf, personal } from './user-record.ts';
import { userMessages } from './users.messages.ts';
import { mayChange } from './users.scope.ts';

type Patch = z.output<typeof userPatchSchema>;
type Profile = typeof profiles.$inferSelect;

/** Changes a user below the viewer, or the viewer's own record but for what others decide: role, status, school, class. */
export async function updateUser(unit: Unit, fileStore: FileStore, id: string, patch: Patch): Promise<Outcome<User>> {
  const before = await lockUser(unit, id);
  if (!before) return fail('not-found');
  const input = patch.profile ?? {};
  const classBefore = before.profile ? await classOfProfile(unit.db, before.profile.id) : null;
  const isOwn = id === unit.viewer.userId;
  const failure = isOwn ? ownFieldsFailure(before, classBefore, patch) : rankFailure(unit, before, patch);
  if (failure) return failure;
  if (patch.version !== undefined && patch.version !== before.user.version) {
    const { profile, ...basics } = patch;
    const current = await findUser(unit.db, unit.viewer, id);
    const contacts = current?.profiles[0] ?? {};
    const stored = audited(before, classBefore);
    // The same save again, as when its answer was lost.
    const { profile_email, profile_phone, profile_address, ...columns } = profile ?? {};
    const known = { name: before.user.name, ...basics, ...columns };
    if (current && changesNothing({ stored, sent: known }) && standAlready(contacts, profile ?? {})) {
      return succeed(current);
    }
    const sent = { ...basics, ...profile, contacts: profile && contactsText({ ...contacts, ...profile }) };
    return versionConflict(unit.db, {
      table: 'users',
      row: before.user,
      stored: { ...stored, contacts: contactsText(contacts) },
      sent,
      current,
    });
  }
  if (bornLater(input, unit.now)) return fail('invalid-request', { errors: [userMessages.bornLater] });
  const photo = decodePhoto(input.profile_photo);
  if (!photo.ok) return photo;
  const profile = before.profile ?? (await addProfile(unit, id));
  const role = patch.role ?? before.user.role;
  const placement = isOwn ? succeed(unmoved(profile)) : await decidePlacement(unit, role, input, profile);
  if (!placement.ok) return placement;
  const { schoolClass } = placement.value;
  const transferProblem =
    schoolClass === undefined ? null : await transferError(unit, profile.id, schoolClass, input.transfer_date);
  if (transferProblem) return transferProblem;
  let newContacts = false;
  try {
    await writeUser(unit, before, patch);
    newContacts = await writeProfile(unit, fileStore, profile, input, placement.value, photo.value);
  } catch (error) {
    return failureOf(error);
  }
  if (schoolClass !== undefined) await enrol(unit, profile.id, schoolClass, input.transfer_date);
  return recordUpdate(unit, before, classBefore, newContacts);
}

const unmoved = ({ institution_id, municipality_id }: Profile): Placement => ({
  institution_id,
  municipality_id,
  schoolClass: undefined,
});

function rankFailure({ viewer }: Unit, { user }: StoredUser, patch: Patch): Failure | null {
  if (!mayChange(viewer, user.role)) return fail('forbidden');
  return patch.role && !mayChange(viewer, patch.role) ? fail('forbidden', { errors: [userMessages.roleAbove] }) : null;
}

async function addProfile({ db, now }: Unit, userId: string): Promise<Profile> {
  const [profile] = await db.insert(profiles).values({ user_id: userId, created_at: now, updated_at: now }).returning();
  if (!profile) throw new Error('an inserted profile was not returned');
  return profile;
}

/** Another role, password or a deactivation ends the user's sessions at once; one's own stays open after a new password. */
async function writeUser(unit: Unit, { user }: StoredUser, patch: Patch): Promise<void> {
  const { db, now, viewer } = unit;
  const { name = user.name, email, role, is_active } = patch;
  const password_hash = patch.password ? await hashPassword(patch.password) : undefined;
  await db.update(users).set({ name, email, role, is_active, password_hash }).where(eq(users.id, user.id));
  const newRole = role !== undefined && role !== user.role;
  const deactivated = is_active === false && user.is_active;
  if (newRole) await db.delete(userPermissionOverrides).where(eq(userPermissionOverrides.user_id, user.id));
  if (newRole || deactivated || password_hash) {
    await endAllSessions(db, user.id, now, user.id === viewer.userId ? viewer.sessionId : null);
  }
}

/** @returns Whether the contacts are others now. */
async function writeProfile(
  unit: Unit,
  fileStore: FileStore,
  profile: Profile,
  input: NonNullable<Patch['profile']>,
  { institution_id, municipality_id }: Placement,
  photo: Uint8Array | null | undefined,
): Promise<boolean> {
  const stored = { municipalityId: municipality_id, before: profile.photo_file_id };
  const photo_file_id = photo === undefined ? undefined : await replacePhoto(unit, fileStore, stored, photo);
  const columns = { matricula: input.matricula, ...personal(input), institution_id, municipality_id, photo_file_id };
  await unit.db
    .update(profiles)
    .set({ ...columns, updated_at: unit.now })
    .where(eq(profiles.id, profile.id));
  return replaceContacts(unit, profile.id, input);
}

async function recordUpdate(
  unit: Unit,
  before: StoredUser,
  classBefore: string | null,
  newContacts: boolean,
): Promise<Outcome<User>> {
  const { id } = before.user;
  const [user] = await unit.db.select().from(users).where(eq(users.id, id));
  const profile = await firstProfile(unit.db, id);
  if (!user || !profile) throw new Error('a locked user vanished');
  const classAfter = await classOfProfile(unit.db, profile.id);
  const passwordChanged = user.password_hash !== before.user.password_hash;
  const [from, to] = [audited(before, classBefore), audited({ user, profile }, classAfter)];
  const newPhoto = profile.photo_file_id !== (before.profile?.photo_file_id ?? null);
  // A save of what stands is no change: nobody is told of one, and no open form becomes old by it.
  if (!isSame(from, to) || passwordChanged || newContacts || newPhoto) {
    const stamp = { updated_at: unit.now, version: sql`${users.version} + 1` };
    await unit.db.update(users).set(stamp).where(eq(users.id, id));
    await unit.record({
      action: 'UPDATE',
      table: 'users',
      recordId: id,
      municipalityId: profile.municipality_id,
      institutionId: profile.institution_id,
      from,
      to: {
        ...to,
        ...(passwordChanged ? { password: 'changed' } : {}),
        ...(newContacts ? { contacts: 'changed' } : {}),
      },
      ...userMessages.updated(user),
    });
  }
  const shown = await findUser(unit.db, unit.viewer, id);
  if (!shown) throw new Error('a user just changed is out of sight');
  return succeed(shown);
}
