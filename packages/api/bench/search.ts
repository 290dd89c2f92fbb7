// npm run search -w packages/api [-- --runs N]
// The search of everything (Ctrl+K) on the network of a capital that `npm run growth` leaves behind: ten clients at once, each of whom asks
// for classes and, by a word of three letters, pupils and assessments together, as the palette does, by what people type. Fails where the
// last of the answers comes later than the bar, p95, of any role.
import { parseArgs } from 'node:util';
import { configured, giveUp, log } from '../src/boot/command-line.ts';
import { openDatabase, updateTables } from '../src/boot/database.ts';
import { openNetwork } from './growth-network.ts';
import { percentile } from './growth-verdict.ts';

const { values } = parseArgs({ options: { runs: { type: 'string', default: '60' } } });
const runs = Number(values.runs);
const clients = 10;
/** ms */
const bar = 150;
const roles = ['MASTER', 'MUNICIPALITY', 'MANAGER', 'TEACHER'] as const;

const { url, stop } = await openDatabase(configured(), { mayRun: true }, log, giveUp);
const capital = new URL(url);
capital.pathname = '/caderneta_capital';
const updated = await updateTables(capital.href, log);
if (!updated.ok) throw new Error(`${updated.message} (npm run growth makes it)`);
const network = await openNetwork(capital.href);

/** From the fewest letters that are asked for to what one pupil alone is called. */
const typed = ['an', 'he', '9º', '9º a', 'sil', 'prova', network.samples.word, 'maria silva', network.samples.rare];

/** From the question to the last of its answers, ms. */
async function searched(role: (typeof roles)[number], words: string): Promise<number> {
  const query = `page=1&limit=6&search=${encodeURIComponent(words)}`;
  const started = performance.now();
  const named = /\S{3}/.test(words) ? [`/users?role=STUDENT&${query}`, `/assessments?${query}`] : [];
  await Promise.all([...named, `/classes?${query}`].map((path) => network.send(role, { method: 'GET', url: path })));
  return performance.now() - started;
}

let isBad = false;
try {
  for (const role of roles) {
    for (const words of typed) {
      const times: number[] = [];
      const client = async (isMeasured: boolean) => {
        for (let run = 0; run < runs / clients; run += 1) {
          const ms = await searched(role, words);
          if (isMeasured) times.push(ms);
        }
      };
      for (const isMeasured of [false, true]) {
        await Promise.all(Array.from({ length: clients }, () => client(isMeasured)));
      }
      const [median, p95, p99] = [0.5, 0.95, 0.99].map((share) => percentile(times, share)) as [number, number, number];
      if (p95 > bar) isBad = true;
      const figures = `median ${median.toFixed(0)}, p95 ${p95.toFixed(0)}, p99 ${p99.toFixed(0)} ms`;
      console.log(`${p95 > bar ? 'x' : ' '} ${role} '${words}': ${figures}`);
    }
  }
} finally {
  await network.close();
  await stop();
}
if (isBad) process.exitCode = 1;
