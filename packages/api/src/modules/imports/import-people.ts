import {
  fail,
  type ImportPreview,
  type ImportResult,
  type importInputSchema,
  type importPreviewInputSchema,
  type Outcome,
  succeed,
} from '@caderneta/contract';
import { sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import type { z } from 'zod';
import type { Queries } from '../../server/query/queries.ts';
import { schoolDay, schoolYearOf } from '../../server/query/school-time.ts';
import type { SignedIn } from '../../server/session/signed-in.ts';
import type { Unit } from '../../server/writes/unit-of-work.ts';
import { failureOf } from '../users/users.service.ts';
import { type CheckedPerson, checkPeople } from './check-people.ts';
import { type Duplicate, findDuplicates } from './find-duplicates.ts';
import type { TellProgress } from './follow-progress.ts';
import { toRow } from './import-row.ts';
import { findImportTarget, type ImportTarget } from './import-target.ts';
import { importMessages } from './imports.messages.ts';
import { insertPeople } from './insert-people.ts';
import { type OpenSheet, openSheet } from './open-sheet.ts';
import { pupilsOfSchool } from './pupils.repository.ts';

type Asked = z.output<typeof importPreviewInputSchema>;
type At = { readonly db: Queries; readonly viewer: SignedIn; readonly now: Date; readonly publicUrl: string };

/** Errors of a refused import that are answered; the preview shows them all. */
const shownErrors = 50;

interface Checked {
  readonly sheet: OpenSheet;
  readonly target: ImportTarget;
  readonly people: readonly CheckedPerson[];
  readonly duplicates: ReadonlyMap<number, Duplicate>;
}

async function check({ db, viewer, now, publicUrl }: At, asked: Asked, hold: boolean): Promise<Outcome<Checked>> {
  const thisYear = schoolYearOf(now);
  const target = await findImportTarget(db, viewer, asked, thisYear, hold);
  if (!target.ok) return target;
  const sheet = openSheet(asked, schoolDay(now));
  if (!sheet.ok) return sheet;
  const people = await checkPeople(db, viewer, asked.role, sheet.value.people, target.value, { now, publicUrl });
  const isPupils = asked.role === 'STUDENT';
  const pupils = isPupils ? await pupilsOfSchool(db, viewer, target.value.institutionId, thisYear) : [];
  const duplicates = isPupils ? findDuplicates(people, pupils) : new Map<number, Duplicate>();
  return succeed({ sheet: sheet.value, target: target.value, people, duplicates });
}

/** What a sheet would become, a line at a time. Nothing is written. */
export async function previewImport(at: At, asked: Asked): Promise<Outcome<ImportPreview>> {
  const checked = await check(at, asked, false);
  if (!checked.ok) return checked;
  const { sheet, people, duplicates } = checked.value;
  const rows = people.map((person) => toRow(person, duplicates.get(person.line) ?? null));
  const faulty = rows.filter(({ errors }) => errors.length > 0).length;
  return succeed({ columns: sheet.columns, rows, total: rows.length, faulty, duplicates: duplicates.size });
}

/**
 * Takes a sheet in: every line, or none, but for duplicates that nobody confirmed. Two imports of one municipality wait for each other, so
 * that what the check found holds; the school and its classes stay meanwhile.
 *
 * @param tell Asked before each part whether to go on.
 */
export async function importPeople(
  unit: Unit,
  publicUrl: string,
  input: z.output<typeof importInputSchema>,
  tell: TellProgress,
): Promise<Outcome<ImportResult>> {
  const { db, viewer, now } = unit;
  const placed = await findImportTarget(db, viewer, input, schoolYearOf(now), false);
  if (!placed.ok) return placed;
  await db.execute(sql`select pg_advisory_xact_lock(hashtext(${`people-import:${placed.value.municipalityId}`}))`);
  const checked = await check({ db, viewer, now, publicUrl }, input, true);
  if (!checked.ok) return checked;
  const { people, target, duplicates } = checked.value;
  const errors = people.flatMap(({ line, errors }) =>
    errors.map(({ field, message }) => ({
      field: `rows.${line}.${field}`,
      message: importMessages.lineError(line, message),
    })),
  );
  if (errors.length > 0) return fail('import-invalid', { errors: errors.slice(0, shownErrors) });
  const confirmed = new Map(input.confirmed?.map(({ line, alike }) => [line, alike]));
  const isWanted = ({ line }: CheckedPerson) => (duplicates.get(line)?.alike ?? 0) <= (confirmed.get(line) ?? 0);
  const wanted = people.filter(isWanted);
  if (wanted.length === 0) return fail('import-invalid', { message: importMessages.onlyDuplicates });
  try {
    const isWhole = await insertPeople(unit, input.role, wanted, target, tell);
    if (!isWhole) return fail('import-invalid', { message: importMessages.cancelled });
  } catch (error) {
    return failureOf(error);
  }
  return succeed({
    id: input.id ?? v7(),
    created: wanted.length,
    enrolled: wanted.filter(({ schoolClass }) => schoolClass).length,
    school_emails: wanted.filter(({ schoolEmail }) => schoolEmail).length,
    skipped: people.filter((person) => !isWanted(person)).map(({ line, name }) => ({ line, name })),
  });
}
