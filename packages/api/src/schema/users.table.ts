import { roles } from '@caderneta/contract';
import { sql } from 'drizzle-orm';
import { boolean, check, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { id, literals, moment, searched, sortedText, versioned } from './columns.ts';

/**
 * Who signs in. `password_hash` is argon2id; null until the person chooses one. `email` is unique, whatever its case, among those not archived.
 * `municipality_ids` are those of the person's profiles and of their institutions, kept by triggers: a search would ask two tables for each
 * one that it finds.
 */
export const users = pgTable(
  'users',
  {
    id: id(),
    name: sortedText('name').notNull(),
    email: text('email').notNull(),
    password_hash: text('password_hash'),
    role: text('role', { enum: roles }).notNull(),
    status: text('status').notNull().default('APPROVED'),
    is_active: boolean('is_active').notNull().default(true),
    ...versioned(),
    archived_at: moment('archived_at'),
    /** Since when nothing is left of the account but what the school's record needs; such an account is archived for good. */
    erased_at: moment('erased_at'),
    searched: searched('name', 'email'),
    municipality_ids: uuid('municipality_ids').array().notNull().default([]),
  },
  (t) => [
    uniqueIndex('users_email_unique').on(sql`lower(${t.email})`).where(sql`${t.archived_at} is null`),
    index('users_role').on(t.role),
    // Pages in the order of names; totals. Where a list is read from the newest on, an ascending index serves: read backwards.
    // With what is searched and where: a word that most people have is looked for along it without reading them.
    index('users_name').on(t.name, t.id, t.searched, t.municipality_ids).where(sql`${t.archived_at} is null`),
    index('users_open').on(t.role, t.is_active, t.municipality_ids).where(sql`${t.archived_at} is null`),
    index('users_created').on(t.created_at),
    index('users_role_created').on(t.role, t.created_at, t.id).where(sql`${t.archived_at} is null`),
    index('users_searched').using('gin', t.searched.op('gin_trgm_ops')),
    index('users_municipalities').using('gin', t.municipality_ids).where(sql`${t.archived_at} is null`),
    index('users_archived').on(t.archived_at).where(sql`${t.archived_at} is not null`),
    check('users_erased_archived', sql`${t.erased_at} is null or ${t.archived_at} is not null`),
    check('users_role_known', sql`${t.role} in (${literals(roles)})`),
  ],
);
