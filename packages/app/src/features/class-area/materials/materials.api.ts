import { type MaterialDraft, type MaterialPatch, materialEndpoints } from '@caderneta/contract';
import { call } from '../../../lib/api/call.ts';
import { useStale } from '../../../lib/api/use-call.ts';
import { useEvery } from '../../../lib/api/use-every.ts';
import { WriteKey } from '../../../lib/write-key.ts';

const creation = new WriteKey();
/** 28 MB over a school's slow line. */
const UPLOAD_MS = 15 * 60_000;

export const useMaterials = (classId: string) => useEvery(materialEndpoints.list, { query: { class_id: classId } });

/** How an upload tells of itself and is given up. */
export interface Upload {
  readonly onSent: (share: number) => void;
  readonly signal: AbortSignal;
}

export function useMaterialWrites() {
  const stale = useStale();
  const refresh = () => stale(materialEndpoints.list, materialEndpoints.get);
  return {
    create: async (body: MaterialDraft, upload: Upload) => {
      const idempotencyKey = creation.keyFor(body);
      const answer = await call(materialEndpoints.create, { body, idempotencyKey, timeoutMs: UPLOAD_MS, ...upload });
      if (answer.ok) {
        creation.done();
        await refresh();
      }
      return answer;
    },
    update: async (id: string, body: MaterialPatch, upload: Upload) => {
      const answer = await call(materialEndpoints.update, { params: { id }, body, timeoutMs: UPLOAD_MS, ...upload });
      if (answer.ok) await refresh();
      return answer;
    },
    remove: async (id: string) => {
      const answer = await call(materialEndpoints.remove, { params: { id } });
      if (answer.ok) await refresh();
      return answer;
    },
  };
}
