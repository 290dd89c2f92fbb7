import {
  type FieldError,
  fail,
  type MunicipalitySettings,
  municipalityDefaults,
  type municipalitySettingsPatchSchema,
  type Outcome,
  type ReadingRecordings,
  readingCalibrationSchema,
  succeed,
} from '@caderneta/contract';
import { and, eq } from 'drizzle-orm';
import type { z } from 'zod';
import type { FileStore } from '../../files/file-store.ts';
import { municipalities } from '../../schema/municipalities.table.ts';
import type { Queries } from '../../server/query/queries.ts';
import { visibleMunicipalities } from '../../server/scope/municipalities.scope.ts';
import type { SignedIn } from '../../server/session/signed-in.ts';
import type { Unit } from '../../server/writes/unit-of-work.ts';
import { dropRecordingsOfNetwork, keepRecordingsFor } from '../recording-removal/recording-removal.service.ts';
import { settingsMessages } from './settings.messages.ts';
import {
  changesNoSetting,
  differences,
  ofMunicipality,
  readSettings,
  type StoredSettings,
  settingsConflict,
  writeSettings,
} from './settings-store.ts';

type Patch = z.output<typeof municipalitySettingsPatchSchema>;

/** What a municipality has decided, with the defaults for all else. Who may know it is the caller's to have checked. */
export const municipalitySettingsOf = async (db: Queries, id: string): Promise<MunicipalitySettings> =>
  municipalitySettingsIn(id, await readSettings(db, ofMunicipality(id)));

/** The same of rows that were read already. */
export function municipalitySettingsIn(id: string, { values, version }: StoredSettings): MunicipalitySettings {
  const set = Object.keys(municipalityDefaults).filter((key) => key in values);
  const stored = Object.fromEntries(set.map((key) => [key, values[key]]));
  // A calibration of another engine's margins says nothing of ours.
  const { data: reading_calibration = null } = readingCalibrationSchema
    .nullable()
    .safeParse(values.reading_calibration);
  return {
    municipality_id: id,
    ...municipalityDefaults,
    ...stored,
    reading_calibration,
    version,
  } as MunicipalitySettings;
}

/** The settings of a municipality that the viewer sees, or null. */
export async function findMunicipalitySettings(
  db: Queries,
  viewer: SignedIn,
  id: string,
): Promise<MunicipalitySettings | null> {
  const wanted = and(eq(municipalities.id, id), visibleMunicipalities(viewer));
  const [seen] = await db.select({ id: municipalities.id }).from(municipalities).where(wanted);
  return seen ? municipalitySettingsOf(db, id) : null;
}

/** Periods that leave the school year. */
function strayTerms({ school_year, terms }: MunicipalitySettings): FieldError[] {
  if (!school_year) return [];
  return terms.flatMap(({ starts_on, ends_on }, index) => {
    const message = settingsMessages.outsideYear;
    if (starts_on < school_year.starts_on) return [{ field: `terms.${index}.starts_on`, message }];
    return ends_on > school_year.ends_on ? [{ field: `terms.${index}.ends_on`, message }] : [];
  });
}

/** Other words are another version of the term; those that nobody was asked to agree to yet are none. */
const recordingsAfter = (
  before: ReadingRecordings,
  { keep, term, months }: NonNullable<Patch['reading_recordings']>,
  now: Date,
): ReadingRecordings => ({
  keep,
  term,
  months,
  term_since: term === before.term && (before.term_since !== null || !keep) ? before.term_since : now.toISOString(),
});

/** Makes what is kept follow the setting; what was taken away, where anything was. */
async function followRecordings(
  unit: Unit,
  fileStore: FileStore,
  id: string,
  before: ReadingRecordings,
  after: ReadingRecordings,
): Promise<object | null> {
  if (before.keep && !after.keep) return dropRecordingsOfNetwork(unit, fileStore, id);
  if (before.months !== after.months) await keepRecordingsFor(unit, id, after.months);
  return null;
}

/** Changes the settings of a municipality within the viewer's scope. */
export async function updateMunicipalitySettings(
  unit: Unit,
  fileStore: FileStore,
  id: string,
  { version, ...patch }: Patch,
): Promise<Outcome<MunicipalitySettings>> {
  const wanted = and(eq(municipalities.id, id), visibleMunicipalities(unit.viewer));
  const [locked] = await unit.db.select({ name: municipalities.name }).from(municipalities).where(wanted).for('update');
  if (!locked) return fail('not-found');
  const before = await municipalitySettingsOf(unit.db, id);
  const { school_year, terms, closed_days, minimum_mean, minimum_attendance, absence_alert, reading_rates } = patch;
  const { any_discipline, reading_calibration } = patch;
  const reading_recordings =
    patch.reading_recordings && recordingsAfter(before.reading_recordings, patch.reading_recordings, unit.now);
  const changes = {
    ...{ school_year, terms, closed_days, minimum_mean, minimum_attendance, absence_alert, reading_rates },
    ...{ any_discipline, reading_recordings, reading_calibration },
  };
  if (version !== undefined && version !== before.version && !changesNoSetting({ ...before }, changes))
    return settingsConflict(unit.db, { id, version: before.version }, before, {
      ...differences(before, { ...before, ...patch }),
      version,
    });
  await writeSettings(unit, ofMunicipality(id), { ...before }, changes);
  const after = await municipalitySettingsOf(unit.db, id);
  if (after.version === before.version) return succeed(after);
  const errors = strayTerms(after);
  if (errors.length > 0) return fail('invalid-request', { errors });
  const removed = await followRecordings(unit, fileStore, id, before.reading_recordings, after.reading_recordings);
  const { from, to } = differences(before, after);
  await unit.record({
    action: 'UPDATE',
    table: 'settings',
    recordId: id,
    municipalityId: id,
    from,
    to: removed ? { ...to, removed } : to,
    ...settingsMessages.updated(locked.name),
  });
  return succeed(after);
}
