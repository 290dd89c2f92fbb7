// npm run growth -w packages/api [-- --runs N] [-- --only PATTERN] [-- --stored]: a pattern of what each line is called, as /search=.*MASTER/
// Lists, dashboards and writes on a network of a capital's size against the same on the demonstration, asked of the program as it is installed:
// time of each call, in turns and warm; ten clients at once on the large one; and, by EXPLAIN, that none of its statements reads a table of
// over 10,000 rows from end to end.
// Both databases are made anew (8 minutes, 9 GB), but with `--stored`: then those of the last run are taken. What was found is written to
// `--report FILE` as well.
import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { configured, giveUp, log } from '../src/boot/command-line.ts';
import { openDatabase, updateTables } from '../src/boot/database.ts';
import { fillNetworkDatabase, type NetworkScale } from '../src/boot/network-database.ts';
import { type GrowthCall, growthCalls } from './growth-calls.ts';
import { openNetwork } from './growth-network.ts';
import { measureGrowth } from './growth-verdict.ts';
import { readFromEndToEnd } from './sequential-scans.ts';

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '40' },
    only: { type: 'string', default: '' },
    stored: { type: 'boolean', default: false },
    report: { type: 'string' },
  },
});
const runs = Number(values.runs);
const clients = 10;
/** Calls of a round with all of them: enough for a p99 of its own. */
const crowdCalls = 200;

const { url, stop } = await openDatabase(configured(), { mayRun: true }, log, giveUp);

const open = async (scale: NetworkScale) => {
  const name = `caderneta_${scale}`;
  if (!values.stored) {
    await fillNetworkDatabase(url, { name, scale, anew: true, progress: (part) => console.log(`  ${name}: ${part}`) });
  }
  const own = new URL(url);
  own.pathname = `/${name}`;
  const updated = await updateTables(own.href, log);
  if (!updated.ok) throw new Error(updated.message);
  return openNetwork(own.href);
};

let failures = 0;
const found = new Map<GrowthCall, { name: string; isBad: boolean; figures: string }>();
const note = (isBad: boolean, line: string): void => {
  if (isBad) failures += 1;
  console.log(`${isBad ? 'x' : ' '} ${line}`);
};

const small = await open('demonstration');
const large = await open('capital');
type Network = typeof small;
let sent = -1;
/** What one call takes, ms. */
async function timed({ samples, send }: Network, call: GrowthCall): Promise<number> {
  sent += 1;
  const request = call.request(samples, sent);
  const started = performance.now();
  await send(call.role, request);
  return performance.now() - started;
}
async function alone(call: GrowthCall, rounds: number) {
  const times = { small: [] as number[], large: [] as number[] };
  // In no order: what comes at regular intervals, as the collector does, would else meet the same network always.
  for (let run = 0; run < rounds * runs; run += 1) {
    const order = ['small', 'large'] as const;
    for (const scale of Math.random() < 0.5 ? order : order.toReversed()) {
      times[scale].push(await timed(scale === 'small' ? small : large, call));
    }
  }
  return times;
}

/** Rounds of calls by ten clients at once, each its next call after its last answer. Of a write of one record they would wait for each other. */
async function crowd(call: GrowthCall, rounds: number): Promise<number[][]> {
  const all: number[][] = [];
  const rest = call.name.startsWith('write') ? 0 : rounds;
  while (all.length < rest) {
    const times: number[] = [];
    const client = async () => {
      for (let run = 0; run < crowdCalls / clients; run += 1) times.push(await timed(large, call));
    };
    await Promise.all(Array.from({ length: clients }, client));
    all.push(times);
  }
  return all;
}

/** All connections: PostgreSQL plans a prepared statement five times on each. */
async function warm(call: GrowthCall): Promise<void> {
  for (let run = 0; run < 12; run += 1) for (const one of [small, large]) await timed(one, call);
  await crowd(call, 1);
}

try {
  const wanted = new RegExp(values.only);
  for (const call of growthCalls.filter(({ name, role }) => wanted.test(`${name} (${role})`))) {
    await warm(call);
    const { isBad, line } = await measureGrowth(call.name, async (rounds) => ({
      ...(await alone(call, rounds)),
      crowd: await crowd(call, rounds),
    }));
    const name = `${call.name} (${call.role})`;
    note(isBad, `${name}: ${line}`);
    found.set(call, { name, isBad, figures: line });
  }
  // Only now: whoever measures is as small as can be, and stops for nothing of its own.
  const { openRecorder } = await import('./statement-recorder.ts');
  const recorder = await openRecorder(large.pool, large.tokens);
  for (const [call, measured] of found) {
    sent += 1;
    const statements = await recorder.statementsOf(call.role, call.request(large.samples, sent));
    const scans = await readFromEndToEnd(large.pool, statements);
    for (const scan of scans) note(true, `    ${measured.name}: ${scan}`);
    measured.isBad ||= scans.length > 0;
  }
  await recorder.close();
} finally {
  await small.close();
  await large.close();
  await stop();
}
if (values.report) await writeFile(values.report, JSON.stringify([...found.values()]));
console.log(failures === 0 ? 'all within the bars' : `${failures} beyond the bars`);
process.exitCode = failures === 0 ? 0 : 1;
