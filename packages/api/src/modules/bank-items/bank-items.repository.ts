import type { BankItem, bankItemEndpoints, PageRequest, QueryOf } from '@caderneta/contract';
import { and, count, desc, eq, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import { fileNameOf } from '../../files/document-type.ts';
import { bankItems } from '../../schema/bank-items.table.ts';
import { files } from '../../schema/files.table.ts';
import { municipalities } from '../../schema/municipalities.table.ts';
import { users } from '../../schema/users.table.ts';
import { attachmentOf } from '../../server/files/attachment.ts';
import type { ServedFile } from '../../server/files/serve-file.ts';
import { totalOf } from '../../server/query/count-rows.ts';
import { offsetOf, type Page } from '../../server/query/page.ts';
import type { Queries } from '../../server/query/queries.ts';
import { eachWord } from '../../server/query/search.ts';
import { visibleMunicipalities } from '../../server/scope/municipalities.scope.ts';
import type { SignedIn } from '../../server/session/signed-in.ts';
import { bankItemMessages } from './bank-items.messages.ts';
import { writableItems } from './bank-items.scope.ts';

type Filter = QueryOf<(typeof bankItemEndpoints)['list']>;

const fromRows = (db: Queries, viewer: SignedIn) =>
  db
    .select({
      row: bankItems,
      file: files,
      author: users.name,
      can_write: writableItems(viewer),
      uses_count: sql<number>`(select count(distinct u.assessment_id)::int from bank_item_uses u where u.item_id = ${bankItems.id})`,
      is_fixed: sql<boolean>`exists (select from bank_item_uses u where u.item_id = ${bankItems.id})`,
    })
    .from(bankItems)
    .innerJoin(municipalities, eq(municipalities.id, bankItems.municipality_id))
    .leftJoin(files, eq(files.id, bankItems.file_id))
    .leftJoin(users, eq(users.id, bankItems.created_by));

type Line = Awaited<ReturnType<typeof fromRows>>[number];

const nameOf = ({ media_type }: Pick<ServedFile, 'media_type'>): string =>
  fileNameOf(bankItemMessages.pictureName, media_type);

/** The picture of a question as the viewer is shown it. */
export const pictureOf = (viewer: SignedIn, itemId: string, file: typeof files.$inferSelect | null) =>
  file && attachmentOf(viewer, file, nameOf(file), `/bank-items/${itemId}/picture`);

function toItem(viewer: SignedIn, { row, file, ...known }: Line): BankItem {
  const { searched, file_id, created_by, updated_at, archived_at, created_at, ...stored } = row;
  return {
    ...stored,
    ...known,
    picture: pictureOf(viewer, row.id, file),
    created_at: created_at.toISOString(),
    is_archived: archived_at !== null,
  };
}

const wantedBy = (viewer: SignedIn, filter: Filter): SQL | undefined =>
  and(
    visibleMunicipalities(viewer),
    filter.archived === 'true' ? isNotNull(bankItems.archived_at) : isNull(bankItems.archived_at),
    filter.municipality_id ? eq(bankItems.municipality_id, filter.municipality_id) : undefined,
    filter.component ? sql`search_text(${bankItems.component}) = search_text(${filter.component})` : undefined,
    filter.year ? eq(bankItems.year, Number(filter.year)) : undefined,
    filter.skill ? sql`${bankItems.skills} @> array[${filter.skill.toUpperCase()}]` : undefined,
    filter.level ? eq(bankItems.level, filter.level) : undefined,
    eachWord(filter.search, (_, pattern) => sql`${bankItems.searched} like ${pattern}`),
  );

/** Questions of the municipalities that the viewer sees, the newest first. */
export async function listBankItems(
  db: Queries,
  viewer: SignedIn,
  filter: Filter,
  page: PageRequest,
): Promise<Page<BankItem>> {
  const wanted = wantedBy(viewer, filter);
  const rows = await fromRows(db, viewer)
    .where(wanted)
    .orderBy(desc(bankItems.id))
    .limit(page.limit)
    .offset(offsetOf(page));
  const matching = db
    .select({ total: count() })
    .from(bankItems)
    .innerJoin(municipalities, eq(municipalities.id, bankItems.municipality_id))
    .where(wanted);
  return { ...page, rows: rows.map((line) => toItem(viewer, line)), total: await totalOf(db, page, rows, matching) };
}

/** One question that the viewer sees, beside its picture; or null. */
export async function findBankItem(
  db: Queries,
  viewer: SignedIn,
  id: string,
): Promise<{ item: BankItem; picture: ServedFile | null } | null> {
  const [line] = await fromRows(db, viewer).where(and(eq(bankItems.id, id), visibleMunicipalities(viewer)));
  if (!line) return null;
  return { item: toItem(viewer, line), picture: line.file && { ...line.file, name: nameOf(line.file) } };
}
