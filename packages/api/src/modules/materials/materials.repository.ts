import type { Material, materialEndpoints, PageRequest, QueryOf } from '@caderneta/contract';
import { and, desc, eq, sql } from 'drizzle-orm';
import { fileNameOf } from '../../files/document-type.ts';
import { files } from '../../schema/files.table.ts';
import { institutions } from '../../schema/institutions.table.ts';
import { materials } from '../../schema/materials.table.ts';
import { schoolClasses } from '../../schema/school-classes.table.ts';
import { attachmentOf } from '../../server/files/attachment.ts';
import type { ServedFile } from '../../server/files/serve-file.ts';
import { countMatching } from '../../server/query/count-rows.ts';
import { offsetOf, type Page } from '../../server/query/page.ts';
import type { Queries } from '../../server/query/queries.ts';
import { holdsWords } from '../../server/query/search.ts';
import { orderOf } from '../../server/query/sort.ts';
import { writableClasses } from '../../server/scope/classes.scope.ts';
import type { SignedIn } from '../../server/session/signed-in.ts';
import { visibleMaterials } from './materials.scope.ts';

type Filter = QueryOf<(typeof materialEndpoints)['list']>;

const fromMaterials = (db: Queries, viewer: SignedIn) =>
  db
    .select({ row: materials, file: files, can_write: sql<boolean>`coalesce(${writableClasses(viewer)}, false)` })
    .from(materials)
    .innerJoin(files, eq(files.id, materials.file_id))
    .innerJoin(schoolClasses, eq(schoolClasses.id, materials.class_id))
    .innerJoin(institutions, eq(institutions.id, schoolClasses.institution_id));

type Line = Awaited<ReturnType<typeof fromMaterials>>[number];

const nameOf = ({ row, file }: Line): string => fileNameOf(row.file_name ?? row.title, file.media_type);

const toMaterial = (viewer: SignedIn, line: Line): Material => {
  const { id, class_id, title, description, type, hidden, created_at, version } = line.row;
  return {
    id,
    class_id,
    title,
    description,
    type,
    hidden,
    attachment: attachmentOf(viewer, line.file, nameOf(line), `/materials/${id}/file`),
    created_at: created_at.toISOString(),
    can_write: line.can_write,
    version,
  };
};

/** Materials that the viewer sees, the newest first. The search reads title and description. */
export async function listMaterials(
  db: Queries,
  viewer: SignedIn,
  { class_id, search, sort }: Filter,
  page: PageRequest,
): Promise<Page<Material>> {
  const wanted = and(
    visibleMaterials(viewer),
    class_id ? eq(materials.class_id, class_id) : undefined,
    holdsWords(sql`${materials.title} || ' ' || coalesce(${materials.description}, '')`, search),
  );
  const rows = await fromMaterials(db, viewer)
    .where(wanted)
    .orderBy(...orderOf(sort, materials, [desc(materials.created_at), desc(materials.id)]))
    .limit(page.limit)
    .offset(offsetOf(page));
  const matching = db
    .select({ id: materials.id })
    .from(materials)
    .innerJoin(schoolClasses, eq(schoolClasses.id, materials.class_id))
    .innerJoin(institutions, eq(institutions.id, schoolClasses.institution_id))
    .where(wanted);
  const counted = await countMatching(db, matching, search, page, rows);
  return { ...page, rows: rows.map((row) => toMaterial(viewer, row)), ...counted };
}

/** One material that the viewer sees, beside its file; or null. */
export async function findMaterial(
  db: Queries,
  viewer: SignedIn,
  id: string,
): Promise<{ material: Material; file: ServedFile } | null> {
  const [line] = await fromMaterials(db, viewer).where(and(eq(materials.id, id), visibleMaterials(viewer)));
  return line ? { material: toMaterial(viewer, line), file: { ...line.file, name: nameOf(line) } } : null;
}
