import {
  institutionSettingsPatchSchema,
  municipalitySettingsPatchSchema,
  networkSettingsPatchSchema,
  passwordChangeSchema,
  userPatchSchema,
} from '@caderneta/contract';

/** What the settings' forms are checked by. It comes by itself, once one of them is drawn. */
export const settingsSchemas = {
  account: userPatchSchema,
  password: passwordChangeSchema,
  institution: institutionSettingsPatchSchema,
  municipality: municipalitySettingsPatchSchema,
  network: networkSettingsPatchSchema,
} as const;
export type SettingsSchemas = typeof settingsSchemas;
