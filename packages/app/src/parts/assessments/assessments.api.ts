import {
  type AnnulledQuestion,
  type AnswerKey,
  type Assessment,
  assessmentEndpoints,
  type SavedKey,
  type VersionInput,
} from '@caderneta/contract';
import { dashboardReads } from '../../lib/api/dashboard-reads.ts';
import { useCall } from '../../lib/api/use-call.ts';
import { useEvery } from '../../lib/api/use-every.ts';
import { useRecordWrites, useWrites } from '../../lib/api/use-record-writes.ts';

const byId = (id: string) => ({ params: { id } });

export const useAssessment = (id: string) => useCall(assessmentEndpoints.get, byId(id));
export const useKey = (id: string) => useCall(assessmentEndpoints.getKey, byId(id));
export const useResults = (id: string) => useEvery(assessmentEndpoints.results, byId(id));

/** What is saved with a key. `versionB`: null takes it away. */
interface KeyExtras {
  readonly annulled?: AnnulledQuestion[];
  readonly versionB?: VersionInput | null;
  readonly toGroup?: boolean;
}

/** `annulled` and `versionB` absent leave what was there; `toGroup` saves it in the other classes of the assessment too. */
const keyBody = (key: AnswerKey, version: number, { annulled, versionB, toGroup = false }: KeyExtras) => ({
  key,
  version,
  ...(annulled ? { annulled } : {}),
  ...(versionB === undefined ? {} : { version_b: versionB }),
  ...(toGroup ? { apply_to_group: true } : {}),
});

/** What saving a key as it stands, with other extras, would do. */
export const useKeyEffect = (id: string, { key, version }: SavedKey, extras: KeyExtras) =>
  useCall(assessmentEndpoints.previewKey, { ...byId(id), body: keyBody(key, version, extras) });

/** What depends on an assessment's key or results. */
const readings = [
  assessmentEndpoints.results,
  assessmentEndpoints.result,
  assessmentEndpoints.analysis,
  assessmentEndpoints.questions,
  assessmentEndpoints.reviewQueue,
  assessmentEndpoints.previewGrades,
  assessmentEndpoints.outdatedGrades,
];

const lists = [assessmentEndpoints.list, assessmentEndpoints.get, ...dashboardReads];

/** Writes to assessments; every reading of them is fresh afterwards. */
export function useAssessmentWrites() {
  const records = useRecordWrites(assessmentEndpoints, ...lists);
  const { writeOnce } = useWrites(...lists);
  const { write } = useWrites();
  const { writeOnce: writeKeyOnce } = useWrites(assessmentEndpoints.getKey, ...readings, ...lists);
  return {
    ...records,
    apply: ({ id }: Assessment, classIds: readonly string[]) =>
      writeOnce(assessmentEndpoints.apply, { ...byId(id), body: { class_ids: [...classIds] } }),
    /** The sheets were made for printing. */
    markPrinted: (id: string) => writeOnce(assessmentEndpoints.markPrinted, byId(id)),
    /** What saving would do. Nothing is written. */
    previewKey: (id: string, key: AnswerKey, version: number, extras: KeyExtras) =>
      write(assessmentEndpoints.previewKey, { ...byId(id), body: keyBody(key, version, extras) }),
    saveKey: (id: string, key: AnswerKey, version: number, extras: KeyExtras = {}) =>
      writeKeyOnce(assessmentEndpoints.saveKey, { ...byId(id), body: keyBody(key, version, extras) }),
  };
}
