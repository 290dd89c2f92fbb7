import type { User, userPatchSchema } from '@caderneta/contract';
import { eq } from 'drizzle-orm';
import type { z } from 'zod';
import { profileAddresses, profileEmails, profilePhones } from '../../schema/profile-contacts.table.ts';
import { isSame } from '../../server/words/changes-in-words.ts';
import type { Unit } from '../../server/writes/unit-of-work.ts';

export type ProfileInput = NonNullable<z.output<typeof userPatchSchema>['profile']>;

/** What contacts say, whichever rows hold them, in their order. */
const said = (rows: readonly { readonly position: number }[]): string =>
  JSON.stringify(
    rows
      .toSorted((one, other) => one.position - other.position)
      .map((row) => ({ ...row, id: null, created_at: null, updated_at: null })),
  );

type Contacts = Partial<Pick<User['profiles'][number], (typeof kinds)[number]>>;
const kinds = ['profile_email', 'profile_phone', 'profile_address'] as const;

/** Whether all contacts of a form are stored as they are in it; a kind that was not sent stays. */
export const standAlready = (stored: Contacts, sent: ProfileInput): boolean =>
  kinds.every((kind) => {
    const held: readonly Readonly<Record<string, unknown>>[] = stored[kind] ?? [];
    const items = sent[kind] ?? [];
    const isHeld = (item: object, at: number) =>
      Object.entries(item).every(([name, value]) => isSame(held[at]?.[name], value));
    return sent[kind] === undefined || (held.length === items.length && items.every(isHeld));
  });

/**
 * Puts the contacts of a form in the place of those stored, one kind at a time; a kind that was not sent stays.
 *
 * @returns Whether any says something else than before.
 */
export async function replaceContacts({ db, now }: Unit, profileId: string, input: ProfileInput): Promise<boolean> {
  const { profile_email, profile_phone, profile_address } = input;
  const before: string[] = [];
  const after: string[] = [];
  const row = (position: number) => ({ profile_id: profileId, position, created_at: now, updated_at: now });
  if (profile_email) {
    before.push(said(await db.delete(profileEmails).where(eq(profileEmails.profile_id, profileId)).returning()));
    const rows = profile_email.map(({ email, is_primary }, index) => ({ email, is_primary, ...row(index) }));
    after.push(said(rows.length > 0 ? await db.insert(profileEmails).values(rows).returning() : []));
  }
  if (profile_phone) {
    before.push(said(await db.delete(profilePhones).where(eq(profilePhones.profile_id, profileId)).returning()));
    const rows = profile_phone.map(({ number, type, is_primary }, index) => ({
      number,
      type,
      is_primary,
      ...row(index),
    }));
    after.push(said(rows.length > 0 ? await db.insert(profilePhones).values(rows).returning() : []));
  }
  if (profile_address) {
    before.push(said(await db.delete(profileAddresses).where(eq(profileAddresses.profile_id, profileId)).returning()));
    const rows = profile_address.map((item, index) => {
      const { type, street, number, complement, district, city, state, zip_code, country, is_primary } = item;
      const columns = { type, street, number, complement, district, city, state, zip_code, country, is_primary };
      return { ...columns, ...row(index) };
    });
    after.push(said(rows.length > 0 ? await db.insert(profileAddresses).values(rows).returning() : []));
  }
  return before.join() !== after.join();
}
