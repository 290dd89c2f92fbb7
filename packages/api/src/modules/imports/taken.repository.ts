import { and, eq, inArray, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { institutions } from '../../schema/institutions.table.ts';
import { profiles } from '../../schema/profiles.table.ts';
import { users } from '../../schema/users.table.ts';
import type { Queries } from '../../server/query/queries.ts';
import type { SignedIn } from '../../server/session/signed-in.ts';
import { visibleUsers } from '../users/users.service.ts';

/** Value → name of whose it is; null where the viewer does not see them. */
export type Taken = ReadonlyMap<string, string | null>;

async function takenOf(
  db: Queries,
  viewer: SignedIn,
  column: PgColumn | SQL,
  values: readonly string[],
  among: SQL | undefined,
): Promise<Taken> {
  if (values.length === 0) return new Map();
  const rows = await db
    .select({ value: sql<string>`lower(${column})`, name: users.name, seen: sql<boolean>`${visibleUsers(viewer)}` })
    .from(profiles)
    .innerJoin(users, eq(users.id, profiles.user_id))
    .leftJoin(institutions, eq(institutions.id, profiles.institution_id))
    .where(and(inArray(sql`${column}`, [...new Set(values)]), isNull(users.archived_at), among));
  return new Map(rows.map(({ value, name, seen }) => [value, seen ? name : null]));
}

/** CPFs among people in use, whom an index keeps apart. */
export const takenCpfs = (db: Queries, viewer: SignedIn, values: readonly string[]): Promise<Taken> =>
  takenOf(db, viewer, profiles.cpf, values, eq(profiles.user_in_use, true));

export const takenInepCodes = (db: Queries, viewer: SignedIn, values: readonly string[]): Promise<Taken> =>
  takenOf(db, viewer, profiles.inep_code, values, undefined);

/** Matrículas, in lower case, of one municipality's people, whatever their case: another network counts its own. */
export const takenMatriculas = (
  db: Queries,
  viewer: SignedIn,
  values: readonly string[],
  municipalityId: string,
): Promise<Taken> =>
  takenOf(
    db,
    viewer,
    sql`lower(${profiles.matricula})`,
    values.map((value) => value.toLowerCase()),
    or(eq(profiles.municipality_id, municipalityId), eq(institutions.municipality_id, municipalityId)),
  );

/** Which of these addresses somebody signs in with. `addresses` in lower case. */
export async function takenEmails(db: Queries, addresses: readonly string[]): Promise<Set<string>> {
  if (addresses.length === 0) return new Set();
  const address = sql<string>`lower(${users.email})`;
  const rows = await db
    .select({ address })
    .from(users)
    .where(and(isNull(users.archived_at), inArray(address, [...new Set(addresses)])));
  return new Set(rows.map((row) => row.address));
}
