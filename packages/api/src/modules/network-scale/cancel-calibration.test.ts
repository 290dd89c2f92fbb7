import { networkScaleEndpoints as calls, type ScaleRunStatus } from '@caderneta/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { scaleRuns } from '../../schema/scale-runs.table.ts';
import type { ThreadPool } from '../../server/background/thread-pool.ts';
import type { ServerContext } from '../../server/context/server-config.ts';
import { call } from '../../server/testing/call.ts';
import { ids, testNow } from '../../server/testing/fixture.ts';
import { startServer, startTestServer, type TestServer } from '../../server/testing/test-server.ts';
import { type CalibrationAnswer, type CalibrationTask, cancelAt, roundsAt } from './calibrate-exam.thread.ts';
import { runCalibration } from './run-calibration.ts';
import { giveNetworkExam } from './testing/network-exam.ts';

let server: TestServer;
let group: string;
const as = { role: 'MUNICIPALITY' } as const;
const municipality_id = ids.municipality.home;

beforeAll(async () => {
  server = await startTestServer();
  group = await giveNetworkExam(server, 300, 12);
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.db.delete(scaleRuns);
});

const start = async () => {
  const body = { municipality_id, assessment_group_id: group, model: '2PL' as const };
  return (await call(server, calls.start, { ...as, body })).data;
};
const get = async (id: string) => (await call(server, calls.get, { ...as, params: { id } })).data;
const until = (id: string, status: ScaleRunStatus) =>
  expect.poll(async () => (await get(id)).status, { interval: 20 }).toBe(status);

/** A thread whose estimation has no end of its own. */
const endless: ThreadPool<CalibrationTask, CalibrationAnswer> = {
  run: ({ shared }) =>
    new Promise((resolve) => {
      const round = setInterval(() => {
        Atomics.add(shared, roundsAt, 1);
        if (Atomics.load(shared, cancelAt) === 0) return;
        clearInterval(round);
        resolve({ ok: true, answer: { ok: false, code: 'cancelled' } });
      }, 10);
    }),
  close: async () => undefined,
};

test('a thread at work tells its rounds, and ends when its run is cancelled', async () => {
  const run = { municipality_id, assessment_group_id: group, title: 'Prova', school_year: 2026, model: '2PL' as const };
  const [row] = await server.db
    .insert(scaleRuns)
    .values({ ...run, created_at: testNow, updated_at: testNow })
    .returning();
  const id = row?.id ?? '';
  const context = { db: server.db, clock: { now: () => testNow }, logger: server.app.log } as unknown as ServerContext;
  const work = runCalibration(context, endless, id, new AbortController().signal);
  await expect.poll(async () => (await get(id)).cycles).toBeGreaterThan(0);
  expect(await get(id)).toMatchObject({ status: 'RUNNING', pupils: 300 });
  expect((await call(server, calls.cancel, { ...as, params: { id } })).data.status).toBe('CANCELLED');
  await work;
  expect(await get(id)).toMatchObject({ status: 'CANCELLED', findings: null });
});

test('one that was asked for by a call is cancelled while it runs, and the next may begin', async () => {
  const { id } = await start();
  await until(id, 'RUNNING');
  await call(server, calls.cancel, { ...as, params: { id } });
  const next = await start();
  expect(next.id).not.toBe(id);
  await until(next.id, 'DONE');
  expect(await get(id)).toMatchObject({ status: 'CANCELLED', findings: null });
});

test('a server that stops leaves a run to the next one, which makes it', { tags: 'full' }, async () => {
  const first = await startTestServer();
  try {
    await first.db.delete(scaleRuns);
    const long = await giveNetworkExam(first, 1500, 40);
    const body = { municipality_id, assessment_group_id: long, model: '3PL' as const };
    const { data } = await call(first, calls.start, { ...as, body });
    const status = async () => (await first.db.select().from(scaleRuns).where(eq(scaleRuns.id, data.id)))[0]?.status;
    await expect.poll(status, { timeout: 100_000, interval: 20 }).toBe('RUNNING');
    await first.app.close();
    expect(await status()).toBe('QUEUED');
    const later = new Date(testNow.getTime() + 60_000);
    const next = await startServer(first.db, first.pool, {}, { clock: { now: () => later } });
    await expect.poll(status, { interval: 100 }).toBe('DONE');
    await next.close();
  } finally {
    await first.close();
  }
});
