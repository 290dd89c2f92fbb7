import { type Stage, stages } from '../src/core/stage-clock.ts';
import type { ReadOutcome } from '../src/index.ts';
import { quantile } from './score.ts';

/** Median and 95th percentile, ms. */
export interface Spread {
  readonly median: number;
  readonly p95: number;
}

/** What a row needs of an outcome. */
export type TimedOutcome = Pick<ReadOutcome, 'ok' | 'elapsedMs' | 'stageMs'>;

/** Time of a set's photos in one runtime, stage by stage. */
export interface StageRow {
  readonly runtime: 'node' | 'chromium';
  readonly set: string;
  /** `full`: the cascade on whole frames. `tracked`: the second look at a sheet, as the stream takes it. */
  readonly way: 'full' | 'tracked' | 'upload';
  readonly readings: number;
  /** Readings that the set's photos gave, of as many as were tried. */
  readonly read: number;
  readonly total: Spread;
  readonly stages: Readonly<Record<Stage, Spread>>;
}

const round = (ms: number): number => Math.round(ms * 10) / 10;
const spreadOf = (times: readonly number[]): Spread => ({
  median: round(quantile(times, 0.5)),
  p95: round(quantile(times, 0.95)),
});

/** Sums up the timed outcomes of a set. */
export function stageRow(
  runtime: StageRow['runtime'],
  set: string,
  way: StageRow['way'],
  outcomes: readonly TimedOutcome[],
): StageRow {
  return {
    runtime,
    set,
    way,
    readings: outcomes.length,
    read: outcomes.filter((outcome) => outcome.ok).length,
    total: spreadOf(outcomes.map((outcome) => outcome.elapsedMs)),
    stages: Object.fromEntries(
      stages.map((stage) => [stage, spreadOf(outcomes.map((outcome) => outcome.stageMs?.[stage] ?? 0))]),
    ) as Record<Stage, Spread>,
  };
}

/** The row as a line for people. */
export function stageLine({ runtime, set, way, readings, read, total, stages: times }: StageRow): string {
  const parts = stages
    .filter((stage) => times[stage].p95 > 0)
    .map((stage) => `${stage} ${times[stage].median}/${times[stage].p95}`);
  const head = `${runtime} ${set}, ${way}`.padEnd(44);
  return `${head} ${read}/${readings}  ${total.median} / ${total.p95} ms   ${parts.join('  ')}`;
}
