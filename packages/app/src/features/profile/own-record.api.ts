import { authEndpoints, userEndpoints, userPatchSchema } from '@caderneta/contract';
import { call } from '../../lib/api/call.ts';
import { useStale } from '../../lib/api/use-call.ts';
import { announcePhoto } from '../../lib/session/photo-updated.ts';
import { bodyOf, type UserFormValues } from '../../parts/user-form/user-form-values.ts';

/** Saves one's own record. What is empty among the contacts is dropped; the top bar learns of a new name or photo. */
export function useSaveOwnRecord(id: string) {
  const stale = useStale();
  return async (values: UserFormValues, version: number) => {
    const body = userPatchSchema.parse(bodyOf(values, new Date()));
    const answer = await call(userEndpoints.update, { params: { id }, body: { ...body, version } });
    if (answer.ok) {
      await stale(userEndpoints.get, userEndpoints.list);
      if (values.photo === undefined) await stale(authEndpoints.profile);
      else announcePhoto();
    } else if (answer.code === 'version-conflict') await stale(userEndpoints.get, authEndpoints.profile);
    return answer;
  };
}
