export { schoolDaysOf } from './institution-settings.ts';
export { municipalitySettingsOf } from './municipality-settings.ts';
export { mutedKinds } from './own-settings.ts';
export { reportHeader } from './report-header.ts';
export {
  type AudioInForce,
  audioInForce,
  closureOf,
  legacyOmrUrlInForce,
  mailerInForce,
  maintenanceClosure,
  sessionMinutesInForce,
} from './settings-in-force.ts';
export { usualTerms } from './usual-terms.ts';
