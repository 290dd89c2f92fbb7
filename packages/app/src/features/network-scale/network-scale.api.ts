import { networkScaleEndpoints, type ScaleRun, type ScaleRunInput } from '@caderneta/contract';
import { useEffect, useState } from 'react';
import { useCall } from '../../lib/api/use-call.ts';
import { useWrites } from '../../lib/api/use-record-writes.ts';

/** While a calibration is under way, how often its progress is asked for, ms. */
const PROGRESS_MS = 1500;
/** Whether a calibration waits or is being made. */
export const isUnfinished = ({ status }: Pick<ScaleRun, 'status'>): boolean =>
  status === 'QUEUED' || status === 'RUNNING';

const ofMunicipality = (id: string | null) => (id === null ? null : { query: { municipality_id: id } });

/** Asks again for as long as something is under way. */
function useProgress(isUnderWay: boolean, to: (isBusy: boolean) => void): void {
  useEffect(() => to(isUnderWay), [isUnderWay, to]);
}

/** The calibrations of a network, the newest first. `null` waits. */
export function useScaleRuns(municipalityId: string | null) {
  const [isBusy, setBusy] = useState(false);
  const runs = useCall(
    networkScaleEndpoints.runs,
    ofMunicipality(municipalityId),
    isBusy ? { everyMs: PROGRESS_MS } : {},
  );
  useProgress(runs.data?.some(isUnfinished) ?? false, setBusy);
  return runs;
}

/** One calibration: how far it is, or what it found. `null` waits. */
export function useScaleRun(id: string | null) {
  const [isBusy, setBusy] = useState(false);
  const run = useCall(
    networkScaleEndpoints.get,
    id === null ? null : { params: { id } },
    isBusy ? { everyMs: PROGRESS_MS } : {},
  );
  useProgress(run.data !== undefined && isUnfinished(run.data), setBusy);
  return run;
}

/** A school and its classes in every exam of a calibration's scale. */
export const useSchoolYears = (id: string, institutionId: string) =>
  useCall(networkScaleEndpoints.schoolYears, { params: { id }, query: { institution_id: institutionId } });

/** The exams that may be calibrated. `null` waits. */
export const useScaleExams = (municipalityId: string | null) =>
  useCall(networkScaleEndpoints.exams, ofMunicipality(municipalityId));

/** Starts and cancels calibrations. */
export function useScaleWrites() {
  const { write, create } = useWrites(networkScaleEndpoints.runs, networkScaleEndpoints.get);
  return {
    start: (body: ScaleRunInput) => create(networkScaleEndpoints.start, { body }),
    cancel: (id: string) => write(networkScaleEndpoints.cancel, { params: { id } }),
  };
}
