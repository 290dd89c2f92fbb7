import {
  type Qualification,
  type QualificationDraft,
  type QualificationPatch,
  qualificationEndpoints,
} from '@caderneta/contract';
import { call } from '../../lib/api/call.ts';
import { useStale } from '../../lib/api/use-call.ts';
import { useEvery } from '../../lib/api/use-every.ts';
import { WriteKey } from '../../lib/write-key.ts';

const creation = new WriteKey();

/** The qualifications of a teacher's profile; null waits. */
export const useQualifications = (profileId: string | null) =>
  useEvery(qualificationEndpoints.list, profileId === null ? null : { query: { teacher_profile_id: profileId } });

/** One qualification with its diploma in base64. */
export const readQualification = (id: string) => call(qualificationEndpoints.get, { params: { id } });

/** Writes to qualifications; the list is fresh afterwards. */
export function useQualificationWrites() {
  const stale = useStale();
  const refresh = () => stale(qualificationEndpoints.list);
  return {
    create: async (draft: QualificationDraft) => {
      const answer = await call(qualificationEndpoints.create, { body: draft, idempotencyKey: creation.keyFor(draft) });
      if (answer.ok) {
        creation.done();
        await refresh();
      }
      return answer;
    },
    update: async ({ id }: Qualification, patch: QualificationPatch) => {
      const answer = await call(qualificationEndpoints.update, { params: { id }, body: patch });
      if (answer.ok) await refresh();
      return answer;
    },
    remove: async ({ id }: Qualification) => {
      const answer = await call(qualificationEndpoints.remove, { params: { id } });
      if (answer.ok) await refresh();
      return answer;
    },
  };
}
