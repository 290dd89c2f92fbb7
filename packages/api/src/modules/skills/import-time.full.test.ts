import { skillEndpoints as calls } from '@caderneta/contract';
import { afterAll, expect, test } from 'vitest';
import { call } from '../../server/testing/call.ts';
import { ids } from '../../server/testing/fixture.ts';
import { startTestServer } from '../../server/testing/test-server.ts';
import { publicTable } from './testing/public-tables.ts';

const server = await startTestServer();
afterAll(() => server.close());

test('a table of 1,304 rows is previewed and taken in within 5 s', async () => {
  const body = { municipality_id: ids.municipality.home, file: Buffer.from(publicTable()).toString('base64') };
  const startedAt = performance.now();
  await call(server, calls.preview, { role: 'MUNICIPALITY', body });
  await call(server, calls.commit, { role: 'MUNICIPALITY', body });
  const seconds = (performance.now() - startedAt) / 1000;
  process.stdout.write(`1,304 skills in ${seconds.toFixed(2)} s\n`);
  expect(seconds).toBeLessThan(5);
});
