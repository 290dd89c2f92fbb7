import {
  authEndpoints,
  backupEndpoints,
  type InstitutionSettingsPatch,
  type MunicipalitySettingsPatch,
  type NetworkSettingsPatch,
  notificationEndpoints,
  type OwnSettings,
  settingsEndpoints,
  type UserPatch,
  userEndpoints,
} from '@caderneta/contract';
import { call } from '../../lib/api/call.ts';
import { useCall } from '../../lib/api/use-call.ts';
import { useEvery } from '../../lib/api/use-every.ts';
import { useWrites } from '../../lib/api/use-record-writes.ts';

export const useMunicipalitySettings = (id: string) => useCall(settingsEndpoints.municipality, { params: { id } });
export const useInstitutionSettings = (id: string) => useCall(settingsEndpoints.institution, { params: { id } });
export const useNetworkSettings = () => useCall(settingsEndpoints.network);
export const useBackups = () => useCall(backupEndpoints.state);
export const useOwnSettings = () => useCall(settingsEndpoints.own);
export const useOpenSessions = () => useEvery(authEndpoints.sessions);

/** Writes to settings. What they change elsewhere is read anew. */
export function useSettingsWrites() {
  const person = useWrites(authEndpoints.profile, userEndpoints.get, userEndpoints.list);
  const sessions = useWrites(authEndpoints.sessions);
  const own = useWrites(settingsEndpoints.own, notificationEndpoints.list);
  const municipality = useWrites(settingsEndpoints.municipality);
  const institution = useWrites(settingsEndpoints.institution, settingsEndpoints.reportHeader, authEndpoints.profile);
  const network = useWrites(
    settingsEndpoints.network,
    settingsEndpoints.reportHeader,
    settingsEndpoints.correctionServices,
    settingsEndpoints.public,
    authEndpoints.sessions,
  );
  return {
    account: (id: string, body: UserPatch) => person.write(userEndpoints.update, { params: { id }, body }),
    password: (current_password: string, password: string) =>
      sessions.write(authEndpoints.changePassword, { body: { current_password, password } }),
    endSession: (id: string) => sessions.write(authEndpoints.endSession, { params: { id } }),
    endOtherSessions: () => sessions.write(authEndpoints.endOtherSessions),
    own: (body: OwnSettings) => own.write(settingsEndpoints.updateOwn, { body }),
    municipality: (id: string, body: MunicipalitySettingsPatch) =>
      municipality.write(settingsEndpoints.updateMunicipality, { params: { id }, body }),
    institution: (id: string, body: InstitutionSettingsPatch) =>
      institution.write(settingsEndpoints.updateInstitution, { params: { id }, body }),
    network: (body: NetworkSettingsPatch) => network.write(settingsEndpoints.updateNetwork, { body }),
    testMail: (to: string) => call(settingsEndpoints.testMail, { body: { to } }),
  };
}
