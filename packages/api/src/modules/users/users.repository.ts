import { type PageRequest, type Role, roles, roleWords, type UserRow } from '@caderneta/contract';
import { and, asc, count, desc, eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import { enrolments, profiles, users } from '../../schema/index.ts';
import { countBriefly, countRows } from '../../server/count-rows.ts';
import { offsetOf, type Page } from '../../server/page.ts';
import type { Queries } from '../../server/queries.ts';
import { eachWord } from '../../server/search.ts';
import type { SignedIn } from '../../server/signed-in.ts';
import { listedProfile, shownProfile } from './profile.columns.ts';
import { ofInstitution, ofMunicipality, visibleUsers } from './users.scope.ts';

export interface UserFilter {
  readonly search?: string;
  readonly role?: Role;
  readonly status?: 'active' | 'inactive';
  readonly institution_id?: string;
  readonly municipality_id?: string;
  readonly class_id?: string;
}

const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/**
 * A label of the role, name or e-mail holds the word. Each is a condition of its own, so that their indexes serve; the role
 * comes first, since comparing it costs nothing.
 */
function holdsWord(word: string, pattern: SQL): SQL {
  const named = roles.filter((role) => roleWords(role).some((label) => plain(label).includes(plain(word))));
  return or(
    named.length > 0 ? inArray(users.role, named) : undefined,
    sql`search_text(${users.name}) like ${pattern}`,
    sql`search_text(${users.email}) like ${pattern}`,
  ) as SQL;
}

const ofProfile = (condition: SQL): SQL =>
  sql`${users.id} in (select ${profiles.user_id} from ${profiles} where ${condition})`;

const filterSql = (viewer: SignedIn, filter: UserFilter): SQL | undefined =>
  and(
    visibleUsers(viewer, eachWord(filter.search, holdsWord)),
    filter.role ? eq(users.role, filter.role) : undefined,
    filter.status ? eq(users.is_active, filter.status === 'active') : undefined,
    filter.institution_id ? ofInstitution(filter.institution_id) : undefined,
    filter.municipality_id ? ofMunicipality(filter.municipality_id) : undefined,
    filter.class_id
      ? ofProfile(sql`${profiles.id} in (select ${enrolments.profile_id} from ${enrolments}
          where ${enrolments.class_id} = ${filter.class_id} and ${enrolments.ends_on} is null)`)
      : undefined,
  );

const columns = { name: users.name, email: users.email, role: users.role, created_at: users.created_at };
export type UserSort = keyof typeof columns | `-${keyof typeof columns}`;

function orderOf(sort: UserSort): SQL[] {
  const column = columns[sort.replace('-', '') as keyof typeof columns];
  return sort.startsWith('-') ? [desc(column), desc(users.id)] : [asc(column), asc(users.id)];
}

/** Users that the viewer sees. */
export async function listUsers(
  db: Queries,
  viewer: SignedIn,
  filter: UserFilter,
  sort: UserSort,
  page: PageRequest,
): Promise<Page<UserRow>> {
  const wanted = filterSql(viewer, filter);
  const rows = await db
    .select({ user: users, profile: listedProfile })
    .from(users)
    .where(wanted)
    .orderBy(...orderOf(sort))
    .limit(page.limit)
    .offset(offsetOf(page));
  const total = await countRows(db, db.select({ total: count() }).from(users).where(wanted));
  const shown = rows.map(
    ({ user: { id, name, email, role, status, is_active, created_at, version }, profile }): UserRow => ({
      id,
      name,
      email,
      role,
      status,
      is_active,
      created_at: created_at.toISOString(),
      version,
      profiles: profile ? [shownProfile(viewer, id, profile)] : [],
    }),
  );
  return { ...page, rows: shown, total };
}

/** How many users the viewer sees, by role and by whether they are active. */
export async function countUsers(db: Queries, viewer: SignedIn) {
  const counting = db
    .select({ role: users.role, active: users.is_active, total: count() })
    .from(users)
    .where(visibleUsers(viewer))
    .groupBy(users.role, users.is_active);
  const rows = await countBriefly(db, counting, (found) => found.reduce((all, row) => all + row.total, 0));
  const sum = (wanted: (row: (typeof rows)[number]) => boolean): number =>
    rows.filter(wanted).reduce((total, row) => total + row.total, 0);
  const by_role = Object.fromEntries(roles.map((role) => [role, sum((row) => row.role === role)])) as Record<
    Role,
    number
  >;
  return { total: sum(() => true), active: sum((row) => row.active), inactive: sum((row) => !row.active), by_role };
}
