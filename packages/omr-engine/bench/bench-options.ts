import { parseArgs } from 'node:util';

/** Tuning may look at the first as often as it likes; the second is only ever reported. */
export const seeds = { tuning: 1_000_000, mostTuning: 8_000_000, report: 9_000_000 } as const;

/** What is measured: what becomes of every photo, how long a few take, both; or photos are only made for a later run. */
const parts = ['scores', 'times', 'all', 'photos'] as const;

/** Whose photos are read: those of `test-kit`, those of `field-kit`, or its spoiled ones, which are to be refused. */
const kits = ['own', 'field', 'spoiled'] as const;

export interface BenchOptions {
  readonly kit: (typeof kits)[number];
  /** The field kit's sealed photos, which are drawn for nothing else. */
  readonly isSealed: boolean;
  readonly isTuning: boolean;
  readonly seed: number;
  /** Photos in each main set, or in each set of the field kit; null where nobody said. */
  readonly photos: number | null;
  readonly jobs: number;
  readonly part: (typeof parts)[number];
  /** Text in the names of the sets to measure. */
  readonly set: string;
  readonly folder: string | null;
  readonly remarks: boolean;
}

/** Reads the bench's command line. @returns null where it is wrong. */
export function readBenchOptions(args: readonly string[]): BenchOptions | null {
  const { values } = parseArgs({
    args: [...args],
    options: {
      tune: { type: 'boolean', default: false },
      seed: { type: 'string', default: String(seeds.tuning) },
      kit: { type: 'string', default: 'own' },
      sealed: { type: 'boolean', default: false },
      photos: { type: 'string' },
      jobs: { type: 'string', default: '1' },
      set: { type: 'string', default: '' },
      part: { type: 'string', default: 'all' },
      folder: { type: 'string' },
      remarks: { type: 'boolean', default: false },
    },
  });
  const [photos, jobs, seed] = [values.photos ?? 1, values.jobs, values.seed].map(Number) as [number, number, number];
  const areWhole = [photos, jobs, seed].every((value) => Number.isInteger(value) && value >= 1);
  const part = parts.find((known) => known === values.part);
  const kit = kits.find((known) => known === values.kit);
  if (!kit || (values.sealed && kit !== 'field')) return null;
  if (!areWhole || seed > seeds.mostTuning || !part || (part === 'photos' && !values.folder)) return null;
  return {
    kit,
    isSealed: values.sealed,
    isTuning: values.tune,
    seed: values.tune || kit !== 'own' ? seed : seeds.report,
    photos: values.photos === undefined ? null : photos,
    jobs,
    part,
    set: values.set,
    folder: values.folder ?? null,
    remarks: values.remarks,
  };
}
