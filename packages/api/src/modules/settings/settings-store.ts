import { isDeepStrictEqual } from 'node:util';
import type { Failure } from '@caderneta/contract';
import { and, eq, isNull, type SQL, sql } from 'drizzle-orm';
import { settings } from '../../schema/settings.table.ts';
import type { Queries } from '../../server/query/queries.ts';
import type { AuditedFields, WordedValue } from '../../server/words/worded.ts';
import type { Unit } from '../../server/writes/unit-of-work.ts';
import { versionConflict } from '../../server/writes/version-conflict.ts';

/**
 * Whose settings: a municipality's, an institution's, or, as null, the whole installation's. Each key is a row of `settings`. What MASTER
 * sets goes before the environment; passwords and keys of other services are written sealed, never answered nor audited.
 */
type SettingsOwner =
  | { readonly municipality_id: string; readonly institution_id: null }
  | { readonly municipality_id: null; readonly institution_id: string }
  | null;

export const ofMunicipality = (municipality_id: string): SettingsOwner => ({ municipality_id, institution_id: null });
export const ofInstitution = (institution_id: string): SettingsOwner => ({ municipality_id: null, institution_id });

/** Values by key, and the number of writes they have seen: what a client sends back as `version`. */
export interface StoredSettings {
  readonly values: Readonly<Record<string, unknown>>;
  readonly version: number;
}

const owned = (owner: SettingsOwner): SQL =>
  and(
    owner?.municipality_id ? eq(settings.municipality_id, owner.municipality_id) : isNull(settings.municipality_id),
    owner?.institution_id ? eq(settings.institution_id, owner.institution_id) : isNull(settings.institution_id),
  ) as SQL;

export async function readSettings(db: Queries, owner: SettingsOwner): Promise<StoredSettings> {
  const rows = await db
    .select({ key: settings.key, value: settings.value, version: settings.version })
    .from(settings)
    .where(owned(owner));
  return {
    values: Object.fromEntries(rows.map(({ key, value }) => [key, value])),
    version: rows.reduce((sum, row) => sum + row.version, 0),
  };
}

/** What `readSettings` reads of a municipality, as a column of a statement. */
export const storedOfMunicipality = (id: SQL): SQL => sql`(
  select json_build_object('values', coalesce(json_object_agg(key, value), '{}'), 'version', coalesce(sum(version), 0))
  from settings where municipality_id = ${id} and institution_id is null)`;

/** One value of the installation's; undefined where nobody has set it. */
export async function readNetworkSetting(db: Queries, key: string): Promise<unknown> {
  const [row] = await db
    .select({ value: settings.value })
    .from(settings)
    .where(and(owned(null), eq(settings.key, key)));
  return row?.value;
}

type Values = Readonly<Record<string, unknown>>;

/** Of values to write those that are not undefined, null being one, nor what holds already, stored or by default. */
const changed = (before: Values, changes: Values) =>
  Object.entries(changes).filter(
    ([key, value]) => value !== undefined && !isDeepStrictEqual(value, before[key] ?? null),
  );

/** Whether nothing would be written: no conflict either, whatever version was known, as of a save whose answer was lost. */
export const changesNoSetting = (before: Values, changes: Values): boolean => changed(before, changes).length === 0;

/**
 * Writes what changes: a save of what stands leaves the version as it was, and is no change to tell of. Who writes holds the owner's
 * lock. A bare text is not to be a value: Drizzle parses what pg has parsed already, and '123' would come back as a number.
 */
export async function writeSettings(
  { db, viewer, now }: Unit,
  owner: SettingsOwner,
  before: Values,
  changes: Values,
): Promise<void> {
  const rows = changed(before, changes).map(([key, value]) => ({
    municipality_id: owner?.municipality_id ?? null,
    institution_id: owner?.institution_id ?? null,
    key,
    value: sql`${JSON.stringify(value)}::jsonb`,
    updated_by: viewer.userId,
    created_at: now,
    updated_at: now,
  }));
  if (rows.length === 0) return;
  await db
    .insert(settings)
    .values(rows)
    .onConflictDoUpdate({
      target: [settings.municipality_id, settings.institution_id, settings.key],
      set: {
        value: sql`excluded.value`,
        updated_by: viewer.userId,
        updated_at: now,
        version: sql`${settings.version} + 1`,
      },
    });
}

/** Of `before` and `after`, the fields in which they differ, for the audit log. */
export function differences<T extends object>(
  before: T & WordedValue<T>,
  after: T,
): { from: AuditedFields; to: AuditedFields } {
  const changed = (Object.keys(after) as (keyof T)[]).filter(
    (key) => JSON.stringify(before[key]) !== JSON.stringify(after[key]),
  );
  const only = (of: T): AuditedFields => Object.fromEntries(changed.map((key) => [key, of[key]]));
  return { from: only(before), to: only(after) };
}

/** The refusal of a change made to settings that somebody else changed meanwhile; `sent` is `differences` between what stands and what was sent. */
export function settingsConflict(
  db: Queries,
  row: { readonly id: string; readonly version: number },
  before: object,
  sent: { readonly from: AuditedFields; readonly to: AuditedFields; readonly version: number },
): Promise<Failure> {
  const { from: stored, to, version } = sent;
  return versionConflict(db, { table: 'settings', row, stored, sent: { ...to, version }, current: before });
}
