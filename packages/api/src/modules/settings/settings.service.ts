export { schoolDaysOf } from './institution-settings.ts';
export { municipalitySettingsIn, municipalitySettingsOf } from './municipality-settings.ts';
export { mutedKinds } from './own-settings.ts';
export { reportHeader } from './report-header.ts';
export { lessonDayFrom, lessonDaysAhead, lessonDaysOfWeek, readSchoolRules } from './school-rules.ts';
export {
  type AudioInForce,
  audioInForce,
  closureOf,
  legacyOmrUrlInForce,
  mailerInForce,
  maintenanceClosure,
  sessionMinutesInForce,
} from './settings-in-force.ts';
export { type StoredSettings, storedOfMunicipality } from './settings-store.ts';
