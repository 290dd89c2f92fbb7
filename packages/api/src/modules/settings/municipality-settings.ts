import {
  type FieldError,
  fail,
  type MunicipalitySettings,
  municipalityDefaults,
  type municipalitySettingsPatchSchema,
  type Outcome,
  succeed,
} from '@caderneta/contract';
import { and, eq } from 'drizzle-orm';
import type { z } from 'zod';
import { municipalities } from '../../schema/index.ts';
import type { Queries } from '../../server/queries.ts';
import type { SignedIn } from '../../server/signed-in.ts';
import type { Unit } from '../../server/unit-of-work.ts';
import { visibleMunicipalities } from '../municipalities/municipalities.service.ts';
import { settingsMessages } from './settings.messages.ts';
import { differences, ofMunicipality, readSettings, writeSettings } from './settings-store.ts';

type Patch = z.output<typeof municipalitySettingsPatchSchema>;

/** What a municipality has decided, with the defaults for all else. Who may know it is the caller's to have checked. */
export async function municipalitySettingsOf(db: Queries, id: string): Promise<MunicipalitySettings> {
  const { values, version } = await readSettings(db, ofMunicipality(id));
  const set = Object.keys(municipalityDefaults).filter((key) => key in values);
  const stored = Object.fromEntries(set.map((key) => [key, values[key]]));
  return { municipality_id: id, ...municipalityDefaults, ...stored, version } as MunicipalitySettings;
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

/** Changes the settings of a municipality within the viewer's scope. */
export async function updateMunicipalitySettings(
  unit: Unit,
  id: string,
  { version, ...patch }: Patch,
): Promise<Outcome<MunicipalitySettings>> {
  const wanted = and(eq(municipalities.id, id), visibleMunicipalities(unit.viewer));
  const [locked] = await unit.db.select({ name: municipalities.name }).from(municipalities).where(wanted).for('update');
  if (!locked) return fail('not-found');
  const before = await municipalitySettingsOf(unit.db, id);
  if (version !== undefined && version !== before.version) return fail('version-conflict', { current: [before] });
  const { school_year, terms, closed_days, minimum_mean, minimum_attendance, absence_alert, reading_rates } = patch;
  const changes = { school_year, terms, closed_days, minimum_mean, minimum_attendance, absence_alert, reading_rates };
  await writeSettings(unit, ofMunicipality(id), changes);
  const after = await municipalitySettingsOf(unit.db, id);
  const errors = strayTerms(after);
  if (errors.length > 0) return fail('invalid-request', { errors });
  await unit.record({
    action: 'UPDATE',
    table: 'settings',
    recordId: id,
    municipalityId: id,
    ...differences(before, after),
    ...settingsMessages.updated(locked.name),
  });
  return succeed(after);
}
