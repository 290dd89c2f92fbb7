import { type MunicipalitySettingsPatch, recordingEndpoints, settingsEndpoints } from '@caderneta/contract';
import { useCall } from '../../lib/api/use-call.ts';
import { useWrites } from '../../lib/api/use-record-writes.ts';

export const useStoredRecordings = (id: string) => useCall(recordingEndpoints.stored, { params: { id } });

/** Saves what a network keeps of readings, and reads anew what is stored. */
export function useRecordingsWrite() {
  const { write } = useWrites(settingsEndpoints.municipality, recordingEndpoints.stored);
  return (id: string, body: MunicipalitySettingsPatch) =>
    write(settingsEndpoints.updateMunicipality, { params: { id }, body });
}
