import { parseArgs } from 'node:util';

/** Tuning may look at the first as often as it likes; the second is only ever reported. */
export const seeds = { tuning: 1_000_000, mostTuning: 8_000_000, report: 9_000_000 } as const;

/** What is measured: what becomes of every photo, how long a few take, both; or photos are only made for a later run. */
const parts = ['scores', 'times', 'all', 'photos'] as const;

interface BenchOptions {
  readonly isTuning: boolean;
  readonly seed: number;
  readonly photos: number;
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
      photos: { type: 'string', default: '700' },
      jobs: { type: 'string', default: '1' },
      set: { type: 'string', default: '' },
      part: { type: 'string', default: 'all' },
      folder: { type: 'string' },
      remarks: { type: 'boolean', default: false },
    },
  });
  const [photos, jobs, seed] = [values.photos, values.jobs, values.seed].map(Number) as [number, number, number];
  const areWhole = [photos, jobs, seed].every((value) => Number.isInteger(value) && value >= 1);
  const part = parts.find((known) => known === values.part);
  if (!areWhole || seed > seeds.mostTuning || !part || (part === 'photos' && !values.folder)) return null;
  return {
    isTuning: values.tune,
    seed: values.tune ? seed : seeds.report,
    photos,
    jobs,
    part,
    set: values.set,
    folder: values.folder ?? null,
    remarks: values.remarks,
  };
}
