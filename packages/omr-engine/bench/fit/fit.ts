// npm run fit -w packages/omr-engine      fits the model of marks and writes src/stages/marks/mark-model.data.ts and bench/fit/record.json
//   --folder F   keeps the photos made, and takes from there those that were made before
//   --field N    photos in each set of the field kit (default 2), in those that are fitted to and in those that choose
//   --own N      photos in each main set of the other kit that are fitted to (default 48); a quarter of it chooses
import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs, promisify } from 'node:util';
import { type MarkNetwork, probabilityOf } from '../../src/stages/marks/mark-network.ts';
import { seededRandom } from '../../test-kit/index.ts';
import { seeds } from '../bench-options.ts';
import { calibrationError, reliabilityCurve } from '../reliability.ts';
import { type Calibration, calibrate, claimsUnder, judgeRows } from './calibrate.ts';
import { labelledSheets, type PhotoRun } from './labelled-sheets.ts';
import { otherSheet } from './other-sheets.ts';
import { type RowSamples, toSamples } from './to-samples.ts';
import { lossOf, type Training, trainNetwork } from './train-network.ts';

const { values } = parseArgs({
  options: {
    folder: { type: 'string' },
    field: { type: 'string', default: '2' },
    own: { type: 'string', default: '48' },
  },
});
const asked = { field: Number(values.field), own: Number(values.own), folder: values.folder ?? null };
/** Weights are fitted to seeds of their own; the network is chosen by those of the bench's tuning, and reported on others. */
const fitted: readonly PhotoRun[] = [
  { ...asked, seed: 2_000_000, varied: 3, least: 2 },
  { ...asked, seed: 3_000_000, varied: 0, least: 1, field: 0, own: Math.ceil(asked.own / 5) },
];
const choosing: PhotoRun = { ...asked, seed: seeds.tuning, varied: 1, least: 1, own: Math.ceil(asked.own / 4) };
/** A row is left to a person below this probability: one in so many of those just above it is wrong. */
const SURE = 0.96;

const candidates: readonly Training[] = [
  { units: 12, seed: 1 },
  { units: 16, seed: 1 },
].map((one) => ({ ...one, decay: 3e-6, epochs: 32, batch: 64, rate: 0.004 }));

interface Seen {
  readonly sheets: number;
  readonly rows: readonly RowSamples[];
}

async function gather(runs: readonly PhotoRun[]): Promise<Seen> {
  const rows: RowSamples[] = [];
  let sheets = 0;
  for (const run of runs) {
    const random = seededRandom(run.seed);
    for await (const sheet of labelledSheets(run)) {
      for (const one of [sheet, otherSheet(sheet, random)]) rows.push(...toSamples(one));
      sheets += 1;
    }
  }
  return { sheets, rows };
}

const samplesOf = ({ rows }: Seen) => rows.flatMap(({ samples }) => samples);
const withoutFolder = ({ folder: _, ...run }: PhotoRun) => run;
const rounded = (value: number): number => Number(value.toPrecision(4));
const roundedNetwork = ({ mean, deviation, hidden, output }: MarkNetwork): MarkNetwork => ({
  mean: mean.map(rounded),
  deviation: deviation.map(rounded),
  hidden: hidden.map((unit) => unit.map(rounded)),
  output: output.map(rounded),
});

const [toFit, toChoose] = [await gather(fitted), await gather([choosing])];
const [fitSamples, chooseSamples] = [samplesOf(toFit), samplesOf(toChoose)];
const trained = candidates.map((training) => {
  const network = roundedNetwork(trainNetwork(fitSamples, training));
  const loss = lossOf(network, chooseSamples);
  console.log(`${training.units} units, decay ${training.decay}, seed ${training.seed}: loss ${loss.toFixed(5)}`);
  return { training, network, loss };
});
const best = trained.reduce((least, one) => (one.loss < least.loss ? one : least));
const judged = judgeRows(best.network, toChoose.rows);
const curve = calibrate(judged);
const calibration: Calibration = { offset: rounded(curve.offset), slope: rounded(curve.slope) };
const answered = judged.filter(({ odds }) => probabilityOf(calibration.offset + calibration.slope * odds) >= SURE);
const record = {
  fitted: { runs: fitted.map(withoutFolder), sheets: toFit.sheets, bubbles: fitSamples.length },
  choosing: { ...withoutFolder(choosing), sheets: toChoose.sheets, rows: judged.length },
  candidates: trained.map(({ training, loss }) => ({ ...training, loss: rounded(loss) })),
  chosen: best.training,
  calibrationError: rounded(calibrationError(reliabilityCurve(claimsUnder(judged, calibration)))),
  answered: answered.length,
  answeredWrongly: answered.filter(({ isRight }) => !isRight).length,
};
const model = { network: best.network, calibration, sure: SURE };
const files = {
  model: fileURLToPath(new URL('../../src/stages/marks/mark-model.data.ts', import.meta.url)),
  record: fileURLToPath(new URL('./record.json', import.meta.url)),
};
await writeFile(
  files.model,
  `// Written by 'npm run fit -w packages/omr-engine'; bench/fit/record.json says what it saw.\nimport type { MarkModel } from './mark-network.ts';\n\n` +
    `/** What tells a mark from none, fitted to photos of both kits. */\nexport const markModel: MarkModel = ${JSON.stringify(model)};\n`,
);
await writeFile(files.record, JSON.stringify(record));
await promisify(execFile)('npx', ['biome', 'format', '--write', files.model, files.record]);
console.log(JSON.stringify(record, null, 2));
