import type { Municipality, municipalityEndpoints, PageRequest, QueryOf } from '@caderneta/contract';
import { and, asc, count, eq, sql } from 'drizzle-orm';
import { municipalities } from '../../schema/municipalities.table.ts';
import { sumBriefly, totalOf } from '../../server/query/count-rows.ts';
import { offsetOf, type Page } from '../../server/query/page.ts';
import type { Queries } from '../../server/query/queries.ts';
import { holdsWords } from '../../server/query/search.ts';
import { orderOf } from '../../server/query/sort.ts';
import { uuids } from '../../server/query/uuids.ts';
import { visibleMunicipalities } from '../../server/scope/municipalities.scope.ts';
import type { SignedIn } from '../../server/session/signed-in.ts';

type Filter = QueryOf<(typeof municipalityEndpoints)['list']>;

const isAdministrator = ({ role }: SignedIn): boolean => role === 'MASTER' || role === 'MUNICIPALITY';

// Tables are named in the text: in a query of one table Drizzle writes its columns without their table.
const openInstitutions = sql<number>`(select count(*) from institutions i
  where i.municipality_id = municipalities.id and i.archived_at is null)`;

interface People extends Record<string, unknown> {
  readonly municipality_id: string;
  readonly students: number;
  readonly teachers: number;
}

/** How many pupils and teachers each municipality has. In a large network they are as old as any large total. */
async function peopleOf(db: Queries, ids: readonly string[]): Promise<ReadonlyMap<string, People>> {
  const statement = sql`select place.id as municipality_id, count(*) filter (where u.role = 'STUDENT') as students,
      count(*) filter (where u.role = 'TEACHER') as teachers
    from users u
    join profiles p on p.user_id = u.id
    left join institutions i on i.id = p.institution_id
    cross join lateral (select coalesce(p.municipality_id, i.municipality_id) as id) place
    where u.role in ('STUDENT', 'TEACHER') and u.archived_at is null and place.id = any(${uuids(ids)})
    group by place.id`;
  const rows = await sumBriefly<People>(db, statement, (found) => found.reduce((sum, row) => sum + row.students, 0));
  return new Map(rows.map((row) => [row.municipality_id, row]));
}

const fromMunicipalities = (db: Queries) =>
  db.select({ row: municipalities, institutions: openInstitutions }).from(municipalities);

type Row = Awaited<ReturnType<typeof fromMunicipalities>>[number];

/** @param people Null where nobody asked how many there are. */
const toMunicipality = (
  viewer: SignedIn,
  { row, institutions }: Row,
  people: ReadonlyMap<string, People> | null,
): Municipality => ({
  id: row.id,
  name: row.name,
  state: row.state,
  ibge_code: row.ibge_code,
  created_at: row.created_at.toISOString(),
  _count: isAdministrator(viewer)
    ? {
        institutions,
        students: people && (people.get(row.id)?.students ?? 0),
        teachers: people && (people.get(row.id)?.teachers ?? 0),
      }
    : null,
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
  const rows = await fromMunicipalities(db)
    .where(wanted)
    .orderBy(...orderOf(sort, municipalities, [asc(municipalities.name), asc(municipalities.id)]))
    .limit(page.limit)
    .offset(offsetOf(page));
  const ids = rows.map(({ row }) => row.id);
  const people = counts === 'true' && isAdministrator(viewer) ? await peopleOf(db, ids) : null;
  const total = await totalOf(db, page, rows, db.select({ total: count() }).from(municipalities).where(wanted));
  return { ...page, rows: rows.map((row) => toMunicipality(viewer, row, people)), total };
}

/** One municipality that the viewer sees, with its counts; or null. */
export async function findMunicipality(db: Queries, viewer: SignedIn, id: string): Promise<Municipality | null> {
  const [row] = await fromMunicipalities(db).where(and(eq(municipalities.id, id), visibleMunicipalities(viewer)));
  return row ? toMunicipality(viewer, row, await peopleOf(db, [id])) : null;
}
