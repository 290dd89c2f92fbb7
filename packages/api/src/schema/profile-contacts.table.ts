import { sql } from 'drizzle-orm';
import { boolean, check, index, pgTable, smallint, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { dated, id, literals } from './columns.ts';
import { profiles } from './profiles.table.ts';

const phoneTypes = ['MOBILE', 'LANDLINE', 'WHATSAPP', 'COMMERCIAL', 'OTHER'] as const;
const addressTypes = ['RESIDENTIAL', 'COMMERCIAL', 'BILLING', 'DELIVERY', 'OTHER'] as const;

/** What every contact holds: its profile, its place in the list, and whether it is the one primary. */
const contact = () => ({
  id: id(),
  profile_id: uuid('profile_id')
    .notNull()
    .references(() => profiles.id, { onDelete: 'cascade' }),
  position: smallint('position').notNull().default(0),
  is_primary: boolean('is_primary').notNull().default(false),
  ...dated(),
});

export const profileEmails = pgTable('profile_emails', { ...contact(), email: text('email').notNull() }, (t) => [
  index('profile_emails_profile').on(t.profile_id),
  uniqueIndex('profile_emails_one_primary').on(t.profile_id).where(sql`${t.is_primary}`),
]);

export const profilePhones = pgTable(
  'profile_phones',
  {
    ...contact(),
    number: text('number').notNull(),
    type: text('type', { enum: phoneTypes }).notNull().default('MOBILE'),
  },
  (t) => [
    index('profile_phones_profile').on(t.profile_id),
    uniqueIndex('profile_phones_one_primary').on(t.profile_id).where(sql`${t.is_primary}`),
    check('profile_phones_type_known', sql`${t.type} in (${literals(phoneTypes)})`),
  ],
);

export const profileAddresses = pgTable(
  'profile_addresses',
  {
    ...contact(),
    type: text('type', { enum: addressTypes }).notNull().default('RESIDENTIAL'),
    street: text('street').notNull(),
    number: text('number'),
    complement: text('complement'),
    district: text('district'),
    city: text('city'),
    state: text('state'),
    zip_code: text('zip_code'),
    country: text('country').notNull().default('Brasil'),
  },
  (t) => [
    index('profile_addresses_profile').on(t.profile_id),
    uniqueIndex('profile_addresses_one_primary').on(t.profile_id).where(sql`${t.is_primary}`),
    check('profile_addresses_type_known', sql`${t.type} in (${literals(addressTypes)})`),
  ],
);
