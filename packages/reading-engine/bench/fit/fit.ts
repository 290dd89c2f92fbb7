// npm run fit -w packages/reading-engine     teaches the network of phones: writes src/align/phone-weights.data.ts and bench/fit/record.json
// Takes minutes of one core. The same tree gives the same files, to the byte.
import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { PhoneNetwork } from '../../src/align/phone-network.ts';
import { lookAround } from '../../src/align/phone-network.ts';
import { openEspeak } from '../../src/node.ts';
import { tuningTexts } from '../../test-kit/texts/tuning.data.ts';
import { tuningVoices } from '../../test-kit/voices.data.ts';
import { heldOutVoices, moreVoices } from './fit-voices.data.ts';
import { followPeople } from './people-utterances.ts';
import { phones } from './phones.ts';
import { speakTexts } from './synthetic-utterances.ts';
import { labelled, name, newPass, type Taught, trainNetwork } from './train-network.ts';
import type { Utterance } from './utterance.ts';
import { whitened } from './whiten.ts';

const files = {
  weights: fileURLToPath(new URL('../../src/align/phone-weights.data.ts', import.meta.url)),
  record: fileURLToPath(new URL('./record.json', import.meta.url)),
};
/** People are few: each row is learnt from so often, the third adult's more, who read less. */
const REPEATED = { man: 4, third: 8 };
/** Of every so many rows the spread within phones is measured. */
const EVERY = 4;
const training = {
  seed: 1,
  phones: phones.length,
  epochs: 6,
  batch: 256,
  rate: 2e-3,
  decay: 1e-4,
  noise: 0.15,
};
const VOICE_SEED = 77;

function shareRight(network: Taught, utterances: readonly Utterance[]): number {
  const rows = labelled(utterances);
  const pass = newPass(phones.length);
  let right = 0;
  for (const [i, u] of rows.of.entries()) {
    const { levels, labels } = utterances[u]!;
    const t = rows.at[i]!;
    lookAround(levels, t, pass.seen);
    name(network, pass);
    if (pass.likely.indexOf(Math.max(...pass.likely)) === labels[t]) right++;
  }
  return Number((right / rows.of.length).toFixed(3));
}

const rowsIn = (utterances: readonly Utterance[]): number => labelled(utterances).of.length;

function encode({ inner, bias, outer }: PhoneNetwork): string {
  return Buffer.from(Float32Array.from([...inner, ...bias, ...outer]).buffer).toString('base64');
}

const espeak = openEspeak();
const people = await followPeople(espeak);
const byVoice: { voice: string; utterances: Utterance[] }[] = [];
for (const [i, voice] of [...tuningVoices, ...moreVoices].entries()) {
  byVoice.push({ voice, utterances: await speakTexts(espeak, voice, VOICE_SEED + i, tuningTexts) });
}
espeak.close();

const spokenBy = (wanted: (voice: string) => boolean): Utterance[] =>
  byVoice.filter(({ voice }) => wanted(voice)).flatMap(({ utterances }) => utterances);
const heldOut = spokenBy((voice) => heldOutVoices.includes(voice));
const learnt = spokenBy((voice) => !heldOutVoices.includes(voice));
const repeated = people.flatMap(({ name: who, utterance }) =>
  Array.from({ length: who.startsWith('fleurs') ? REPEATED.third : REPEATED.man }, () => utterance),
);
const utterances = [...learnt, ...repeated];
const network = trainNetwork(utterances, training);

const weights = encode(whitened(network, utterances, EVERY));
const header = [
  "// Written by 'npm run fit -w packages/reading-engine'; bench/fit/record.json says what it heard.",
  '/** The network of phones: 110 × 96, 96 and 96 × 12 32-bit floats, in base64. */',
];
await writeFile(files.weights, `${header.join('\n')}\nexport const phoneWeights =\n  '${weights}';\n`);
const record = {
  voices: byVoice.map(({ voice }) => voice).filter((voice) => !heldOutVoices.includes(voice)),
  heldOutVoices,
  people: people.map(({ name: who }) => who),
  seeds: { voices: VOICE_SEED, training: training.seed },
  training,
  repeated: REPEATED,
  rows: { voices: rowsIn(learnt), people: rowsIn(people.map(({ utterance }) => utterance)), heldOut: rowsIn(heldOut) },
  namedRight: { voices: shareRight(network, learnt), heldOutVoices: shareRight(network, heldOut) },
};
await writeFile(files.record, JSON.stringify(record));
await promisify(execFile)('npx', ['biome', 'format', '--write', files.weights, files.record]);
console.log(JSON.stringify({ rows: record.rows, namedRight: record.namedRight }));
