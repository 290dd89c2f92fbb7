// npm run growth -w packages/api [-- --runs N] [-- --only PATTERN] [-- --stored]: a pattern of what each line is called, as /search=.*MASTER/
// Lists, dashboards and writes on a network of a capital's size against the same on the demonstration: server time of each call, in turns
// and warm; ten clients at once on the large one; and, by EXPLAIN, that none of its statements reads a table of over 10,000 rows from end to end.
// Both databases are made anew (8 minutes, 9 GB), but with `--stored`: then those of the last run are taken. What was found is written to
// `--report FILE` as well.
import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { configured, giveUp, log } from '../src/boot/command-line.ts';
import { openDatabase, updateTables } from '../src/boot/database.ts';
import { fillNetworkDatabase, type NetworkScale } from '../src/boot/network-database.ts';
import { type GrowthCall, growthCalls } from './growth-calls.ts';
import { openNetwork } from './growth-network.ts';
import { type Figure, judgeGrowth, percentile } from './growth-verdict.ts';
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
const rounds = 3;
const clients = 10;

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
const calls: { name: string; isBad: boolean; figures: string }[] = [];
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
const figureOf = (times: readonly number[]): Figure => ({
  median: percentile(times, 0.5),
  p99: percentile(times, 0.99),
});

async function measure(call: GrowthCall) {
  for (let run = 0; run < 12; run += 1) for (const one of [small, large]) await timed(one, call);
  const measured: { small: Figure; large: Figure }[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const times = { small: [] as number[], large: [] as number[] };
    // In no order: what comes at regular intervals, as the collector does, would else meet the same network always.
    for (let run = 0; run < runs; run += 1) {
      const order = ['small', 'large'] as const;
      for (const scale of Math.random() < 0.5 ? order : order.toReversed()) {
        times[scale].push(await timed(scale === 'small' ? small : large, call));
      }
    }
    measured.push({ small: figureOf(times.small), large: figureOf(times.large) });
  }
  return measured;
}

/**
 * Ten clients at once, each its next call after its last answer; the first round is to warm all connections: PostgreSQL plans a prepared
 * statement five times on each. A write of one record by ten would measure their waiting for each other.
 */
async function crowd(call: GrowthCall): Promise<readonly Figure[]> {
  if (call.name.startsWith('write')) return [];
  const measured: Figure[] = [];
  for (let round = 0; round <= rounds; round += 1) {
    const times: number[] = [];
    const client = async () => {
      for (let run = 0; run < runs / 2; run += 1) times.push(await timed(large, call));
    };
    await Promise.all(Array.from({ length: clients }, client));
    if (round > 0) measured.push(figureOf(times));
  }
  return measured;
}

try {
  const wanted = new RegExp(values.only);
  for (const call of growthCalls.filter(({ name, role }) => wanted.test(`${name} (${role})`))) {
    const { isBad, line } = judgeGrowth(call.name, await measure(call), await crowd(call));
    const name = `${call.name} (${call.role})`;
    note(isBad, `${name}: ${line}`);
    const statements = await large.statementsOf(async () => void (await timed(large, call)));
    const scans = await readFromEndToEnd(large.pool, statements);
    for (const scan of scans) note(true, `    ${scan}`);
    calls.push({ name, isBad: isBad || scans.length > 0, figures: line });
  }
} finally {
  await small.close();
  await large.close();
  await stop();
}
if (values.report) await writeFile(values.report, JSON.stringify(calls));
console.log(failures === 0 ? 'all within the bars' : `${failures} beyond the bars`);
process.exitCode = failures === 0 ? 0 : 1;
