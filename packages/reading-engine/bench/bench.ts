// npm run bench -w packages/reading-engine                 the scoreboard: report seed, texts and voices; writes scoreboard.json
// npm run bench -w packages/reading-engine -- --tune       the same on the tuning seed, texts and voices; written nowhere
//   --set NAME    only this set; its row alone is replaced
//   --share N     this share of each set's recordings, 0 to 1; written nowhere
//   --remarks     also lists what was off
// Needs the system's espeak-ng and python3 (Debian: apt-get install espeak-ng python3).
import { readFile, writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { openEspeak } from '../src/node.ts';
import { reportTexts } from '../test-kit/texts/report.data.ts';
import { tuningTexts } from '../test-kit/texts/tuning.data.ts';
import { reportVoices, tuningVoices } from '../test-kit/voices.data.ts';
import { type BenchContext, contextFor } from './bench-context.ts';
import { rowLine, type ScoreRow, toJson } from './score-row.ts';
import { badInputsSet } from './sets/bad-inputs.ts';
import { codingSet } from './sets/coding.ts';
import { costSet } from './sets/cost.ts';
import { noiseSet } from './sets/noise.ts';
import { pairsOmittingSet, pairsSet } from './sets/pairs.ts';
import { pausesSet } from './sets/pauses.ts';
import {
  peopleOthersSet,
  peopleReportSet,
  peopleTuningSet,
  peopleUnreadReportSet,
  peopleUnreadTuningSet,
} from './sets/people.ts';
import { intonationSet, rhythmSet } from './sets/prosody.ts';
import { stopsSet } from './sets/stops.ts';
import { wordsSet } from './sets/words.ts';

const seeds = { tuning: 1_000, report: 9_000 } as const;
const scoreboard = new URL('../scoreboard.json', import.meta.url);

const sets: Readonly<Record<string, (context: BenchContext) => Promise<ScoreRow>>> = {
  peopleReport: peopleReportSet,
  peopleUnreadReport: peopleUnreadReportSet,
  peopleOthers: peopleOthersSet,
  peopleTuning: peopleTuningSet,
  peopleUnreadTuning: peopleUnreadTuningSet,
  words: wordsSet,
  pairs: pairsSet,
  pairsOmitting: pairsOmittingSet,
  pauses: pausesSet,
  intonation: intonationSet,
  rhythm: rhythmSet,
  noise: noiseSet,
  coding: codingSet,
  stops: stopsSet,
  badInputs: badInputsSet,
  cost: costSet,
};

const { values } = parseArgs({
  options: {
    tune: { type: 'boolean', default: false },
    set: { type: 'string' },
    share: { type: 'string', default: '1' },
    remarks: { type: 'boolean', default: false },
  },
});

const share = Number(values.share);
const chosen = Object.entries(sets).filter(([name]) => values.set === undefined || values.set === name);
if (chosen.length === 0 || !(share > 0 && share <= 1)) {
  console.error(`--set is one of ${Object.keys(sets).join(', ')}; --share goes from 0 to 1`);
  process.exit(2);
}

const seed = values.tune ? seeds.tuning : seeds.report;
const espeak = openEspeak();
const material = values.tune
  ? { texts: tuningTexts, voices: tuningVoices }
  : { texts: reportTexts, voices: reportVoices };

/** Replaces a row of the scoreboard and leaves the others. */
async function keep(name: string, row: ScoreRow): Promise<void> {
  const previous = JSON.parse(await readFile(scoreboard, 'utf8').catch(() => '{}')) as {
    sets?: Record<string, unknown>;
  };
  const rows = { ...previous.sets, [name]: toJson(row) };
  const sorted = Object.fromEntries(Object.keys(sets).flatMap((set) => (rows[set] ? [[set, rows[set]]] : [])));
  const about = { seed, texts: reportTexts.length, voices: reportVoices };
  await writeFile(scoreboard, `${JSON.stringify({ ...about, sets: sorted }, null, 2)}\n`);
}

for (const [name, run] of chosen) {
  const row = await run(contextFor({ ...material, speak: espeak.speak, share }, seed, name));
  console.log(rowLine(row));
  if (values.remarks) for (const remark of row.remarks) console.log(`  ${remark}`);
  if (!values.tune && share === 1) await keep(name, row);
}
espeak.close();
