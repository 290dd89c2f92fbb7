import {
  type ClosedDay,
  type Failure,
  fail,
  type InstitutionSettings,
  type institutionSettingsPatchSchema,
  type Outcome,
  type Shift,
  succeed,
} from '@caderneta/contract';
import { and, eq, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { institutions } from '../../schema/institutions.table.ts';
import { brokenConstraint } from '../../server/query/database-errors.ts';
import type { Queries } from '../../server/query/queries.ts';
import { visibleInstitutions } from '../../server/scope/classes.scope.ts';
import type { SignedIn } from '../../server/session/signed-in.ts';
import type { Unit } from '../../server/writes/unit-of-work.ts';
import { institutionMessages } from '../institutions/institutions.service.ts';
import { settingsMessages } from './settings.messages.ts';
import {
  changesNoSetting,
  differences,
  ofInstitution,
  readSettings,
  settingsConflict,
  writeSettings,
} from './settings-store.ts';

type Patch = z.output<typeof institutionSettingsPatchSchema>;
type Row = typeof institutions.$inferSelect;

type Contact = Pick<InstitutionSettings, 'phone' | 'email' | 'address'>;
const noContact: Contact = { phone: null, email: null, address: null };

async function settingsOf(db: Queries, row: Row): Promise<InstitutionSettings> {
  const { values, version } = await readSettings(db, ofInstitution(row.id));
  const contact = { ...noContact, ...(values.contact as Contact | undefined) };
  return {
    institution_id: row.id,
    name: row.name,
    director: row.director,
    inep_code: row.inep_code,
    ...contact,
    shifts: (values.shifts ?? []) as Shift[],
    closed_days: (values.closed_days ?? []) as ClosedDay[],
    version: row.version + version,
  };
}

const visible = (viewer: SignedIn, id: string) => and(eq(institutions.id, id), visibleInstitutions(viewer));

/** The settings of an institution that the viewer sees, or null. */
export async function findInstitutionSettings(
  db: Queries,
  viewer: SignedIn,
  id: string,
): Promise<InstitutionSettings | null> {
  const [row] = await db.select().from(institutions).where(visible(viewer, id));
  return row ? settingsOf(db, row) : null;
}

/** Shifts and days without lessons of an institution. Who may know them is the caller's to have checked. */
export async function schoolDaysOf(db: Queries, id: string): Promise<{ shifts: Shift[]; closed_days: ClosedDay[] }> {
  const { values } = await readSettings(db, ofInstitution(id));
  return { shifts: (values.shifts ?? []) as Shift[], closed_days: (values.closed_days ?? []) as ClosedDay[] };
}

function failureOf(error: unknown): Failure {
  if (brokenConstraint(error) !== 'institutions_inep_code_unique') throw error;
  const message = institutionMessages.sameCode;
  return fail('already-exists', { message, errors: [{ field: 'inep_code', message }] });
}

/** Changes the settings of an institution within the viewer's scope; its name, director and code are the institution's own. */
export async function updateInstitutionSettings(
  unit: Unit,
  id: string,
  { version, ...patch }: Patch,
): Promise<Outcome<InstitutionSettings>> {
  const [row] = await unit.db.select().from(institutions).where(visible(unit.viewer, id)).for('update');
  if (!row) return fail('not-found');
  const before = await settingsOf(unit.db, row);
  const { name, director, inep_code, phone, email, address, shifts, closed_days } = patch;
  const own = { name, director, inep_code };
  const isNew = (field: keyof typeof own) => own[field] !== undefined && own[field] !== row[field];
  const renames = isNew('name') || isNew('director') || isNew('inep_code');
  const typed = Object.entries({ phone, email, address }).filter(([, value]) => value !== undefined);
  const held = { phone: before.phone, email: before.email, address: before.address };
  const contact = { ...held, ...Object.fromEntries(typed) };
  const stands = { ...before, contact: held };
  const changes = { contact, shifts, closed_days };
  if (version !== undefined && version !== before.version && (renames || !changesNoSetting(stands, changes)))
    return settingsConflict(unit.db, { id, version: before.version }, before, {
      ...differences(before, { ...before, ...patch }),
      version,
    });
  if (renames) {
    const columns = { ...own, updated_at: unit.now, version: sql`${institutions.version} + 1` };
    const updated = await unit.db
      .update(institutions)
      .set(columns)
      .where(eq(institutions.id, id))
      .returning()
      .catch(failureOf);
    if (!Array.isArray(updated)) return updated;
  }
  await writeSettings(unit, ofInstitution(id), stands, changes);
  const [now] = await unit.db.select().from(institutions).where(eq(institutions.id, id));
  const after = await settingsOf(unit.db, now ?? row);
  if (after.version === before.version) return succeed(after);
  await unit.record({
    action: 'UPDATE',
    table: 'settings',
    recordId: id,
    municipalityId: row.municipality_id,
    institutionId: id,
    ...differences(before, after),
    ...settingsMessages.updated(after.name),
  });
  return succeed(after);
}
