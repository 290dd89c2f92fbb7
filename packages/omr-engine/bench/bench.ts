// npm run bench -w packages/omr-engine                  the scoreboard: report seed, writes scoreboard.json
// npm run bench -w packages/omr-engine -- --tune        the same on the tuning seed, written nowhere
//   --part P     scores: what becomes of every photo; times: how long a few take, stage by stage, in Node and in Chromium's
//                worker, to be measured on an idle machine; all (default): both; photos: makes them for a later run, reads none
//   --folder F   keeps the photos made, and takes from there those that were made before
//   --jobs N     processes that make and read photos (default 1); the scores are the same
//   --photos N   photos in each main set (default 700: more than 15,000 questions); the other sets are smaller in proportion
//   --set TEXT   only the scores of sets whose name contains TEXT; the scoreboard keeps its other rows
//   --seed N     another tuning seed, at most 8,000,000
//   --kit field  photos of field-kit instead, all scores: a row a set, written nowhere; --photos N in each set, --folder as above
//   --kit spoiled  photos of field-kit that something is wrong with: how many are refused, and how often for what is wrong
//   --sealed     with --kit field: photos that nothing else draws; the look goes to scoreboard-history.json
//   --remarks    also lists refusals, flags and wrong answers
import { readBenchOptions, seeds } from './bench-options.ts';
import { benchField } from './field-bench.ts';
import { openMeasurer } from './measure-sets.ts';
import { measureTimes } from './measure-times.ts';
import { photoSets } from './photo-sets.ts';
import { rowLine, type ScoreRow, toRow } from './score-row.ts';
import { writeScores, writeTimes } from './scoreboard.ts';
import { benchSpoiled } from './spoiled-bench.ts';

const photosInMainSets = 700;

const options = readBenchOptions(process.argv.slice(2));
if (!options) {
  console.error(
    '--photos, --jobs and --seed take whole numbers from 1, a tuning seed at most 8,000,000; ' +
      '--part takes scores, times, all or photos, the last with --folder; --kit takes own, field or spoiled, --sealed goes with field',
  );
  process.exit(2);
}
if (options.kit === 'field') {
  await benchField(options);
  process.exit(0);
}
if (options.kit === 'spoiled') {
  await benchSpoiled(options);
  process.exit(0);
}
const { seed, jobs, part, folder } = options;
const photos = options.photos ?? photosInMainSets;
const makesOnly = part === 'photos';

async function measureScores(): Promise<ScoreRow[]> {
  const rows: ScoreRow[] = [];
  const chosen = photoSets.filter((set) => set.name.includes(options!.set));
  const measurer = openMeasurer(jobs, { folder, makesOnly });
  const [warmUp] = chosen;
  if (warmUp && !makesOnly) await measurer.measure(warmUp, seeds.tuning - 1000, Math.min(10, warmUp.size(1000)));
  for (const set of chosen) {
    const scores = await measurer.measure(set, seed, set.size(photos));
    if (makesOnly) continue;
    const row = toRow(set.name, scores);
    rows.push(row);
    console.log(rowLine(row));
    if (options!.remarks) for (const remark of scores.flatMap(({ remarks }) => remarks)) console.log(`  ${remark}`);
  }
  measurer.close();
  return rows;
}

if (part !== 'times') {
  const rows = await measureScores();
  if (!options.isTuning && !makesOnly) await writeScores({ seed, photosInMainSets: photos, rows }, options.set !== '');
}
if (part === 'times' || (part === 'all' && options.set === '')) {
  const times = await measureTimes(seed, console.log);
  if (!options.isTuning) await writeTimes(times);
}
