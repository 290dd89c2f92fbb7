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
  // Of everybody the audit log says something. Pupils sign nothing.
  const parts = new Set<RetainedPartId>(['audit']);
  for (const table of retainedTableNames) {
    const { part, onErasure } = retainedTables[table];
    if (parts.has(part) || table === 'audit_log' || (person.isPupil && onErasure === 'signed')) continue;
    const { rows } = await db.execute<{ found: boolean }>(
      sql`select exists (select from ${personTables[table]} where ${rowsOf(table, person)}) as found`,
    );
    if (rows[0]?.found) parts.add(part);
  }
  const { name, role, erasedAt } = person;
  return {
    id,
    name,
    role,
    erased_at: erasedAt?.toISOString() ?? null,
    parts: (Object.keys(retainedParts) as RetainedPartId[]).filter((part) => parts.has(part)),
    refused: erasureFailure(viewer, person)?.message ?? null,
    export_url: fileLink(viewer, pathOf(personalDataEndpoints.export, { id })),
  };
}
