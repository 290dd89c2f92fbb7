import type { Institution, PageRequest } from '@caderneta/contract';
import { asc, count, eq } from 'drizzle-orm';
import { institutions, municipalities } from '../../schema/index.ts';
import { offsetOf, type Page } from '../../server/page.ts';
import type { Queries } from '../../server/queries.ts';
import type { SignedIn } from '../../server/signed-in.ts';
import { visibleInstitutions } from '../classes/classes.service.ts';

/** Institutions that the viewer sees, by name. */
export async function listInstitutions(db: Queries, viewer: SignedIn, page: PageRequest): Promise<Page<Institution>> {
  const wanted = visibleInstitutions(viewer);
  const rows = await db
    .select({
      id: institutions.id,
      name: institutions.name,
      municipality_id: institutions.municipality_id,
      municipality: { id: municipalities.id, name: municipalities.name, state: municipalities.state },
      director: institutions.director,
      created_at: institutions.created_at,
    })
    .from(institutions)
    .innerJoin(municipalities, eq(municipalities.id, institutions.municipality_id))
    .where(wanted)
    .orderBy(asc(institutions.name), asc(institutions.id))
    .limit(page.limit)
    .offset(offsetOf(page));
  const [counted] = await db.select({ total: count() }).from(institutions).where(wanted);
  const shown = rows.map((row) => ({ ...row, created_at: row.created_at.toISOString() }));
  return { ...page, rows: shown, total: counted?.total ?? 0 };
}
