import { qualificationEndpoints } from '@caderneta/contract';
import { call } from '../../lib/api/call.ts';
import { useEvery } from '../../lib/api/use-every.ts';
import { useRecordWrites } from '../../lib/api/use-record-writes.ts';

/** The qualifications of a teacher's profile; null waits. */
export const useQualifications = (profileId: string | null) =>
  useEvery(qualificationEndpoints.list, profileId === null ? null : { query: { teacher_profile_id: profileId } });

/** One qualification with its diploma in base64. */
export const readQualification = (id: string) => call(qualificationEndpoints.get, { params: { id } });

/** Writes to qualifications; the list is fresh afterwards. */
export const useQualificationWrites = () => useRecordWrites(qualificationEndpoints, qualificationEndpoints.list);
