import { type PageRequest, type Role, roles, roleWords, type UserRow } from '@caderneta/contract';
import { and, asc, count, desc, eq, inArray, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { enrolments } from '../../schema/enrolments.table.ts';
import { profiles } from '../../schema/profiles.table.ts';
import { users } from '../../schema/users.table.ts';
import { countBriefly, countRows, isBounded, searchBound, totalOf } from '../../server/query/count-rows.ts';
import { offsetOf, type Page } from '../../server/query/page.ts';
import { plainText } from '../../server/query/plain-text.ts';
import type { Queries } from '../../server/query/queries.ts';
import { eachWord, patternOf, wordsOf } from '../../server/query/search.ts';
import type { SignedIn } from '../../server/session/signed-in.ts';
import { given, prepareSelect } from '../../server/session/statements.ts';
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

/**
 * Name or e-mail hold the word. Of an address the index is asked for the part before the '@' alone, and the whole looked for in what it
 * finds: the letters of a network's domain are in everybody's.
 */
function isCalled(word: string, pattern: SQL): SQL {
  const [before = ''] = word.split('@');
  if (!word.includes('@') || before.length < 3) return sql`${users.searched} like ${pattern}`;
  const whole = sql`position(search_text(${word}) in ${users.searched}) > 0`;
  return sql`(${users.searched} like ${patternOf(`${before}@`)} and ${whole})`;
}

/** A label of the role has a word that begins so. Within words 'dan' would name every pupil: 'Estudante'. */
const isNamed = (role: Role, word: string): boolean =>
  roleWords(role).some((label) => ` ${plainText(label)}`.includes(` ${plainText(word)}`));

/** The word is a label of the role: of 'Professor(a)', 'professor' and 'professora' are. */
const isLabel = (role: Role, word: string): boolean =>
  roleWords(role).some((label) =>
    [/\(.*\)/, /[()]/g].some((left) => plainText(label).replace(left, '') === plainText(word)),
  );

/**
 * What is looked for. In the list of one role its own label is true of everybody and says nothing beside another word; by itself it is looked
 * for like any word, since somebody may be called so.
 */
function lookedFor({ search, role }: UserFilter): string | undefined {
  const others = wordsOf(search).filter((word) => !role || !isLabel(role, word));
  return others.length > 0 ? others.join(' ') : search;
}

/**
 * A label of the role, name or e-mail holds the word. The role comes first, since comparing it costs nothing.
 * In the list of one role its label would find everybody.
 */
const holdsWord = (filtered: Role | undefined) => (word: string, pattern: SQL) => {
  const named = filtered ? [] : roles.filter((role) => isNamed(role, word));
  return or(named.length > 0 ? inArray(users.role, named) : undefined, isCalled(word, pattern)) as SQL;
};

const ofProfile = (condition: SQL): SQL =>
  sql`${users.id} in (select ${profiles.user_id} from ${profiles} where ${condition})`;

const ofClass = (id: string): SQL =>
  ofProfile(sql`${profiles.id} in (select ${enrolments.profile_id} from ${enrolments}
    where ${enrolments.class_id} = ${id} and ${enrolments.ends_on} is null)`);

const filterSql = (viewer: SignedIn, filter: UserFilter): SQL | undefined =>
  and(
    visibleUsers(
      viewer,
      and(eachWord(lookedFor(filter), holdsWord(filter.role)), filter.class_id ? ofClass(filter.class_id) : undefined),
    ),
    filter.role ? eq(users.role, filter.role) : undefined,
    filter.status ? eq(users.is_active, filter.status === 'active') : undefined,
    filter.institution_id ? ofInstitution(filter.institution_id) : undefined,
    filter.municipality_id ? ofMunicipality(filter.municipality_id) : undefined,
  );

const columns = { name: users.name, email: users.email, role: users.role, created_at: users.created_at };
export type UserSort = keyof typeof columns | `-${keyof typeof columns}`;

const columnOf = (sort: UserSort) => columns[sort.replace('-', '') as keyof typeof columns];

function orderOf(sort: UserSort, by: SQLWrapper = columnOf(sort), id: SQLWrapper = users.id): SQL[] {
  return sort.startsWith('-') ? [desc(by), desc(id)] : [asc(by), asc(id)];
}

const listedUser = {
  id: users.id,
  name: users.name,
  email: users.email,
  role: users.role,
  status: users.status,
  is_active: users.is_active,
  created_at: users.created_at,
  version: users.version,
};

const fromUsers = (db: Queries) => db.select({ user: listedUser, profile: listedProfile }).from(users);

/** Users by their ids, in no order. Who may see them is the caller's to have asked. */
const userRows = prepareSelect('user-rows', (db) =>
  fromUsers(db).where(sql`${users.id} = any(${given('ids')}::uuid[])`),
);

interface Found {
  readonly user: Pick<typeof users.$inferSelect, keyof typeof listedUser>;
  readonly profile: Parameters<typeof shownProfile>[2] | null;
}

const toUserRow = (viewer: SignedIn, { user, profile }: Found): UserRow => ({
  id: user.id,
  name: user.name,
  email: user.email,
  role: user.role,
  status: user.status,
  is_active: user.is_active,
  created_at: user.created_at.toISOString(),
  version: user.version,
  profiles: profile ? [shownProfile(viewer, user.id, profile)] : [],
});

/** People found in a search are put in order up to so many. */
const fewPeople = 5000;

/**
 * Who is on a page of a search. All that it finds is put in order, up to a bound: along the order of names the planner would look for a
 * first name from A on, and read half of a large network before it comes to the letter. Beyond the bound so many have the word that the page
 * is soon full.
 */
async function searchPage(db: Queries, wanted: SQL | undefined, sort: UserSort, page: PageRequest) {
  const bound = searchBound(page, fewPeople);
  const matching = db
    .select({ id: users.id, by: sql`${columnOf(sort)}`.as('by') })
    .from(users)
    .where(wanted);
  const found = db.$with('found').as(matching.limit(bound + 1));
  const few = await db
    .with(found)
    .select({ id: found.id, total: sql<number>`(select count(*) from found)` })
    .from(found)
    .orderBy(...orderOf(sort, found.by, found.id))
    .limit(page.limit)
    .offset(offsetOf(page));
  const idsOf = (rows: readonly { readonly id: string }[]) => rows.map(({ id }) => id);
  const total = few[0]?.total;
  // Beyond the last page no row says how many there are.
  if (total === undefined)
    return { ids: [], total: await countRows(db, db.select({ total: count() }).from(users).where(wanted)) };
  if (total <= bound) return { ids: idsOf(few), total };
  const many = await db
    .select({ id: users.id })
    .from(users)
    .where(wanted)
    .orderBy(...orderOf(sort))
    .limit(page.limit)
    .offset(offsetOf(page));
  return { ids: idsOf(many), total: bound, totalIsBound: true };
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
  if (isBounded(filter.search, page)) {
    const { ids, ...counted } = await searchPage(db, wanted, sort, page);
    const found = new Map((await userRows(db, viewer, { ids })).map((row) => [row.user.id, row]));
    return { ...page, rows: ids.flatMap((id) => found.get(id) ?? []).map((row) => toUserRow(viewer, row)), ...counted };
  }
  const rows = await fromUsers(db)
    .where(wanted)
    .orderBy(...orderOf(sort))
    .limit(page.limit)
    .offset(offsetOf(page));
  const total = await totalOf(db, page, rows, db.select({ total: count() }).from(users).where(wanted));
  return { ...page, rows: rows.map((row) => toUserRow(viewer, row)), total };
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
