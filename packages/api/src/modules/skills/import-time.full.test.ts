import { skillEndpoints as calls } from '@caderneta/contract';
import { afterAll, expect, test } from 'vitest';
import { call } from '../../server/testing/call.ts';
import { ids } from '../../server/testing/fixture.ts';
import { startTestServer } from '../../server/testing/test-server.ts';
import { publicTable } from './testing/public-tables.ts';

const server = await startTestServer();
afterAll(() => server.close());

test('a table of 1,304 rows is previewed and taken in within 5 s, every row of it', async () => {
  const owner = { municipality_id: ids.municipality.home };
  const stored = async () => (await call(server, calls.list, { role: 'MUNICIPALITY', query: owner })).data.length;
  const before = await stored();
  const body = { ...owner, file: Buffer.from(publicTable()).toString('base64') };
  const startedAt = performance.now();
  const previewed = await call(server, calls.preview, { role: 'MUNICIPALITY', body });
  const taken = await call(server, calls.commit, { role: 'MUNICIPALITY', body });
  const seconds = (performance.now() - startedAt) / 1000;
  process.stdout.write(`1,304 skills in ${seconds.toFixed(2)} s\n`);
  expect(previewed.data.counts).toMatchObject({ new: 1304, faulty: 0 });
  expect(taken.data).toEqual({ created: 1304, changed: 0, removed: 0 });
  expect((await stored()) - before).toBe(1304);
  expect(seconds).toBeLessThan(5);
});
