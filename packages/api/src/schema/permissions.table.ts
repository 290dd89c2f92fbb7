import { type Permission, roles } from '@caderneta/contract';
import { sql } from 'drizzle-orm';
import { check, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { literals, updatedAt } from './columns.ts';
import { users } from './users.table.ts';

/**
 * Marks a user who has a list of their own, even an empty one. Without a row here the role's list holds.
 * Deleting the row deletes the list.
 */
export const userPermissionOverrides = pgTable('user_permission_overrides', {
  user_id: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  updated_by: uuid('updated_by').references(() => users.id, { onDelete: 'set null' }),
  updated_at: updatedAt(),
});

export const userPermissions = pgTable(
  'user_permissions',
  {
    user_id: uuid('user_id')
      .notNull()
      .references(() => userPermissionOverrides.user_id, { onDelete: 'cascade' }),
    permission: text('permission').$type<Permission>().notNull(),
  },
  (t) => [primaryKey({ columns: [t.user_id, t.permission] })],
);

/** Marks a role whose list was changed from the contract's defaults, even to an empty one. */
export const rolePermissionOverrides = pgTable(
  'role_permission_overrides',
  {
    role: text('role', { enum: roles }).primaryKey(),
    updated_by: uuid('updated_by').references(() => users.id, { onDelete: 'set null' }),
    updated_at: updatedAt(),
  },
  (t) => [check('role_permission_overrides_role_known', sql`${t.role} in (${literals(roles)})`)],
);

export const rolePermissions = pgTable(
  'role_permissions',
  {
    role: text('role', { enum: roles })
      .notNull()
      .references(() => rolePermissionOverrides.role, { onDelete: 'cascade' }),
    permission: text('permission').$type<Permission>().notNull(),
  },
  (t) => [primaryKey({ columns: [t.role, t.permission] })],
);
