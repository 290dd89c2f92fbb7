import {
  qualificationEndpoints as calls,
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
import { recordWrites } from '../../server/writes/record-writes.ts';
import type { Unit } from '../../server/writes/unit-of-work.ts';
import { qualificationMessages as messages } from './qualifications.messages.ts';
import { findQualification } from './qualifications.repository.ts';
import { ownerOf } from './qualifications.scope.ts';

type Input = z.output<typeof qualificationInputSchema>;
type Patch = z.output<typeof qualificationPatchSchema>;
type Line = typeof qualifications.$inferSelect;
/** A line with whether it has a diploma, which is all that the audit log says of the file. */
type Row = Line & { readonly diploma: boolean };

/** A diploma's bytes, if they are an image or a PDF; null removes, undefined leaves as it is. */
function decodeDiploma(sent: string | null | undefined): Outcome<Uint8Array | null | undefined> {
  if (!sent) return succeed(sent === undefined ? undefined : null);
  const diploma = decodeBase64(sent);
  if (diploma && diploma.byteLength > diplomaLimit) return fail('invalid-request', { errors: [messages.largeDiploma] });
  const type = diploma && fileTypeOf(diploma);
  if (!type || !diplomaTypes.some((known) => known === type))
    return fail('invalid-request', { errors: [messages.badDiploma] });
  return succeed(diploma);
}

const withDiploma = (lines: readonly Line[]): Row[] =>
  lines.map((line) => ({ ...line, diploma: line.diploma_file_id !== null }));

const ownerToChange = ({ db, viewer }: Unit, profileId: string) =>
  ownerOf(db, viewer, calls.update.access, profileId, true);

const writes = recordWrites<Row, Qualification>({
  table: qualifications,
  lock: async (unit, id) => {
    const [row] = withDiploma(
      await unit.db.select().from(qualifications).where(eq(qualifications.id, id)).for('update'),
    );
    if (!row) return null;
    const owner = await ownerToChange(unit, row.teacher_profile_id);
    return owner.ok ? { ...owner.value, row } : owner;
  },
  audited: ['teacher_profile_id', 'degree', 'course_name', 'institution_name', 'completion_year', 'diploma'],
  shown: async ({ db }, { id }) => {
    const found = await findQualification(db, id);
    if (!found) return null;
    const { diploma_file: _, ...row } = found;
    return row;
  },
  notice: {
    created: ({ course_name }) => messages.created(course_name),
    updated: ({ course_name }) => messages.updated(course_name),
    removed: ({ course_name }) => messages.removed(course_name),
  },
});

/** Adds a qualification to a profile within reach. */
export async function createQualification(
  unit: Unit,
  fileStore: FileStore,
  input: Input,
): Promise<Outcome<Qualification>> {
  const owner = await ownerToChange(unit, input.teacher_profile_id);
  if (!owner.ok) return owner;
  const diploma = decodeDiploma(input.diploma_file);
  if (!diploma.ok) return diploma;
  const { teacher_profile_id, degree, course_name, institution_name, completion_year } = input;
  const columns = { teacher_profile_id, degree, course_name, institution_name, completion_year };
  const diploma_file_id = diploma.value
    ? await keepFile(unit, fileStore, owner.value.municipalityId, diploma.value)
    : null;
  return writes.create(unit, owner.value, async (stamp) => {
    const made = unit.db.insert(qualifications).values({ ...columns, diploma_file_id, ...stamp });
    return withDiploma(await made.returning());
  });
}

/** Changes a qualification and its diploma in one step. */
export async function updateQualification(
  unit: Unit,
  fileStore: FileStore,
  id: string,
  sent: Patch,
): Promise<Outcome<Qualification>> {
  const diploma = decodeDiploma(sent.diploma_file);
  if (!diploma.ok) return diploma;
  const { degree, course_name, institution_name, completion_year } = sent;
  const columns = { degree, course_name, institution_name, completion_year };
  const file = diploma.value;
  return writes.update(unit, id, {
    sent: { ...sent, ...(file === undefined ? {} : { diploma: file !== null }) },
    write: async (stamp, { municipalityId = null }) => {
      const diploma_file_id = file ? await keepFile(unit, fileStore, municipalityId, file) : file;
      const changed = unit.db.update(qualifications).set({ ...columns, diploma_file_id, ...stamp });
      return withDiploma(await changed.where(eq(qualifications.id, id)).returning());
    },
    follow: async (before) => {
      if (file !== undefined && before.diploma_file_id) await dropFile(unit, fileStore, before.diploma_file_id);
    },
  });
}

/** Removes a qualification and its diploma. */
export const removeQualification = (unit: Unit, fileStore: FileStore, id: string): Promise<Outcome<null>> =>
  writes.remove(unit, id, {
    follow: async ({ diploma_file_id }) => {
      if (diploma_file_id) await dropFile(unit, fileStore, diploma_file_id);
    },
  });
