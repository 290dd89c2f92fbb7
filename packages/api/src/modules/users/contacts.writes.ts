import type { userPatchSchema } from '@caderneta/contract';
import { eq } from 'drizzle-orm';
import type { z } from 'zod';
import { profileAddresses, profileEmails, profilePhones } from '../../schema/profile-contacts.table.ts';
import type { Unit } from '../../server/writes/unit-of-work.ts';

export type ProfileInput = NonNullable<z.output<typeof userPatchSchema>['profile']>;

/** Puts the contacts of a form in the place of those stored, one kind at a time; a kind that was not sent stays. */
export async function replaceContacts({ db, now }: Unit, profileId: string, input: ProfileInput): Promise<void> {
  const { profile_email, profile_phone, profile_address } = input;
  const row = (position: number) => ({ profile_id: profileId, position, created_at: now, updated_at: now });
  if (profile_email) {
    await db.delete(profileEmails).where(eq(profileEmails.profile_id, profileId));
    const rows = profile_email.map(({ email, is_primary }, index) => ({ email, is_primary, ...row(index) }));
    if (rows.length > 0) await db.insert(profileEmails).values(rows);
  }
  if (profile_phone) {
    await db.delete(profilePhones).where(eq(profilePhones.profile_id, profileId));
    const rows = profile_phone.map(({ number, type, is_primary }, index) => ({
      number,
      type,
      is_primary,
      ...row(index),
    }));
    if (rows.length > 0) await db.insert(profilePhones).values(rows);
  }
  if (profile_address) {
    await db.delete(profileAddresses).where(eq(profileAddresses.profile_id, profileId));
    const rows = profile_address.map((item, index) => {
      const { type, street, number, complement, district, city, state, zip_code, country, is_primary } = item;
      const columns = { type, street, number, complement, district, city, state, zip_code, country, is_primary };
      return { ...columns, ...row(index) };
    });
    if (rows.length > 0) await db.insert(profileAddresses).values(rows);
  }
}
