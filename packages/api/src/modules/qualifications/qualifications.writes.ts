import {
  type Access,
  diplomaLimit,
  diplomaTypes,
  fail,
  type Outcome,
  type Qualification,
  type qualificationInputSchema,
  type qualificationPatchSchema,
  succeed,
} from '@caderneta/contract';
import { eq } from 'drizzle-orm';
import type { z } from 'zod';
import { decodeBase64 } from '../../files/base64.ts';
import type { FileStore } from '../../files/file-store.ts';
import { fileTypeOf } from '../../files/file-type.ts';
import { qualifications } from '../../schema/qualifications.table.ts';
import { dropFile, keepFile } from '../../server/files/keep-file.ts';
import type { AuditedFields } from '../../server/words/worded.ts';
import type { Unit } from '../../server/writes/unit-of-work.ts';
import { qualificationMessages } from './qualifications.messages.ts';
import { findQualification } from './qualifications.repository.ts';
import { type Owner, ownerOf } from './qualifications.scope.ts';

type Input = z.output<typeof qualificationInputSchema>;
type Patch = z.output<typeof qualificationPatchSchema>;
type Row = typeof qualifications.$inferSelect;

/** A diploma's bytes, if they are an image or a PDF; null removes, undefined leaves as it is. */
function decodeDiploma(sent: string | null | undefined): Outcome<Uint8Array | null | undefined> {
  if (!sent) return succeed(sent === undefined ? undefined : null);
  const diploma = decodeBase64(sent);
  if (diploma && diploma.byteLength > diplomaLimit)
    return fail('invalid-request', { errors: [qualificationMessages.largeDiploma] });
  const type = diploma && fileTypeOf(diploma);
  if (!type || !diplomaTypes.some((known) => known === type))
    return fail('invalid-request', { errors: [qualificationMessages.badDiploma] });
  return succeed(diploma);
}

const audited = ({ degree, course_name, institution_name, completion_year, diploma_file_id }: Row): AuditedFields => ({
  degree,
  course_name,
  institution_name,
  completion_year,
  diploma: diploma_file_id !== null,
});

async function notice(
  unit: Unit,
  action: 'CREATE' | 'UPDATE' | 'DELETE',
  owner: Owner,
  { before, after }: { before?: Row; after?: Row },
  words: { title: string; message: string },
): Promise<void> {
  await unit.record({
    action,
    table: 'qualifications',
    recordId: (after ?? before)?.id ?? '',
    municipalityId: owner.municipalityId,
    institutionId: owner.institutionId,
    from: before && audited(before),
    to: after && { ...audited(after), teacher_profile_id: after.teacher_profile_id },
    ...words,
  });
}

async function shown({ db }: Unit, id: string): Promise<Outcome<Qualification>> {
  const found = await findQualification(db, id);
  if (!found) throw new Error('a qualification just written is not there');
  const { diploma_file: _, ...row } = found;
  return succeed(row);
}

/** Adds a qualification to a profile within reach. */
export async function createQualification(
  unit: Unit,
  fileStore: FileStore,
  access: Access,
  input: Input,
): Promise<Outcome<Qualification>> {
  const owner = await ownerOf(unit.db, unit.viewer, access, input.teacher_profile_id, true);
  if (!owner.ok) return owner;
  const diploma = decodeDiploma(input.diploma_file);
  if (!diploma.ok) return diploma;
  const { teacher_profile_id, degree, course_name, institution_name, completion_year } = input;
  const columns = { teacher_profile_id, degree, course_name, institution_name, completion_year };
  const diploma_file_id = diploma.value
    ? await keepFile(unit, fileStore, owner.value.municipalityId, diploma.value)
    : null;
  const [after] = await unit.db
    .insert(qualifications)
    .values({ ...columns, diploma_file_id, created_at: unit.now, updated_at: unit.now })
    .returning();
  if (!after) throw new Error('an inserted qualification was not returned');
  await notice(unit, 'CREATE', owner.value, { after }, qualificationMessages.created(course_name));
  return shown(unit, after.id);
}

async function held(unit: Unit, access: Access, id: string): Promise<Outcome<{ row: Row; owner: Owner }>> {
  const [row] = await unit.db.select().from(qualifications).where(eq(qualifications.id, id)).for('update');
  if (!row) return fail('not-found');
  const owner = await ownerOf(unit.db, unit.viewer, access, row.teacher_profile_id, true);
  return owner.ok ? succeed({ row, owner: owner.value }) : owner;
}

/** Changes a qualification and its diploma in one step. */
export async function updateQualification(
  unit: Unit,
  fileStore: FileStore,
  access: Access,
  id: string,
  patch: Patch,
): Promise<Outcome<Qualification>> {
  const found = await held(unit, access, id);
  if (!found.ok) return found;
  const { row: before, owner } = found.value;
  const diploma = decodeDiploma(patch.diploma_file);
  if (!diploma.ok) return diploma;
  const { degree, course_name, institution_name, completion_year } = patch;
  const diploma_file_id = diploma.value
    ? await keepFile(unit, fileStore, owner.municipalityId, diploma.value)
    : diploma.value;
  const columns = { degree, course_name, institution_name, completion_year, diploma_file_id };
  const [after] = await unit.db
    .update(qualifications)
    .set({ ...columns, updated_at: unit.now })
    .where(eq(qualifications.id, id))
    .returning();
  if (!after) throw new Error('a locked qualification vanished');
  if (diploma.value !== undefined && before.diploma_file_id) await dropFile(unit, fileStore, before.diploma_file_id);
  await notice(unit, 'UPDATE', owner, { before, after }, qualificationMessages.updated(after.course_name));
  return shown(unit, id);
}

/** Removes a qualification and its diploma. */
export async function removeQualification(
  unit: Unit,
  fileStore: FileStore,
  access: Access,
  id: string,
): Promise<Outcome<null>> {
  const found = await held(unit, access, id);
  if (!found.ok) return found;
  const { row: before, owner } = found.value;
  await unit.db.delete(qualifications).where(eq(qualifications.id, id));
  if (before.diploma_file_id) await dropFile(unit, fileStore, before.diploma_file_id);
  await notice(unit, 'DELETE', owner, { before }, qualificationMessages.removed(before.course_name));
  return succeed(null);
}
