import { classEndpoints } from '@caderneta/contract';
import { useCall } from '../../lib/api/use-call.ts';
import { useWrites } from '../../lib/api/use-record-writes.ts';

/** A class's pupils and how far the access of each is. `null` waits. */
export const useClassAccess = (classId: string | null) =>
  useCall(classEndpoints.access, classId === null ? null : { params: { id: classId } });

/** Makes codes; those made before for these pupils stop working, if the person was shown them. */
export function useCardWrites() {
  const { write } = useWrites(classEndpoints.access);
  return (classId: string, studentProfileIds: readonly string[], base: string | null) =>
    write(classEndpoints.makeAccessCards, {
      params: { id: classId },
      body: { student_profile_ids: [...studentProfileIds], base },
    });
}
