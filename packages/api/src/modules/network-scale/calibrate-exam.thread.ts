import type { IrtModel } from '@caderneta/contract';
import { type CalibrationFailure, calibrate, estimatePupils } from '../../statistics/irt/calibrate.ts';
import type { ItemCurve } from '../../statistics/irt/item-curve.ts';
import { patternsOf } from '../../statistics/irt/patterns.ts';

/** An exam to calibrate. */
export interface CalibrationTask {
  readonly model: IrtModel;
  readonly items: number;
  /** Letters of a question, by which a pupil may hit it. */
  readonly options: number;
  /** Pupil after pupil, `items` each: 1 right, 0 not. */
  readonly answers: Uint8Array;
  /** Two whole numbers that both threads see: rounds so far, and 1 once the calibration is to end. */
  readonly shared: Int32Array;
}
export const roundsAt = 0;
export const cancelAt = 1;

/** Curves of the questions and, in the order of the answers, where each pupil stands, on the exam's own scale. */
export type CalibrationAnswer =
  | {
      readonly ok: true;
      readonly curves: readonly (ItemCurve | null)[];
      readonly thetas: Float64Array;
      readonly errors: Float64Array;
    }
  | { readonly ok: false; readonly code: CalibrationFailure };

/** What the thread does. */
export default function calibrateExam({ model, items, options, answers, shared }: CalibrationTask): CalibrationAnswer {
  const rows = Array.from({ length: answers.length / items }, (_, pupil) =>
    Array.from(answers.subarray(pupil * items, (pupil + 1) * items), Boolean),
  );
  const patterns = patternsOf(rows);
  const isCancelled = () => {
    Atomics.add(shared, roundsAt, 1);
    return Atomics.load(shared, cancelAt) === 1;
  };
  const outcome = calibrate(patterns, { model, options, isCancelled });
  if (!outcome.ok) return outcome;
  const { curves } = outcome.calibration;
  const estimates = estimatePupils(patterns, curves);
  const ofPupils = Array.from(patterns.rows, (pattern) => estimates[pattern]);
  return {
    ok: true,
    curves,
    thetas: Float64Array.from(ofPupils, (estimate) => estimate?.theta ?? 0),
    errors: Float64Array.from(ofPupils, (estimate) => estimate?.error ?? 1),
  };
}
