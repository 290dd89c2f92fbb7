import { z } from 'zod';
import { isGradeScore } from '../grades/grades.rules.ts';
import { readingCalibrationSchema } from '../reading/calibration.schema.ts';
import { readingRatesSchema } from '../reading/reading-rates.schema.ts';
import { usualReadingRates } from '../reading/reading-rates.ts';
import {
  readingRecordingsPatchSchema,
  readingRecordingsSchema,
  usualRecordings,
} from '../reading/recordings.schema.ts';
import { closedDaysSchema, schoolYearSchema, termsSchema } from './calendar.schema.ts';

const meanMessage = 'A média mínima vai de 0 a 10, de 0,1 em 0,1';
const attendanceMessage = 'A frequência mínima vai de 0 a 100';
const alertMessage = 'O limite de faltas vai de 1 a 200';

const absenceLimit = z.int(alertMessage).min(1, alertMessage).max(200, alertMessage).nullable();

/** Absences of a school year (`total`) and lessons missed one after the other (`consecutive`) from which a pupil is pointed out; null: never. */
const absenceAlertSchema = z.object({ total: absenceLimit, consecutive: absenceLimit });

/** What a municipality decides for its schools. `minimum_attendance` is a percentage. */
export const municipalitySettingsSchema = z.object({
  municipality_id: z.string(),
  school_year: schoolYearSchema.nullable(),
  terms: termsSchema,
  closed_days: closedDaysSchema,
  minimum_mean: z.number(),
  minimum_attendance: z.number(),
  absence_alert: absenceAlertSchema,
  /** Whether a teacher writes grades and roll calls of every discipline of their classes, and not of those that they hold alone. */
  any_discipline: z.boolean(),
  reading_rates: readingRatesSchema,
  reading_recordings: readingRecordingsSchema,
  /** Null: the system's own cut-offs. */
  reading_calibration: readingCalibrationSchema.nullable(),
  version: z.number(),
});
export type MunicipalitySettings = z.infer<typeof municipalitySettingsSchema>;

/**
 * What holds until a municipality decides otherwise. The law asks for presence in 75 % of the hours (LDB, art. 24) and for a notice at
 * 30 % of the absences that it allows (Lei 13.803/2019): 15 of the 50 days that 25 % of 200 are.
 */
export const municipalityDefaults = {
  school_year: null,
  terms: [],
  closed_days: [],
  minimum_mean: 6,
  minimum_attendance: 75,
  absence_alert: { total: 15, consecutive: 3 },
  any_discipline: false,
  reading_rates: [...usualReadingRates],
  reading_recordings: usualRecordings,
  reading_calibration: null,
} satisfies Omit<z.input<typeof municipalitySettingsSchema>, 'municipality_id' | 'version'>;

/** Changes of a municipality's settings: what is absent stays. Lists are replaced whole. */
export const municipalitySettingsPatchSchema = z
  .object({
    school_year: schoolYearSchema.nullable(),
    terms: termsSchema,
    closed_days: closedDaysSchema,
    minimum_mean: z.number(meanMessage).refine((mean) => isGradeScore(mean), meanMessage),
    minimum_attendance: z.int(attendanceMessage).min(0, attendanceMessage).max(100, attendanceMessage),
    absence_alert: absenceAlertSchema,
    any_discipline: z.boolean(),
    reading_rates: readingRatesSchema,
    reading_recordings: readingRecordingsPatchSchema,
    reading_calibration: readingCalibrationSchema.nullable(),
  })
  .partial()
  .extend({ version: z.int().optional() });
export type MunicipalitySettingsPatch = z.input<typeof municipalitySettingsPatchSchema>;
