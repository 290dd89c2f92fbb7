import {
  type Assessment,
  type assessmentInputSchema,
  type assessmentPatchSchema,
  fail,
  type Outcome,
  succeed,
} from '@caderneta/contract';
import { and, eq, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { FileStore } from '../../files/file-store.ts';
import { assessments } from '../../schema/assessments.table.ts';
import { institutions } from '../../schema/institutions.table.ts';
import { schoolClasses } from '../../schema/school-classes.table.ts';
import { decodeAttachment } from '../../server/files/attachment.ts';
import { dropFile, keepFile } from '../../server/files/keep-file.ts';
import { schoolYearOf } from '../../server/query/school-time.ts';
import { writableClasses } from '../../server/scope/classes.scope.ts';
import { auditedFields } from '../../server/words/audited-fields.ts';
import type { Unit } from '../../server/writes/unit-of-work.ts';
import { versionConflict } from '../../server/writes/version-conflict.ts';
import { refusedSheet } from './assessment-sheet.ts';
import { assessmentMessages } from './assessments.messages.ts';
import { findAssessment } from './assessments.repository.ts';
import { readKey } from './keys.repository.ts';
import { assessmentRefOf, type HeldAssessment, lockAssessment } from './lock-assessment.ts';
import { hasResults } from './results.repository.ts';

type Input = z.output<typeof assessmentInputSchema>;
type Patch = z.output<typeof assessmentPatchSchema>;
type Row = typeof assessments.$inferSelect;

const audited = auditedFields<Row>([
  'institution_id',
  'class_id',
  'title',
  'description',
  'category',
  'format',
  'reading_text',
  'file_id',
  'sheet_model_edition_id',
]);

async function shown({ db, viewer }: Unit, id: string): Promise<Outcome<Assessment>> {
  const found = await findAssessment(db, viewer, id);
  if (!found) throw new Error('an assessment just written is out of sight');
  return succeed(found.assessment);
}

/** Stores the file that a form sent and answers its id; null for none, undefined where the form does not speak of it. */
async function storedFile(
  unit: Unit,
  fileStore: FileStore,
  municipalityId: string,
  file: string | null | undefined,
): Promise<Outcome<string | null | undefined>> {
  if (file === null || file === undefined) return succeed(file);
  const sent = decodeAttachment(file, 'file');
  if (!sent.ok) return sent;
  return succeed(await keepFile(unit, fileStore, municipalityId, sent.value.content, sent.value.mediaType));
}

/** Creates an assessment for a class in which the viewer may write; the class must belong to the institution named. */
export async function createAssessment(unit: Unit, fileStore: FileStore, input: Input): Promise<Outcome<Assessment>> {
  const [target] = await unit.db
    .select({ class: schoolClasses, municipalityId: institutions.municipality_id })
    .from(schoolClasses)
    .innerJoin(institutions, eq(institutions.id, schoolClasses.institution_id))
    .where(and(eq(schoolClasses.id, input.class_id), writableClasses(unit.viewer)))
    .for('share', { of: schoolClasses });
  if (!target) return fail('not-found');
  if (target.class.institution_id !== input.institution_id) {
    return fail('invalid-request', { errors: [assessmentMessages.otherInstitution] });
  }
  const { sheet_model_edition_id, ...asked } = input;
  const refused = await refusedSheet(unit.db, sheet_model_edition_id, asked);
  if (refused) return refused;
  const file_id = await storedFile(unit, fileStore, target.municipalityId, input.file);
  if (!file_id.ok) return file_id;
  const { class_id, institution_id, title, description = null, category, format, reading_text } = input;
  const school_year = target.class.academic_year ?? schoolYearOf(unit.now);
  const author = { created_by: unit.viewer.userId, created_at: unit.now, updated_at: unit.now };
  const [row] = await unit.db
    .insert(assessments)
    .values({
      class_id,
      institution_id,
      school_year,
      title,
      description,
      category,
      format,
      reading_text,
      sheet_model_edition_id,
      file_id: file_id.value,
      ...author,
    })
    .returning();
  if (!row) throw new Error('an inserted assessment was not returned');
  await unit.record({
    action: 'CREATE',
    table: 'assessments',
    recordId: row.id,
    municipalityId: target.municipalityId,
    institutionId: institution_id,
    to: audited(row),
    ...assessmentMessages.created(title),
  });
  return shown(unit, row.id);
}

/** The refusal of another sheet: of one that the school does not have, or after the key that was made for the one before. */
async function refusedChange(unit: Unit, { row }: HeldAssessment, { sheet_model_edition_id: asked, format }: Patch) {
  if (asked === undefined || asked === row.sheet_model_edition_id) return null;
  if (await readKey(unit.db, row.id)) return fail('invalid-request', { errors: [assessmentMessages.sheetFixed] });
  return refusedSheet(unit.db, asked, { institution_id: row.institution_id, format: format ?? row.format });
}

/** Changes an assessment's title, description, category, text or format. A format with results stays: its scores have another scale. */
export async function updateAssessment(
  unit: Unit,
  fileStore: FileStore,
  id: string,
  sent: Patch,
): Promise<Outcome<Assessment>> {
  const { version, ...patch } = sent;
  const locked = await lockAssessment(unit, id);
  if (!locked.ok) return locked;
  const held = locked.value;
  if (version !== undefined && version !== held.row.version) {
    const current = await shown(unit, id);
    if (!current.ok) return current;
    const stored = audited(held.row);
    return versionConflict(unit.db, { table: 'assessments', row: held.row, stored, sent, current: current.value });
  }
  if (patch.format && patch.format !== held.row.format && (await hasResults(unit.db, assessmentRefOf(held)))) {
    return fail('invalid-request', { errors: [assessmentMessages.formatFixed] });
  }
  const refused = await refusedChange(unit, held, patch);
  if (refused) return refused;
  const { title, description, category, format, reading_text, sheet_model_edition_id } = patch;
  const file_id = await storedFile(unit, fileStore, held.municipalityId, patch.file);
  if (!file_id.ok) return file_id;
  const changes = {
    title,
    description,
    category,
    format,
    reading_text,
    sheet_model_edition_id: format === 'LEITURA' ? null : sheet_model_edition_id,
    file_id: file_id.value,
    updated_at: unit.now,
  };
  const [after] = await unit.db
    .update(assessments)
    .set({ ...changes, version: sql`${assessments.version} + 1` })
    .where(eq(assessments.id, id))
    .returning();
  if (!after) throw new Error('a locked assessment vanished');
  if (held.row.file_id && after.file_id !== held.row.file_id) await dropFile(unit, fileStore, held.row.file_id);
  await unit.record({
    action: 'UPDATE',
    table: 'assessments',
    recordId: id,
    municipalityId: held.municipalityId,
    institutionId: after.institution_id,
    from: audited(held.row),
    to: audited(after),
    ...assessmentMessages.updated(after.title),
  });
  return shown(unit, id);
}

/** Keeps when the sheets of an assessment were first made for printing, so that its next step is another one on every device. */
export async function markPrinted(unit: Unit, id: string): Promise<Outcome<{ sheets_printed_at: string }>> {
  const locked = await lockAssessment(unit, id);
  if (!locked.ok) return locked;
  const held = locked.value;
  const before = held.row.sheets_printed_at;
  if (before) return succeed({ sheets_printed_at: before.toISOString() });
  // What a person wrote in it is as it was: the version that an open form holds stays good.
  const changes = { sheets_printed_at: unit.now, updated_at: held.row.updated_at };
  await unit.db.update(assessments).set(changes).where(eq(assessments.id, id));
  await unit.record({
    action: 'UPDATE',
    table: 'assessments',
    recordId: id,
    municipalityId: held.municipalityId,
    institutionId: held.row.institution_id,
    from: { sheets_printed_at: null },
    to: { sheets_printed_at: unit.now },
    ...assessmentMessages.printed(held.row.title),
  });
  return succeed({ sheets_printed_at: unit.now.toISOString() });
}

/** Removes an assessment: archived when it holds results, else deleted with its key. */
export async function removeAssessment(
  unit: Unit,
  fileStore: FileStore,
  id: string,
): Promise<Outcome<{ archived: boolean }>> {
  const locked = await lockAssessment(unit, id);
  if (!locked.ok) return locked;
  const held = locked.value;
  const archived = await hasResults(unit.db, assessmentRefOf(held));
  if (archived) {
    const changes = { archived_at: unit.now, updated_at: unit.now, version: sql`${assessments.version} + 1` };
    await unit.db.update(assessments).set(changes).where(eq(assessments.id, id));
  } else {
    await unit.db.delete(assessments).where(eq(assessments.id, id));
    if (held.row.file_id) await dropFile(unit, fileStore, held.row.file_id);
  }
  await unit.record({
    action: 'DELETE',
    table: 'assessments',
    recordId: id,
    municipalityId: held.municipalityId,
    institutionId: held.row.institution_id,
    from: audited(held.row),
    to: { archived },
    ...assessmentMessages.removed(held.row.title, archived),
  });
  return succeed({ archived });
}
