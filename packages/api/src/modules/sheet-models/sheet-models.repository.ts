import type {
  PageRequest,
  QueryOf,
  SheetModel,
  SheetModelEdition,
  SheetModelEditionWithLayout,
  sheetModelEndpoints,
} from '@caderneta/contract';
import { and, asc, count, desc, eq, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm';
import { fileNameOf } from '../../files/document-type.ts';
import { assessments } from '../../schema/assessments.table.ts';
import { files } from '../../schema/files.table.ts';
import { institutions } from '../../schema/institutions.table.ts';
import { municipalities } from '../../schema/municipalities.table.ts';
import { sheetModelEditions, sheetModels } from '../../schema/sheet-models.table.ts';
import { attachmentOf } from '../../server/files/attachment.ts';
import type { ServedFile } from '../../server/files/serve-file.ts';
import { totalOf } from '../../server/query/count-rows.ts';
import { offsetOf, type Page } from '../../server/query/page.ts';
import type { Queries } from '../../server/query/queries.ts';
import { holdsWords } from '../../server/query/search.ts';
import type { SignedIn } from '../../server/session/signed-in.ts';
import { visibleSheetModels, writableSheetModels } from './sheet-models.scope.ts';

type Filter = QueryOf<(typeof sheetModelEndpoints)['list']>;

const fromModels = (db: Queries, viewer: SignedIn) =>
  db
    .select({
      row: sheetModels,
      institution: { id: institutions.id, name: institutions.name },
      can_write: sql<boolean>`coalesce(${writableSheetModels(viewer)}, false)`,
    })
    .from(sheetModels)
    .innerJoin(municipalities, eq(municipalities.id, sheetModels.municipality_id))
    .leftJoin(institutions, eq(institutions.id, sheetModels.institution_id));

type Line = Awaited<ReturnType<typeof fromModels>>[number];

const editionColumns = {
  id: sheetModelEditions.id,
  model_id: sheetModelEditions.model_id,
  number: sheetModelEditions.number,
  created_at: sheetModelEditions.created_at,
  shape: sheetModelEditions.shape,
  test: sheetModelEditions.test,
  used_count: sql<number>`(select count(*)::int from ${assessments}
    where ${assessments}.sheet_model_edition_id = ${sheetModelEditions}.id and ${assessments}.archived_at is null)`,
};

type EditionRow = Pick<typeof sheetModelEditions.$inferSelect, 'id' | 'number' | 'created_at' | 'shape' | 'test'> & {
  readonly used_count: number;
};

const toEdition = ({ id, number, created_at, shape, test, used_count }: EditionRow): SheetModelEdition => ({
  ...{ id, number, created_at: created_at.toISOString(), test, used_count },
  ...{ areas: [...shape.areas], options: shape.options, numbers: [...shape.numbers] },
});

/** Models with their editions, the newest first. */
async function withEditions(db: Queries, lines: readonly Line[]): Promise<SheetModel[]> {
  const ids = lines.map(({ row }) => row.id);
  const editions = await db
    .select(editionColumns)
    .from(sheetModelEditions)
    .where(inArray(sheetModelEditions.model_id, ids))
    .orderBy(desc(sheetModelEditions.number));
  return lines.map(({ row, institution, can_write }) => ({
    id: row.id,
    municipality_id: row.municipality_id,
    institution_id: row.institution_id,
    institution,
    name: row.name,
    archived: row.archived_at !== null,
    editions: editions.filter(({ model_id }) => model_id === row.id).map(toEdition),
    can_write,
    version: row.version,
  }));
}

/** Models that the viewer sees, by name: those that are offered, or those in the archive. */
export async function listSheetModels(
  db: Queries,
  viewer: SignedIn,
  { institution_id, archived, search }: Filter,
  page: PageRequest,
): Promise<Page<SheetModel>> {
  const networkOf = sql`(select ${institutions.municipality_id} from ${institutions} where ${institutions.id} = ${institution_id})`;
  const wanted = and(
    visibleSheetModels(viewer),
    isNull(municipalities.archived_at),
    archived === 'true' ? isNotNull(sheetModels.archived_at) : isNull(sheetModels.archived_at),
    institution_id
      ? or(
          eq(sheetModels.institution_id, institution_id),
          and(isNull(sheetModels.institution_id), eq(sheetModels.municipality_id, networkOf)),
        )
      : undefined,
    holdsWords(sql`${sheetModels.name}`, search),
  );
  const lines = await fromModels(db, viewer)
    .where(wanted)
    .orderBy(asc(sheetModels.name), asc(sheetModels.id))
    .limit(page.limit)
    .offset(offsetOf(page));
  const total = await totalOf(
    db,
    page,
    lines,
    db
      .select({ total: count() })
      .from(sheetModels)
      .innerJoin(municipalities, eq(municipalities.id, sheetModels.municipality_id))
      .where(wanted),
  );
  return { ...page, rows: await withEditions(db, lines), total };
}

/** One model that the viewer sees, archived or not; or null. */
export async function findSheetModel(db: Queries, viewer: SignedIn, id: string): Promise<SheetModel | null> {
  const [line] = await fromModels(db, viewer).where(and(eq(sheetModels.id, id), visibleSheetModels(viewer)));
  return line ? ((await withEditions(db, [line]))[0] ?? null) : null;
}

/** One edition of a model that the viewer sees, beside its picture; or null. */
export async function findEdition(
  db: Queries,
  viewer: SignedIn,
  { id, editionId }: { readonly id: string; readonly editionId: string },
): Promise<{ edition: SheetModelEditionWithLayout; picture: ServedFile | null } | null> {
  const [line] = await db
    .select({ ...editionColumns, layout: sheetModelEditions.layout, name: sheetModels.name, file: files })
    .from(sheetModelEditions)
    .innerJoin(sheetModels, eq(sheetModels.id, sheetModelEditions.model_id))
    .leftJoin(files, eq(files.id, sheetModelEditions.picture_file_id))
    .where(and(eq(sheetModelEditions.id, editionId), eq(sheetModels.id, id), visibleSheetModels(viewer)));
  if (!line) return null;
  const { file, layout } = line;
  const edition = { ...toEdition(line), layout };
  if (!file) return { edition: { ...edition, picture: null }, picture: null };
  const name = fileNameOf(line.name, file.media_type);
  const picture = attachmentOf(viewer, file, name, `/sheet-models/${id}/editions/${editionId}/picture`);
  return { edition: { ...edition, picture }, picture: { ...file, name } };
}
