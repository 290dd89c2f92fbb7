// npm run bench -w packages/api [-- --seconds N]
// Session check + scope + a class list of 35 rows by the product as it is installed, against a bare Fastify route that sends the same rows from one
// query: requests a second of both in turns, in the same run, and their ratio; then the latency at 200 connections, and memory. Asked again,
// the product proves that the list stands and answers from memory; beside it the list of a day, whose rows are read anew every time.
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import autocannon from 'autocannon';
import { createDatabase, createPool } from '../src/database/connection.ts';
import { migrateDatabase } from '../src/database/migrate.ts';
import { startPostgres } from '../src/database/supervisor/index.ts';
import { memoryMb, startProduct } from './product.ts';
import { makeSchool } from './school.ts';

const { values } = parseArgs({ options: { seconds: { type: 'string', default: '6' } } });
const duration = Number(values.seconds);
const rounds = 3;
const usualConnections = 20;
const manyConnections = 200;
const settledMs = 5000;

const quiet = { info: () => undefined, warn: () => undefined };
const dataDir = await mkdtemp(join(tmpdir(), 'caderneta-bench-'));
const postgres = await startPostgres({ dataDir, log: quiet, onLost: ({ message }) => console.error(message) });
if (!postgres.ok) throw new Error(postgres.message);

async function startBare(url: string, sql: string): Promise<{ child: ChildProcess; origin: string }> {
  const execArgv = ['--import', 'tsx', '--conditions=caderneta-source'];
  const child = fork(new URL('./bare-server.ts', import.meta.url), [url, sql], { execArgv });
  const [{ port }] = (await once(child, 'message')) as [{ port: number }];
  return { child, origin: `http://127.0.0.1:${port}` };
}

async function load(url: string, connections: number, headers: Record<string, string> = {}, seconds = duration) {
  const result = await autocannon({ url, connections, duration: seconds, headers });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${url}: ${result.non2xx} refused, ${result.errors} errors`);
  return { perSecond: result.requests.average, p50: result.latency.p50, p99: result.latency.p99 };
}

try {
  await migrateDatabase(postgres.url);
  const pool = createPool(postgres.url);
  const { classId, token } = await makeSchool(createDatabase(pool));
  const headers = { authorization: `Bearer ${token}` };
  const path = `/classes/${classId}/students?limit=100`;

  const ours = await startProduct(postgres.url, dataDir);
  const sample = (await (await fetch(ours.origin + path, { headers })).json()) as { data: Record<string, unknown>[] };
  if (sample.data.length !== 35) throw new Error(`the list has ${sample.data.length} rows instead of 35`);
  // The same rows, from one table, so that the bare route sends what ours sends.
  await pool.query('CREATE TABLE bench_rows (row jsonb)');
  for (const row of sample.data) await pool.query('INSERT INTO bench_rows VALUES ($1)', [row]);
  const columns = Object.keys(sample.data[0] ?? {}).map((name) => `row->'${name}' AS "${name}"`);
  const bare = await startBare(postgres.url, `SELECT ${columns.join(', ')} FROM bench_rows`);
  // As the server itself does of a database that is not a minute old.
  await pool.query('VACUUM ANALYZE');
  await pool.end();

  await sleep(settledMs);
  const idle = await memoryMb(ours.child);
  const oursUrl = ours.origin + path;
  const anewUrl = `${oursUrl}&date=${new Date().toISOString().slice(0, 10)}`;
  const bareUrl = `${bare.origin}/rows`;
  await load(oursUrl, usualConnections, headers);
  await load(bareUrl, usualConnections);
  const ratios: number[] = [];
  for (let round = 1; round <= rounds; round += 1) {
    const measuredBare = await load(bareUrl, usualConnections);
    const measuredOurs = await load(oursUrl, usualConnections, headers);
    const anew = await load(anewUrl, usualConnections, headers);
    ratios.push(measuredOurs.perSecond / measuredBare.perSecond);
    console.log(
      `round ${round}: ours ${measuredOurs.perSecond.toFixed(0)}/s, bare ${measuredBare.perSecond.toFixed(0)}/s, ` +
        `ratio ${(ratios.at(-1) ?? 0).toFixed(2)}; p99 ${measuredOurs.p99} and ${measuredBare.p99} ms; ` +
        `read anew ${anew.perSecond.toFixed(0)}/s, ratio ${(anew.perSecond / measuredBare.perSecond).toFixed(2)}`,
    );
  }
  // Node accepts one connection a turn of its loop, so that of 200 at once some wait at the door for a second: long enough that the
  // percentile is of the crowd and not of its arrival, and after the load before has been answered.
  await sleep(settledMs);
  const crowd = await load(oursUrl, manyConnections, headers, 4 * duration);
  await sleep(settledMs);
  const after = await memoryMb(ours.child);
  const median = ratios.toSorted((a, b) => a - b)[Math.floor(rounds / 2)] ?? 0;
  console.log(`ratio ${median.toFixed(2)} (at least 0.75)`);
  console.log(
    `${manyConnections} connections: ${crowd.perSecond.toFixed(0)}/s, p50 ${crowd.p50} ms, p99 ${crowd.p99} ms (at most 120)`,
  );
  console.log(`memory: idle ${idle} MB (at most 200), after ${after} MB (at most 400)`);
  bare.child.disconnect();
  ours.child.kill('SIGTERM');
  await once(ours.child, 'exit');
} finally {
  await postgres.stop();
  await rm(dataDir, { recursive: true, force: true });
}
