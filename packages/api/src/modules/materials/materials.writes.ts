import {
  fail,
  type Material,
  type materialDraftSchema,
  type materialPatchSchema,
  type Outcome,
  succeed,
} from '@caderneta/contract';
import { and, eq, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { FileStore } from '../../files/file-store.ts';
import { institutions } from '../../schema/institutions.table.ts';
import { materials } from '../../schema/materials.table.ts';
import { schoolClasses } from '../../schema/school-classes.table.ts';
import { decodeAttachment } from '../../server/files/attachment.ts';
import { dropFile, keepFile } from '../../server/files/kept-file.ts';
import { writableClasses } from '../../server/scope/classes.scope.ts';
import type { Unit } from '../../server/writes/unit-of-work.ts';
import { holdClass } from '../classes/classes.service.ts';
import { materialMessages } from './materials.messages.ts';
import { findMaterial } from './materials.repository.ts';

type Row = typeof materials.$inferSelect;

const audited = ({ class_id, title, description, type, file_id, file_name, hidden }: Row) => ({
  class_id,
  title,
  description,
  type,
  file_id,
  file_name,
  hidden,
});

async function lockMaterial({ db, viewer }: Unit, id: string) {
  const [held] = await db
    .select({ row: materials, municipalityId: institutions.municipality_id, institutionId: institutions.id })
    .from(materials)
    .innerJoin(schoolClasses, eq(schoolClasses.id, materials.class_id))
    .innerJoin(institutions, eq(institutions.id, schoolClasses.institution_id))
    .where(and(eq(materials.id, id), writableClasses(viewer)))
    .for('update', { of: materials });
  return held ?? null;
}

async function shown({ db, viewer }: Unit, id: string): Promise<Outcome<Material>> {
  const found = await findMaterial(db, viewer, id);
  if (!found) throw new Error('a material just written is out of sight');
  return succeed(found.material);
}

/** Stores a material of a class in which the viewer may write. Its type of file is what the bytes show. */
export async function createMaterial(
  unit: Unit,
  fileStore: FileStore,
  draft: z.output<typeof materialDraftSchema>,
): Promise<Outcome<Material>> {
  const held = await holdClass(unit, draft.class_id);
  if (!held) return fail('not-found');
  const sent = decodeAttachment(draft.file, 'file');
  if (!sent.ok) return sent;
  const file_id = await keepFile(unit, fileStore, held.municipalityId, sent.value.content, sent.value.mediaType);
  const { class_id, title, description, type, file_name, hidden } = draft;
  const author = { created_by: unit.viewer.userId, created_at: unit.now, updated_at: unit.now };
  const [row] = await unit.db
    .insert(materials)
    .values({ class_id, title, description, type, file_id, file_name, hidden, ...author })
    .returning();
  if (!row) throw new Error('an inserted material was not returned');
  await unit.record({
    action: 'CREATE',
    table: 'materials',
    recordId: row.id,
    municipalityId: held.municipalityId,
    institutionId: held.institutionId,
    to: audited(row),
    ...materialMessages.created(title),
  });
  return shown(unit, row.id);
}

/** Changes a material; a file sent takes the place of the stored one, with its name. */
export async function updateMaterial(
  unit: Unit,
  fileStore: FileStore,
  id: string,
  patch: z.output<typeof materialPatchSchema>,
): Promise<Outcome<Material>> {
  const held = await lockMaterial(unit, id);
  if (!held) return fail('not-found');
  const { row: before, municipalityId } = held;
  if (patch.version !== undefined && patch.version !== before.version) return fail('version-conflict');
  const sent = patch.file === undefined ? null : decodeAttachment(patch.file, 'file');
  if (sent && !sent.ok) return sent;
  const kept = sent && (await keepFile(unit, fileStore, municipalityId, sent.value.content, sent.value.mediaType));
  const { title, description, hidden } = patch;
  const file_name = patch.file_name ?? (kept ? null : undefined);
  const [after] = await unit.db
    .update(materials)
    .set({
      title,
      description,
      hidden,
      file_name,
      file_id: kept ?? undefined,
      updated_at: unit.now,
      version: sql`${materials.version} + 1`,
    })
    .where(eq(materials.id, id))
    .returning();
  if (!after) throw new Error('a locked material vanished');
  if (kept) await dropFile(unit, fileStore, before.file_id);
  await unit.record({
    action: 'UPDATE',
    table: 'materials',
    recordId: id,
    municipalityId,
    institutionId: held.institutionId,
    from: audited(before),
    to: audited(after),
    ...materialMessages.updated(after.title),
  });
  return shown(unit, id);
}

/** Removes a material with its file. */
export async function removeMaterial(unit: Unit, fileStore: FileStore, id: string): Promise<Outcome<null>> {
  const held = await lockMaterial(unit, id);
  if (!held) return fail('not-found');
  await unit.db.delete(materials).where(eq(materials.id, id));
  await dropFile(unit, fileStore, held.row.file_id);
  await unit.record({
    action: 'DELETE',
    table: 'materials',
    recordId: id,
    municipalityId: held.municipalityId,
    institutionId: held.institutionId,
    from: audited(held.row),
    ...materialMessages.removed(held.row.title),
  });
  return succeed(null);
}
