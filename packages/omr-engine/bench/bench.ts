// npm run bench -w packages/omr-engine                  the scoreboard: report seed, writes scoreboard.json
// npm run bench -w packages/omr-engine -- --tune        the same on the tuning seed, written nowhere
//   --photos N   photos in each generated set (default 120; 600 gives more than 15,000 questions a set)
//   --set TEXT   only sets whose name contains TEXT (then nothing is written)
//   --remarks    also lists refusals, flags and wrong answers
import { readFile, writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { measureSet, type ScoreRow } from './measure-set.ts';
import { photoSets } from './photo-sets.ts';

/** Tuning may look at the first as often as it likes; the second is only ever reported. */
const seeds = { tuning: 1_000_000, report: 9_000_000 } as const;
const scoreboard = new URL('../scoreboard.json', import.meta.url);

const { values } = parseArgs({
  options: {
    tune: { type: 'boolean', default: false },
    photos: { type: 'string', default: '120' },
    set: { type: 'string', default: '' },
    remarks: { type: 'boolean', default: false },
  },
});

const seed = values.tune ? seeds.tuning : seeds.report;
const photos = Number(values.photos);
if (!Number.isInteger(photos) || photos < 1) {
  console.error('--photos takes a whole number from 1');
  process.exit(2);
}

const line = (row: ScoreRow): string =>
  `${row.set.padEnd(28)} read ${row.read}/${row.photos}  right ${row.right}/${row.questions}  flagged ${row.flagged}  ` +
  `silently wrong ${row.silentlyWrong}  doubtful ${row.doubtful.right}+${row.doubtful.flagged}/${row.doubtful.questions} ` +
  `wrong ${row.doubtful.silentlyWrong}  ${row.msMedian} / ${row.msP95} ms  ${JSON.stringify(row.refused)}`;

const rows: ScoreRow[] = [];
const chosen = photoSets.filter((set) => set.name.includes(values.set));
const [warmUp] = chosen;
if (warmUp) await measureSet(warmUp, seeds.tuning - 1000, 10, () => undefined);
for (const set of chosen) {
  const row = await measureSet(set, seed, photos, (photo, what) => {
    if (values.remarks) console.log(`  ${photo.name}: ${what}`);
  });
  rows.push(row);
  console.log(line(row));
}

if (!values.tune && values.set === '') {
  const previous = await readFile(scoreboard, 'utf8').catch(() => '');
  const text = `${JSON.stringify({ seed, photosPerSet: photos, runtime: 'node', rows }, null, 2)}\n`;
  await writeFile(scoreboard, text);
  console.log(previous === text ? 'scoreboard.json: unchanged' : 'scoreboard.json written');
}
