import {
  type PersonalData,
  pathOf,
  personalDataEndpoints,
  type RetainedPartId,
  retainedParts,
  retainedTableNames,
  retainedTables,
} from '@caderneta/contract';
import { sql } from 'drizzle-orm';
import type { Queries } from '../../server/query/queries.ts';
import { fileLink } from '../../server/session/file-link.ts';
import type { SignedIn } from '../../server/session/signed-in.ts';
import { erasureFailure } from './erase.writes.ts';
import { findPerson } from './person.repository.ts';
import { personTables, rowsOf } from './person-tables.ts';

/** What is retained of a person, by part; null where there is no such person. */
export async function readSummary(db: Queries, viewer: SignedIn, id: string): Promise<PersonalData | null> {
  const person = await findPerson(db, id);
  if (!person) return null;
  const rowCounts = new Map<RetainedPartId, number>();
  for (const name of retainedTableNames) {
    const { part } = retainedTables[name];
    const { rows } = await db.execute<{ total: number }>(
      sql`select count(*)::int as total from ${personTables[name]} where ${rowsOf(name, person)}`,
    );
    rowCounts.set(part, (rowCounts.get(part) ?? 0) + (rows[0]?.total ?? 0));
  }
  const { name, role, erasedAt } = person;
  return {
    id,
    name,
    role,
    erased_at: erasedAt?.toISOString() ?? null,
    parts: (Object.keys(retainedParts) as RetainedPartId[]).flatMap((part) => {
      const rows = rowCounts.get(part) ?? 0;
      return rows > 0 ? [{ id: part, rows }] : [];
    }),
    refused: erasureFailure(viewer, person)?.message ?? null,
    export_url: fileLink(viewer, pathOf(personalDataEndpoints.export, { id })),
  };
}
