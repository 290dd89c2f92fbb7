import {
  type AnnulledQuestion,
  type AnswerKey,
  type Assessment,
  type AssessmentDraft,
  assessmentEndpoints,
  type VersionDraft,
} from '@caderneta/contract';
import { call } from '../../lib/api/call.ts';
import { dashboardReads } from '../../lib/api/dashboard-reads.ts';
import { useCall, useStale } from '../../lib/api/use-call.ts';
import { useEvery } from '../../lib/api/use-every.ts';
import { WriteKey } from '../../lib/write-key.ts';

const creation = new WriteKey();
const keySaving = new WriteKey();
const application = new WriteKey();
/** 28 MB over a school's slow line. */
const UPLOAD_MS = 15 * 60_000;

const byId = (id: string) => ({ params: { id } });

export const useAssessment = (id: string) => useCall(assessmentEndpoints.get, byId(id));
export const useKey = (id: string) => useCall(assessmentEndpoints.getKey, byId(id));
export const useResults = (id: string) => useEvery(assessmentEndpoints.results, byId(id));

/** How an upload tells of itself and is given up. */
export interface Upload {
  readonly onSent: (share: number) => void;
  readonly signal: AbortSignal;
}

/** What a form changes of an assessment; `file` in base64, null takes it away, absent leaves it. */
type AssessmentChange = Pick<AssessmentDraft, 'title' | 'description' | 'category' | 'format' | 'file'>;

/** What is saved with a key. `versionB`: null takes it away. */
interface KeyExtras {
  readonly annulled?: AnnulledQuestion[];
  readonly versionB?: VersionDraft | null;
  readonly toGroup?: boolean;
}

/** What depends on an assessment's key or results. */
const readings = [
  assessmentEndpoints.results,
  assessmentEndpoints.result,
  assessmentEndpoints.analysis,
  assessmentEndpoints.questions,
  assessmentEndpoints.reviewQueue,
];

/** Writes to assessments; every reading of them is fresh afterwards. */
export function useAssessmentWrites() {
  const stale = useStale();
  const refresh = () => stale(assessmentEndpoints.list, assessmentEndpoints.get, ...dashboardReads);
  return {
    create: async (body: AssessmentDraft, upload: Upload) => {
      const options = { body, idempotencyKey: creation.keyFor(body), timeoutMs: UPLOAD_MS, ...upload };
      const answer = await call(assessmentEndpoints.create, options);
      if (answer.ok) {
        creation.done();
        await refresh();
      }
      return answer;
    },
    update: async ({ id, version }: Assessment, change: AssessmentChange, upload: Upload) => {
      const options = { ...byId(id), body: { ...change, version }, timeoutMs: UPLOAD_MS, ...upload };
      const answer = await call(assessmentEndpoints.update, options);
      if (answer.ok) await refresh();
      return answer;
    },
    remove: async ({ id }: Assessment) => {
      const answer = await call(assessmentEndpoints.remove, byId(id));
      if (answer.ok) await refresh();
      return answer;
    },
    apply: async ({ id }: Assessment, classIds: readonly string[]) => {
      const body = { class_ids: [...classIds] };
      const idempotencyKey = application.keyFor({ id, ...body });
      const answer = await call(assessmentEndpoints.apply, { ...byId(id), body, idempotencyKey });
      if (answer.ok) {
        application.done();
        await refresh();
      }
      return answer;
    },
    /** `annulled` and `versionB` absent leave what was there; `toGroup` saves it in the other classes of the assessment too. */
    saveKey: async (
      id: string,
      key: AnswerKey,
      version: number,
      { annulled, versionB, toGroup = false }: KeyExtras = {},
    ) => {
      const body = {
        key,
        version,
        ...(annulled ? { annulled } : {}),
        ...(versionB === undefined ? {} : { version_b: versionB }),
        ...(toGroup ? { apply_to_group: true } : {}),
      };
      const idempotencyKey = keySaving.keyFor({ id, ...body });
      const answer = await call(assessmentEndpoints.saveKey, { ...byId(id), body, idempotencyKey });
      if (answer.ok) {
        keySaving.done();
        await stale(assessmentEndpoints.getKey, ...readings);
        await refresh();
      }
      return answer;
    },
  };
}
