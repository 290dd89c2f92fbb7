import type { Municipality, municipalityEndpoints, PageRequest, QueryOf, Role } from '@caderneta/contract';
import { and, asc, count, eq, type SQL, sql } from 'drizzle-orm';
import { municipalities } from '../../schema/index.ts';
import { offsetOf, type Page } from '../../server/page.ts';
import type { Queries } from '../../server/queries.ts';
import { holdsWords } from '../../server/search.ts';
import type { SignedIn } from '../../server/signed-in.ts';
import { orderOf } from '../../server/sort.ts';
import { visibleMunicipalities } from './municipalities.scope.ts';

type Filter = QueryOf<(typeof municipalityEndpoints)['list']>;

const isAdministrator = ({ role }: SignedIn): boolean => role === 'MASTER' || role === 'MUNICIPALITY';

// Tables are named in the text: in a query of one table Drizzle writes its columns without their table.
const openInstitutions = sql<number>`(select count(*) from institutions i
  where i.municipality_id = municipalities.id and i.archived_at is null)`;

const people = (role: Role): SQL<number> => sql<number>`(select count(*) from users u
  join profiles p on p.user_id = u.id
  left join institutions i on i.id = p.institution_id
  where u.role = ${role} and u.archived_at is null
    and coalesce(p.municipality_id, i.municipality_id) = municipalities.id)`;

const fromMunicipalities = (db: Queries, countPeople: boolean) =>
  db
    .select({
      row: municipalities,
      institutions: openInstitutions,
      students: countPeople ? people('STUDENT') : sql<null>`null`,
      teachers: countPeople ? people('TEACHER') : sql<null>`null`,
    })
    .from(municipalities);

type Row = Awaited<ReturnType<typeof fromMunicipalities>>[number];

const toMunicipality = (viewer: SignedIn, { row, ...counts }: Row): Municipality => ({
  id: row.id,
  name: row.name,
  state: row.state,
  ibge_code: row.ibge_code,
  created_at: row.created_at.toISOString(),
  _count: isAdministrator(viewer) ? counts : null,
  version: row.version,
});

/** Municipalities that the viewer sees, by name. */
export async function listMunicipalities(
  db: Queries,
  viewer: SignedIn,
  { search, state, counts, sort }: Filter,
  page: PageRequest,
): Promise<Page<Municipality>> {
  const searched = sql`${municipalities.name} || ' ' || coalesce(${municipalities.state}, '')
    || ' ' || coalesce(${municipalities.ibge_code}, '')`;
  const wanted = and(
    visibleMunicipalities(viewer),
    state ? eq(municipalities.state, state) : undefined,
    holdsWords(searched, search),
  );
  const rows = await fromMunicipalities(db, counts === 'true' && isAdministrator(viewer))
    .where(wanted)
    .orderBy(...orderOf(sort, municipalities, [asc(municipalities.name), asc(municipalities.id)]))
    .limit(page.limit)
    .offset(offsetOf(page));
  const [counted] = await db.select({ total: count() }).from(municipalities).where(wanted);
  return { ...page, rows: rows.map((row) => toMunicipality(viewer, row)), total: counted?.total ?? 0 };
}

/** One municipality that the viewer sees, with its counts; or null. */
export async function findMunicipality(db: Queries, viewer: SignedIn, id: string): Promise<Municipality | null> {
  const [row] = await fromMunicipalities(db, true).where(and(eq(municipalities.id, id), visibleMunicipalities(viewer)));
  return row ? toMunicipality(viewer, row) : null;
}
