import {
  fail,
  type Outcome,
  type SheetModel,
  type sheetModelEditionInputSchema,
  type sheetModelInputSchema,
  type sheetModelPatchSchema,
  sheetModelShape,
  succeed,
} from '@caderneta/contract';
import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { FileStore } from '../../files/file-store.ts';
import { fileTypeOf } from '../../files/file-type.ts';
import { assessments } from '../../schema/assessments.table.ts';
import { files } from '../../schema/files.table.ts';
import { institutions } from '../../schema/institutions.table.ts';
import { sheetModelEditions, sheetModels } from '../../schema/sheet-models.table.ts';
import { decodeAttachment, type SentFile } from '../../server/files/attachment.ts';
import { dropFiles, keepFile } from '../../server/files/keep-file.ts';
import { visibleInstitutions } from '../../server/scope/classes.scope.ts';
import { holdMunicipality } from '../../server/writes/hold-municipality.ts';
import { archiveStamp, recordWrites } from '../../server/writes/record-writes.ts';
import type { Unit } from '../../server/writes/unit-of-work.ts';
import { sheetModelMessages as messages } from './sheet-models.messages.ts';
import { findSheetModel } from './sheet-models.repository.ts';
import { writableSheetModels } from './sheet-models.scope.ts';

type Row = typeof sheetModels.$inferSelect;
type Input = z.output<typeof sheetModelInputSchema>;
type EditionInput = z.output<typeof sheetModelEditionInputSchema>;

const writes = recordWrites<Row, SheetModel>({
  table: sheetModels,
  lock: async ({ db, viewer }, id) => {
    const [row] = await db
      .select()
      .from(sheetModels)
      .where(and(eq(sheetModels.id, id), writableSheetModels(viewer)))
      .for('update');
    return row ? { row } : null;
  },
  audited: ['name', 'municipality_id', 'institution_id', 'editions', 'archived_at'],
  owner: ({ municipality_id, institution_id }) => ({ municipalityId: municipality_id, institutionId: institution_id }),
  shown: ({ db, viewer }, { id }) => findSheetModel(db, viewer, id),
  notice: {
    created: ({ name }) => messages.created(name),
    updated: ({ name }) => messages.updated(name),
    removed: ({ name }, archived) => messages.removed(name, archived),
  },
});

/** The picture that a form sent: what a browser shows as a picture. */
function pictureOf(base64: string): Outcome<SentFile> {
  const sent = decodeAttachment(base64, messages.noPicture.field);
  if (!sent.ok) return sent;
  const isPicture = fileTypeOf(sent.value.content)?.startsWith('image/');
  return isPicture ? sent : fail('unsupported-media', { errors: [messages.noPicture] });
}

/** Where a new model belongs, held until the transaction ends; within the viewer's reach for writing. */
async function holdOwner(unit: Unit, { municipality_id, institution_id }: Input): Promise<Outcome<null>> {
  const { db, viewer } = unit;
  if (institution_id) {
    const reach = and(eq(institutions.id, institution_id), visibleInstitutions(viewer));
    const [school] = await db.select().from(institutions).where(reach).for('share');
    if (!school) return fail('not-found');
    if (school.municipality_id === municipality_id) return succeed(null);
    return fail('invalid-request', { errors: [messages.otherInstitution] });
  }
  if (viewer.role !== 'MASTER' && viewer.role !== 'MUNICIPALITY') return fail('not-found');
  return (await holdMunicipality(unit, municipality_id)) ? succeed(null) : fail('not-found');
}

async function insertEdition(
  { db, now }: Unit,
  model: Pick<Row, 'id' | 'editions'>,
  { layout, test }: Pick<Input, 'layout' | 'test'>,
  picture_file_id: string,
): Promise<void> {
  const edition = { model_id: model.id, number: model.editions, layout, shape: sheetModelShape(layout), test };
  await db.insert(sheetModelEditions).values({ ...edition, picture_file_id, created_at: now });
}

