import {
  authEndpoints,
  type InstitutionSettingsPatch,
  type MunicipalitySettingsPatch,
  type NetworkSettingsPatch,
  notificationEndpoints,
  type OwnSettings,
  recordingEndpoints,
  settingsEndpoints,
  type UserPatch,
  userEndpoints,
} from '@caderneta/contract';
import { call } from '../../lib/api/call.ts';
import { useCall, useStale } from '../../lib/api/use-call.ts';
import { useEvery } from '../../lib/api/use-every.ts';

export const useMunicipalitySettings = (id: string) => useCall(settingsEndpoints.municipality, { params: { id } });
export const useKeptRecordings = (id: string) => useCall(recordingEndpoints.kept, { params: { id } });
export const useInstitutionSettings = (id: string) => useCall(settingsEndpoints.institution, { params: { id } });
export const useNetworkSettings = () => useCall(settingsEndpoints.network);
export const useOwnSettings = () => useCall(settingsEndpoints.own);
export const useOpenSessions = () => useEvery(authEndpoints.sessions);

/** Writes to settings. What they change elsewhere is read anew. */
export function useSettingsWrites() {
  const stale = useStale();
  return {
    account: async (id: string, patch: UserPatch) => {
      const answer = await call(userEndpoints.update, { params: { id }, body: patch });
      if (answer.ok) await stale(authEndpoints.profile, userEndpoints.get, userEndpoints.list);
      return answer;
    },
    password: async (current_password: string, password: string) => {
      const answer = await call(authEndpoints.changePassword, { body: { current_password, password } });
      if (answer.ok) await stale(authEndpoints.sessions);
      return answer;
    },
    endSession: async (id: string) => {
      const answer = await call(authEndpoints.endSession, { params: { id } });
      if (answer.ok) await stale(authEndpoints.sessions);
      return answer;
    },
    endOtherSessions: async () => {
      const answer = await call(authEndpoints.endOtherSessions);
      if (answer.ok) await stale(authEndpoints.sessions);
      return answer;
    },
    own: async (settings: OwnSettings) => {
      const answer = await call(settingsEndpoints.updateOwn, { body: settings });
      if (answer.ok) await stale(settingsEndpoints.own, notificationEndpoints.list);
      return answer;
    },
    municipality: async (id: string, patch: MunicipalitySettingsPatch) => {
      const answer = await call(settingsEndpoints.updateMunicipality, { params: { id }, body: patch });
      if (answer.ok) await stale(settingsEndpoints.municipality, recordingEndpoints.kept);
      return answer;
    },
    institution: async (id: string, patch: InstitutionSettingsPatch) => {
      const answer = await call(settingsEndpoints.updateInstitution, { params: { id }, body: patch });
      if (answer.ok) await stale(settingsEndpoints.institution, settingsEndpoints.reportHeader, authEndpoints.profile);
      return answer;
    },
    network: async (patch: NetworkSettingsPatch) => {
      const answer = await call(settingsEndpoints.updateNetwork, { body: patch });
      if (answer.ok) {
        const { network, reportHeader, correctionServices } = settingsEndpoints;
        await stale(network, reportHeader, correctionServices, settingsEndpoints.public, authEndpoints.sessions);
      }
      return answer;
    },
    testMail: (to: string) => call(settingsEndpoints.testMail, { body: { to } }),
  };
}
