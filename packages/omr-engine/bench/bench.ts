// npm run bench -w packages/omr-engine                  the scoreboard: report seed, writes scoreboard.json
// npm run bench -w packages/omr-engine -- --tune        the same on the tuning seed, written nowhere
//   --jobs N     processes that make and read photos (default 1); the scores are the same, the times are those of a busy machine
//   --photos N   photos in each main set (default 700: more than 15,000 questions); the other sets are smaller in proportion
//   --set TEXT   only sets whose name contains TEXT (then nothing is written)
//   --seed N     another tuning seed, below 8,000,000
//   --runtime R  node: only the scores and times in Node; chromium: only the times in Chromium's worker; all (default): both
//   --remarks    also lists refusals, flags and wrong answers
import { parseArgs } from 'node:util';
import { openMeasurer } from './measure-sets.ts';
import { measureTimes, runtimes } from './measure-times.ts';
import { photoSets } from './photo-sets.ts';
import { rowLine, type ScoreRow, toRow } from './score-row.ts';
import { writeScoreboard } from './scoreboard.ts';

/** Tuning may look at the first as often as it likes; the second is only ever reported. */
const seeds = { tuning: 1_000_000, mostTuning: 8_000_000, report: 9_000_000 } as const;

const { values } = parseArgs({
  options: {
    tune: { type: 'boolean', default: false },
    seed: { type: 'string', default: String(seeds.tuning) },
    photos: { type: 'string', default: '700' },
    jobs: { type: 'string', default: '1' },
    set: { type: 'string', default: '' },
    runtime: { type: 'string', default: 'all' },
    remarks: { type: 'boolean', default: false },
  },
});

const [photos, jobs, tuningSeed] = [values.photos, values.jobs, values.seed].map(Number) as [number, number, number];
if (
  ![photos, jobs, tuningSeed].every((value) => Number.isInteger(value) && value >= 1) ||
  tuningSeed > seeds.mostTuning
) {
  console.error('--photos, --jobs and --seed take whole numbers from 1; a tuning seed stays below 8,000,000');
  process.exit(2);
}
const runtime = runtimes.find((known) => known === values.runtime);
if (!runtime) {
  console.error(`--runtime is one of ${runtimes.join(', ')}`);
  process.exit(2);
}
const seed = values.tune ? tuningSeed : seeds.report;

const rows: ScoreRow[] = [];
const chosen = runtime === 'chromium' ? [] : photoSets.filter((set) => set.name.includes(values.set));
const measurer = openMeasurer(jobs);
const [warmUp] = chosen;
if (warmUp) await measurer.measure(warmUp, seeds.tuning - 1000, Math.min(10, warmUp.size(1000)));
for (const set of chosen) {
  const scores = await measurer.measure(set, seed, set.size(photos));
  const row = toRow(set.name, scores);
  rows.push(row);
  console.log(rowLine(row));
  if (values.remarks) for (const remark of scores.flatMap(({ remarks }) => remarks)) console.log(`  ${remark}`);
}
measurer.close();

if (values.set === '') {
  const times = await measureTimes(seed, runtime, console.log);
  if (!values.tune) {
    const scores = runtime === 'chromium' ? {} : { node: { seed, photosInMainSets: photos, jobs, rows } };
    await writeScoreboard({ ...scores, ...times });
    console.log('scoreboard.json written');
  }
}
