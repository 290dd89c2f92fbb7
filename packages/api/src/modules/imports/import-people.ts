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
import { type CheckedPerson, checkPeople, toRow } from './check-people.ts';
import type { TellProgress } from './follow-progress.ts';
import { findImportTarget, type ImportTarget } from './import-target.ts';
import { importMessages } from './imports.messages.ts';
import { insertPeople } from './insert-people.ts';
import { type OpenSheet, openSheet } from './open-sheet.ts';

type Asked = z.output<typeof importPreviewInputSchema>;
type At = { readonly db: Queries; readonly viewer: SignedIn; readonly now: Date; readonly publicUrl: string };

/** Errors of a refused import that are answered; the preview shows them all. */
const shownErrors = 50;

async function check(
  { db, viewer, now, publicUrl }: At,
  asked: Asked,
): Promise<Outcome<{ sheet: OpenSheet; target: ImportTarget; people: CheckedPerson[] }>> {
  const target = await findImportTarget(db, viewer, asked, schoolYearOf(now));
  if (!target.ok) return target;
  const sheet = openSheet(asked, schoolDay(now));
  if (!sheet.ok) return sheet;
  const people = await checkPeople(db, viewer, asked.role, sheet.value.people, target.value, { now, publicUrl });
  return succeed({ sheet: sheet.value, target: target.value, people });
}

/** What a sheet would become, a line at a time. Nothing is written. */
export async function previewImport(at: At, asked: Asked): Promise<Outcome<ImportPreview>> {
  const checked = await check(at, asked);
  if (!checked.ok) return checked;
  const rows = checked.value.people.map(toRow);
  const faulty = rows.filter(({ errors }) => errors.length > 0).length;
  return succeed({ columns: checked.value.sheet.columns, rows, total: rows.length, faulty });
}

/**
 * Takes a sheet in: every line, or none. Two imports of one municipality wait for each other, so that what the check found holds.
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
  const placed = await findImportTarget(db, viewer, input, schoolYearOf(now));
  if (!placed.ok) return placed;
  await db.execute(sql`select pg_advisory_xact_lock(hashtext(${`people-import:${placed.value.municipalityId}`}))`);
  const checked = await check({ db, viewer, now, publicUrl }, input);
  if (!checked.ok) return checked;
  const { people, target } = checked.value;
  const errors = people.flatMap(({ line, errors }) =>
    errors.map(({ field, message }) => ({
      field: `rows.${line}.${field}`,
      message: importMessages.lineError(line, message),
    })),
  );
  if (errors.length > 0) return fail('import-invalid', { errors: errors.slice(0, shownErrors) });
  try {
    const isWhole = await insertPeople(unit, input.role, people, target, tell);
    if (!isWhole) return fail('import-invalid', { message: importMessages.cancelled });
  } catch (error) {
    return failureOf(error);
  }
  return succeed({
    id: input.id ?? v7(),
    created: people.length,
    enrolled: people.filter(({ schoolClass }) => schoolClass).length,
    school_emails: people.filter(({ schoolEmail }) => schoolEmail).length,
  });
}
