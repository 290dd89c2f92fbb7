import {
  type Assessment,
  type assessmentInputSchema,
  type assessmentPatchSchema,
  fail,
  type Outcome,
  succeed,
} from '@caderneta/contract';
import { and, eq } from 'drizzle-orm';
import type { z } from 'zod';
import type { FileStore } from '../../files/file-store.ts';
import { assessments } from '../../schema/assessments.table.ts';
import { institutions } from '../../schema/institutions.table.ts';
import { schoolClasses } from '../../schema/school-classes.table.ts';
import { decodeAttachment, type SentFile } from '../../server/files/attachment.ts';
import { dropFile, keepFile } from '../../server/files/keep-file.ts';
import { schoolYearOf } from '../../server/query/school-time.ts';
import { writableClasses } from '../../server/scope/classes.scope.ts';
import { archiveStamp, recordWrites } from '../../server/writes/record-writes.ts';
import type { Unit } from '../../server/writes/unit-of-work.ts';
import { refusedSheet } from './assessment-sheet.ts';
import { assessmentMessages } from './assessments.messages.ts';
import { findAssessment } from './assessments.repository.ts';
import { readKey } from './keys.repository.ts';
import { assessmentRefOf, type HeldAssessment, lockAssessment } from './lock-assessment.ts';
import { hasResults } from './results.repository.ts';

type Input = z.output<typeof assessmentInputSchema>;
type Patch = z.output<typeof assessmentPatchSchema>;
type Row = typeof assessments.$inferSelect;

const writes = recordWrites<Row, Assessment, HeldAssessment>({
  table: assessments,
  lock: async (unit, id) => {
    const locked = await lockAssessment(unit, id);
    return locked.ok ? locked.value : locked;
  },
  audited: [
    'institution_id',
    'class_id',
    'title',
    'description',
    'category',
    'format',
    'reading_text',
    'file_id',
    'sheet_model_edition_id',
  ],
  owner: ({ institution_id }) => ({ institutionId: institution_id }),
  shown: async ({ db, viewer }, { id }) => (await findAssessment(db, viewer, id))?.assessment ?? null,
  notice: {
    created: ({ title }) => assessmentMessages.created(title),
    updated: ({ title }) => assessmentMessages.updated(title),
    removed: ({ title }, archived) => assessmentMessages.removed(title, archived),
  },
});

type Sent<File> = File | null | undefined;

/** The file that a form sent: null for none, undefined where it does not speak of it. */
function sentFile(file: Sent<string>): Outcome<Sent<SentFile>> {
  return file === null || file === undefined ? succeed(file) : decodeAttachment(file, 'file');
}

/** Its id, once it is stored. */
const storedFile = async (unit: Unit, fileStore: FileStore, municipalityId: string, file: Sent<SentFile>) =>
  file ? keepFile(unit, fileStore, municipalityId, file.content, file.mediaType) : file;

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
  const file = sentFile(input.file);
  if (!file.ok) return file;
  const { class_id, institution_id, title, description = null, category, format, reading_text } = input;
  const school_year = target.class.academic_year ?? schoolYearOf(unit.now);
  const text = { title, description, category, format, reading_text };
  return writes.create(unit, target, async (stamp) => {
    const file_id = await storedFile(unit, fileStore, target.municipalityId, file.value);
    const columns = { class_id, institution_id, school_year, sheet_model_edition_id, file_id, ...text };
    return unit.db
      .insert(assessments)
      .values({ ...columns, created_by: unit.viewer.userId, ...stamp })
      .returning();
  });
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
  const file = sentFile(sent.file);
  if (!file.ok) return file;
  const { title, description, category, format, reading_text, sheet_model_edition_id } = sent;
  return writes.update(unit, id, {
    sent,
    check: async (held) => {
      if (format && format !== held.row.format && (await hasResults(unit.db, assessmentRefOf(held)))) {
        return fail('invalid-request', { errors: [assessmentMessages.formatFixed] });
      }
      return refusedChange(unit, held, sent);
    },
    write: async (stamp, { municipalityId }) => {
      const file_id = await storedFile(unit, fileStore, municipalityId, file.value);
      const sheet = format === 'LEITURA' ? null : sheet_model_edition_id;
      const columns = { title, description, category, format, reading_text, sheet_model_edition_id: sheet, file_id };
      return unit.db
        .update(assessments)
        .set({ ...columns, ...stamp })
        .where(eq(assessments.id, id))
        .returning();
    },
    follow: async (before, after) => {
      if (before.file_id && after.file_id !== before.file_id) await dropFile(unit, fileStore, before.file_id);
    },
  });
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
export const removeAssessment = (
  unit: Unit,
  fileStore: FileStore,
  id: string,
): Promise<Outcome<{ archived: boolean }>> =>
  writes.archiveOrRemove(
    unit,
    id,
    ({ db }, _, held) => hasResults(db, assessmentRefOf(held)),
    ({ db, now }) => db.update(assessments).set(archiveStamp(now)).where(eq(assessments.id, id)),
    async ({ file_id }) => {
      if (file_id) await dropFile(unit, fileStore, file_id);
    },
  );
