import { sql } from 'drizzle-orm';
import { boolean, char, check, date, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { dated, id, literals } from './columns.ts';
import { files } from './files.table.ts';
import { institutions } from './institutions.table.ts';
import { municipalities } from './municipalities.table.ts';
import { users } from './users.table.ts';

const genders = ['MALE', 'FEMALE', 'OTHER', 'NOT_INFORMED'] as const;

/**
 * A person's school record. The class is not a column: it is the open enrolment.
 * `user_in_use` mirrors 'active and not archived' of the user, kept by triggers, because an index cannot look at another table:
 * a CPF is unique among profiles in use.
 */
export const profiles = pgTable(
  'profiles',
  {
    id: id(),
    user_id: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    institution_id: uuid('institution_id').references(() => institutions.id),
    municipality_id: uuid('municipality_id').references(() => municipalities.id),
    matricula: text('matricula'),
    birth_date: date('birth_date', { mode: 'string' }),
    gender: text('gender', { enum: genders }),
    cpf: char('cpf', { length: 11 }),
    inep_code: char('inep_code', { length: 12 }),
    photo_file_id: uuid('photo_file_id').references(() => files.id, { onDelete: 'set null' }),
    user_in_use: boolean('user_in_use').notNull().default(true),
    ...dated(),
  },
  (t) => [
    // With the places: of whom a search finds, only those within reach are counted.
    index('profiles_user').on(t.user_id, t.institution_id, t.municipality_id),
    index('profiles_institution').on(t.institution_id),
    index('profiles_municipality').on(t.municipality_id),
    index('profiles_matricula').on(t.matricula),
    uniqueIndex('profiles_cpf_unique').on(t.cpf).where(sql`${t.user_in_use}`),
    check('profiles_gender_known', sql`${t.gender} in (${literals(genders)})`),
    check('profiles_cpf_digits', sql`${t.cpf} ~ '^[0-9]{11}$'`),
    check('profiles_inep_code_digits', sql`${t.inep_code} ~ '^[0-9]{12}$'`),
  ],
);
