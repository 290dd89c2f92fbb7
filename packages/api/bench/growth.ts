// npm run growth -w packages/api [-- --runs N] [-- --only PATTERN]: a pattern of what each line is called, as /search=.*MASTER/
// Lists, dashboards and writes on a network of a capital's size against the same on the demonstration: server time of each call, in turns
// and warm; and, by EXPLAIN, that none of their statements reads a table of over 10,000 rows from end to end.
// The databases caderneta_capital and caderneta_demonstration are made beforehand by `npm run -w packages/api seed`.
import { parseArgs } from 'node:util';
import { configured, giveUp, log } from '../src/boot/command-line.ts';
import { openDatabase, updateTables } from '../src/boot/database.ts';
import { type GrowthCall, growthCalls } from './growth-calls.ts';
import { openNetwork } from './growth-network.ts';
import { readFromEndToEnd } from './sequential-scans.ts';

const { values } = parseArgs({ options: { runs: { type: 'string', default: '100' }, only: { type: 'string' } } });
const runs = Number(values.runs);
const mostTimes = 2;
/** The longest that some calls may take, whatever they take on the small network. */
const mostMs = (name: string): number => {
  if (name.startsWith('dashboard')) return 300;
  return name.includes('/users?') && name.includes('&search=') ? 150 : Number.POSITIVE_INFINITY;
};

const { url, stop } = await openDatabase(configured(), { mayRun: true }, log, giveUp);

const open = async (name: string) => {
  const own = new URL(url);
  own.pathname = `/${name}`;
  const updated = await updateTables(own.href, log);
  if (!updated.ok) throw new Error(updated.message);
  return openNetwork(own.href);
};

const percentile = (times: readonly number[], share: number): number =>
  times.toSorted((a, b) => a - b)[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0;

let failures = 0;
const note = (isBad: boolean, line: string): void => {
  if (isBad) failures += 1;
  console.log(`${isBad ? 'x' : ' '} ${line}`);
};

const small = await open('caderneta_demonstration');
const large = await open('caderneta_capital');
try {
  const wanted = new RegExp(values.only ?? '');
  for (const call of growthCalls.filter(({ name, role }) => wanted.test(`${name} (${role})`))) {
    const times = { small: [] as number[], large: [] as number[] };
    const timed = async (network: typeof small, call_: GrowthCall, stored: number[] | null) => {
      const request = call_.request(network.samples, stored?.length ?? -1);
      const started = performance.now();
      await network.send(call_.role, request);
      stored?.push(performance.now() - started);
    };
    for (let run = 0; run < 12; run += 1) for (const one of [small, large]) await timed(one, call, null);
    for (let run = 0; run < runs; run += 1) {
      await timed(small, call, times.small);
      await timed(large, call, times.large);
    }
    const [before, after] = [percentile(times.small, 0.99), percentile(times.large, 0.99)];
    const isSlow = after / before > mostTimes || after > mostMs(call.name);
    const medians = `median ${percentile(times.small, 0.5).toFixed(1)} and ${percentile(times.large, 0.5).toFixed(1)}`;
    note(
      isSlow,
      `${call.name} (${call.role}): p99 ${before.toFixed(1)} and ${after.toFixed(1)} ms, ${(after / before).toFixed(2)}×; ${medians} ms`,
    );
    const statements = await large.statementsOf(() => timed(large, call, null));
    for (const scan of await readFromEndToEnd(large.pool, statements)) note(true, `    ${scan}`);
  }
} finally {
  await small.close();
  await large.close();
  await stop();
}
console.log(failures === 0 ? 'all within the bars' : `${failures} beyond the bars`);
process.exitCode = failures === 0 ? 0 : 1;
