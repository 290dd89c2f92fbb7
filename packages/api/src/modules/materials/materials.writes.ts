import {
  fail,
  type Material,
  type materialInputSchema,
  type materialPatchSchema,
  type Outcome,
} from '@caderneta/contract';
import { and, eq } from 'drizzle-orm';
import type { z } from 'zod';
import type { FileStore } from '../../files/file-store.ts';
import { institutions } from '../../schema/institutions.table.ts';
import { materials } from '../../schema/materials.table.ts';
import { schoolClasses } from '../../schema/school-classes.table.ts';
import { decodeAttachment } from '../../server/files/attachment.ts';
import { dropFile, keepFile } from '../../server/files/keep-file.ts';
import { writableClasses } from '../../server/scope/classes.scope.ts';
import { recordWrites } from '../../server/writes/record-writes.ts';
import type { Unit } from '../../server/writes/unit-of-work.ts';
import { holdClass } from '../classes/classes.service.ts';
import { materialMessages as messages } from './materials.messages.ts';
import { findMaterial } from './materials.repository.ts';

type Row = typeof materials.$inferSelect;

const writes = recordWrites<Row, Material>({
  table: materials,
  lock: async ({ db, viewer }, id) => {
    const [locked] = await db
      .select({ row: materials, municipalityId: institutions.municipality_id, institutionId: institutions.id })
      .from(materials)
      .innerJoin(schoolClasses, eq(schoolClasses.id, materials.class_id))
      .innerJoin(institutions, eq(institutions.id, schoolClasses.institution_id))
      .where(and(eq(materials.id, id), writableClasses(viewer)))
      .for('update', { of: materials });
    return locked ?? null;
  },
  audited: ['class_id', 'title', 'description', 'type', 'file_id', 'file_name', 'hidden'],
  shown: async ({ db, viewer }, { id }) => (await findMaterial(db, viewer, id))?.material ?? null,
  notice: {
    created: ({ title }) => messages.created(title),
    updated: ({ title }) => messages.updated(title),
    removed: ({ title }) => messages.removed(title),
  },
});

/** Stores a material of a class in which the viewer may write. Its type of file is what the bytes show. */
export async function createMaterial(
  unit: Unit,
  fileStore: FileStore,
  input: z.output<typeof materialInputSchema>,
): Promise<Outcome<Material>> {
  const held = await holdClass(unit, input.class_id);
  if (!held) return fail('not-found');
  const sent = decodeAttachment(input.file, 'file');
  if (!sent.ok) return sent;
  const file_id = await keepFile(unit, fileStore, held.municipalityId, sent.value.content, sent.value.mediaType);
  const { class_id, title, description, type, file_name, hidden } = input;
  const columns = { class_id, title, description, type, file_id, file_name, hidden, created_by: unit.viewer.userId };
  return writes.create(unit, held, (stamp) =>
    unit.db
      .insert(materials)
      .values({ ...columns, ...stamp })
      .returning(),
  );
}

/** Changes a material; a file sent takes the place of the stored one, with its name. */
export async function updateMaterial(
  unit: Unit,
  fileStore: FileStore,
  id: string,
  sent: z.output<typeof materialPatchSchema>,
): Promise<Outcome<Material>> {
  const { title, description, hidden, file_name } = sent;
  const attachment = sent.file === undefined ? null : decodeAttachment(sent.file, 'file');
  let file_id: string | undefined;
  return writes.update(unit, id, {
    sent,
    check: async ({ municipalityId }) => {
      if (!attachment) return null;
      if (!attachment.ok) return attachment;
      const { content, mediaType } = attachment.value;
      file_id = await keepFile(unit, fileStore, municipalityId ?? null, content, mediaType);
      return null;
    },
    write: (stamp) =>
      unit.db
        .update(materials)
        .set({
          title,
          description,
          hidden,
          file_id,
          file_name: file_name ?? (file_id ? null : undefined),
          ...stamp,
        })
        .where(eq(materials.id, id))
        .returning(),
    follow: async (before) => {
      if (file_id) await dropFile(unit, fileStore, before.file_id);
    },
  });
}

/** Removes a material with its file. */
export const removeMaterial = (unit: Unit, fileStore: FileStore, id: string): Promise<Outcome<null>> =>
  writes.remove(unit, id, { follow: ({ file_id }) => dropFile(unit, fileStore, file_id) });