/** Creates a model with its first edition. Its picture is of the type that the bytes show. */
export async function createSheetModel(unit: Unit, fileStore: FileStore, input: Input): Promise<Outcome<SheetModel>> {
  const held = await holdOwner(unit, input);
  if (!held.ok) return held;
  const sent = pictureOf(input.picture);
  if (!sent.ok) return sent;
  const { municipality_id, institution_id = null, name } = input;
  const fileId = await keepFile(unit, fileStore, municipality_id, sent.value.content);
  return writes.create(unit, {}, async (stamp) => {
    const columns = { municipality_id, institution_id, name, created_by: unit.viewer.userId };
    const rows = await unit.db
      .insert(sheetModels)
      .values({ ...columns, ...stamp })
      .returning();
    for (const row of rows) await insertEdition(unit, row, input, fileId);
    return rows;
  });
}

/** The picture of the newest edition. */
async function newestPicture({ db }: Unit, { id, editions }: Row): Promise<string | null> {
  const [newest] = await db
    .select({ fileId: sheetModelEditions.picture_file_id })
    .from(sheetModelEditions)
    .where(and(eq(sheetModelEditions.model_id, id), eq(sheetModelEditions.number, editions)));
  return newest?.fileId ?? null;
}

/** Adds an edition; those that assessments use stay as they are. Without a picture it shares the newest one's. */
export function addEdition(
  unit: Unit,
  fileStore: FileStore,
  id: string,
  sent: EditionInput,
): Promise<Outcome<SheetModel>> {
  let fileId: string | null = null;
  return writes.update(unit, id, {
    sent: { version: sent.version },
    check: async ({ row }) => {
      if (sent.picture === undefined) {
        fileId = await newestPicture(unit, row);
        return fileId ? null : fail('invalid-request', { errors: [messages.noPicture] });
      }
      const picture = pictureOf(sent.picture);
      if (!picture.ok) return picture;
      fileId = await keepFile(unit, fileStore, row.municipality_id, picture.value.content);
      return null;
    },
    write: (stamp) =>
      unit.db
        .update(sheetModels)
        .set({ editions: sql`${sheetModels.editions} + 1`, ...stamp })
        .where(eq(sheetModels.id, id))
        .returning(),
    follow: async (_, after) => {
      if (fileId) await insertEdition(unit, after, sent, fileId);
    },
  });
}

/** Renames a model, archives it or brings it back; it stays where it belongs. */
export const updateSheetModel = (
  unit: Unit,
  id: string,
  sent: z.output<typeof sheetModelPatchSchema>,
): Promise<Outcome<SheetModel>> =>
  writes.update(unit, id, {
    sent,
    write: (stamp) =>
      unit.db
        .update(sheetModels)
        .set({
          name: sent.name,
          archived_at: sent.archived === undefined ? undefined : sent.archived ? unit.now : null,
          ...stamp,
        })
        .where(eq(sheetModels.id, id))
        .returning(),
  });

/** Whether any assessment, in the archive too, has a sheet of this model. */
async function isUsed({ db }: Pick<Unit, 'db'>, id: string): Promise<boolean> {
  const used = await db
    .select({ id: assessments.id })
    .from(assessments)
    .innerJoin(sheetModelEditions, eq(sheetModelEditions.id, assessments.sheet_model_edition_id))
    .where(eq(sheetModelEditions.model_id, id))
    .limit(1);
  return used.length > 0;
}

/** Removes a model with its pictures: archived where an assessment uses it. */
export async function removeSheetModel(
  unit: Unit,
  fileStore: FileStore,
  id: string,
): Promise<Outcome<{ archived: boolean }>> {
  const { db, now } = unit;
  const editions = await db
    .select({ fileId: sheetModelEditions.picture_file_id })
    .from(sheetModelEditions)
    .where(eq(sheetModelEditions.model_id, id));
  const removed = await writes.archiveOrRemove(unit, id, isUsed, () =>
    db
      .update(sheetModels)
      .set(archiveStamp(now))
      .where(and(eq(sheetModels.id, id), isNull(sheetModels.archived_at))),
  );
  if (removed.ok && !removed.value.archived) {
    const pictures = editions.flatMap(({ fileId }) => fileId ?? []);
    await dropFiles(unit, fileStore, inArray(files.id, pictures));
  }
  return removed;
}
