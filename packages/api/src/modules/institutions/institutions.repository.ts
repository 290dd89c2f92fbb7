import type { Institution, institutionEndpoints, PageRequest, QueryOf } from '@caderneta/contract';
import { and, asc, count, eq, sql } from 'drizzle-orm';
import { institutions } from '../../schema/institutions.table.ts';
import { municipalities } from '../../schema/municipalities.table.ts';
import { totalOf } from '../../server/query/count-rows.ts';
import { offsetOf, type Page } from '../../server/query/page.ts';
import type { Queries } from '../../server/query/queries.ts';
import { holdsWords } from '../../server/query/search.ts';
import { orderOf } from '../../server/query/sort.ts';
import { visibleInstitutions } from '../../server/scope/classes.scope.ts';
import type { SignedIn } from '../../server/session/signed-in.ts';

type Filter = QueryOf<(typeof institutionEndpoints)['list']>;

const fromInstitutions = (db: Queries) =>
  db
    .select({
      id: institutions.id,
      name: institutions.name,
      municipality_id: institutions.municipality_id,
      municipality: { id: municipalities.id, name: municipalities.name, state: municipalities.state },
      director: institutions.director,
      inep_code: institutions.inep_code,
      created_at: institutions.created_at,
      version: institutions.version,
    })
    .from(institutions)
    .innerJoin(municipalities, eq(municipalities.id, institutions.municipality_id));

type Row = Awaited<ReturnType<typeof fromInstitutions>>[number];
const toInstitution = (row: Row): Institution => ({ ...row, created_at: row.created_at.toISOString() });

/** Institutions that the viewer sees, by name. The search reads name and director. */
export async function listInstitutions(
  db: Queries,
  viewer: SignedIn,
  { municipality_id, institution_id, search, sort }: Filter,
  page: PageRequest,
): Promise<Page<Institution>> {
  const wanted = and(
    visibleInstitutions(viewer),
    municipality_id ? eq(institutions.municipality_id, municipality_id) : undefined,
    institution_id ? eq(institutions.id, institution_id) : undefined,
    holdsWords(sql`${institutions.name} || ' ' || coalesce(${institutions.director}, '')`, search),
  );
  const rows = await fromInstitutions(db)
    .where(wanted)
    .orderBy(...orderOf(sort, institutions, [asc(institutions.name), asc(institutions.id)]))
    .limit(page.limit)
    .offset(offsetOf(page));
  const total = await totalOf(db, page, rows, db.select({ total: count() }).from(institutions).where(wanted));
  return { ...page, rows: rows.map(toInstitution), total };
}

/** One institution that the viewer sees, or null. */
export async function findInstitution(db: Queries, viewer: SignedIn, id: string): Promise<Institution | null> {
  const [row] = await fromInstitutions(db).where(and(eq(institutions.id, id), visibleInstitutions(viewer)));
  return row ? toInstitution(row) : null;
}
