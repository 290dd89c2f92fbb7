import type { User } from '@caderneta/contract';
import { and, asc, eq } from 'drizzle-orm';
import type { FileStore } from '../../files/file-store.ts';
import { files } from '../../schema/files.table.ts';
import { profileAddresses, profileEmails, profilePhones } from '../../schema/profile-contacts.table.ts';
import { profiles } from '../../schema/profiles.table.ts';
import { users } from '../../schema/users.table.ts';
import { photoName } from '../../server/files/attachment.ts';
import type { Queries } from '../../server/query/queries.ts';
import type { SignedIn } from '../../server/session/signed-in.ts';
import { listedProfile, shownProfile } from './profile.columns.ts';
import { visibleUsers } from './users.scope.ts';

type UserRecord = typeof users.$inferSelect;
type ProfileRecord = typeof profiles.$inferSelect;

/** A user with the profile in use. */
export interface StoredUser {
  readonly user: UserRecord;
  readonly profile: ProfileRecord | null;
}

/** The profile in use of a user: the first. */
export async function firstProfile(db: Queries, userId: string): Promise<ProfileRecord | null> {
  const [profile] = await db
    .select()
    .from(profiles)
    .where(eq(profiles.user_id, userId))
    .orderBy(asc(profiles.created_at), asc(profiles.id))
    .limit(1);
  return profile ?? null;
}

/** Contacts of a profile, each kind in the order of its form. */
async function readContacts(db: Queries, profileId: string) {
  const of = { emails: profileEmails, phones: profilePhones, addresses: profileAddresses };
  const inOrder = async <T extends (typeof of)[keyof typeof of]>(table: T) =>
    db
      .select()
      .from(table as typeof profileEmails)
      .where(eq(table.profile_id, profileId))
      .orderBy(asc(table.position), asc(table.id)) as unknown as Promise<T['$inferSelect'][]>;
  const [emails, phones, addresses] = [
    await inOrder(profileEmails),
    await inOrder(profilePhones),
    await inOrder(profileAddresses),
  ];
  return {
    profile_email: emails.map(({ id, email, is_primary }) => ({ id, email, is_primary })),
    profile_phone: phones.map(({ id, number, type, is_primary }) => ({ id, number, type, is_primary })),
    profile_address: addresses.map(
      ({ profile_id: _p, position: _o, created_at: _c, updated_at: _u, ...shown }) => shown,
    ),
  };
}

async function photoOf(db: Queries, fileStore: FileStore, fileId: string | null): Promise<string | null> {
  if (!fileId) return null;
  const [file] = await db.select({ key: files.key }).from(files).where(eq(files.id, fileId));
  const bytes = file ? await fileStore.get(file.key) : null;
  return bytes ? Buffer.from(bytes).toString('base64') : null;
}

/** One user that the viewer sees, or null. With a file store, the photo too. */
export async function findUser(db: Queries, viewer: SignedIn, id: string, fileStore?: FileStore): Promise<User | null> {
  const [found] = await db
    .select({ user: users, listed: listedProfile })
    .from(users)
    .where(and(eq(users.id, id), visibleUsers(viewer)));
  if (!found) return null;
  const { id: userId, name, email, role, status, is_active, created_at, version } = found.user;
  const account = { id: userId, name, email, role, status, is_active, created_at: created_at.toISOString(), version };
  const profile = found.listed ? await firstProfile(db, id) : null;
  if (!found.listed || !profile) return { ...account, profiles: [] };
  const { birth_date, gender, cpf, inep_code } = profile;
  const profile_photo = fileStore ? await photoOf(db, fileStore, profile.photo_file_id) : null;
  const contacts = await readContacts(db, profile.id);
  const shown = {
    ...shownProfile(viewer, id, found.listed),
    profile_photo,
    birth_date,
    gender,
    cpf,
    inep_code,
    ...contacts,
  };
  return { ...account, profiles: [shown] };
}

/** The photo's file of a user that the viewer sees, or null. */
export async function findPhoto(db: Queries, viewer: SignedIn, id: string) {
  const [user] = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, id), visibleUsers(viewer)));
  const fileId = user ? (await firstProfile(db, id))?.photo_file_id : null;
  if (!fileId) return null;
  const [file] = await db.select().from(files).where(eq(files.id, fileId));
  return file ? { ...file, name: photoName } : null;
}
