import { afterAll, expect, test } from 'vitest';
import { idempotencyRecords } from '../../schema/idempotency-records.table.ts';
import { oneTimeTokens } from '../../schema/one-time-tokens.table.ts';
import { sessions } from '../../schema/sessions.table.ts';
import { tokenHash } from '../session/tokens.ts';
import { ids, testNow } from '../testing/fixture.ts';
import { startTestServer } from '../testing/test-server.ts';
import { keepHouse } from './housekeeping.ts';

const server = await startTestServer();
afterAll(() => server.close());

const daysAgo = (days: number) => new Date(testNow.getTime() - days * 86_400_000);

test('what has had its time goes; what has not stays', async () => {
  const { db, fileStore, app } = server;
  const user_id = ids.user('TEACHER');
  await db.delete(sessions);
  for (const days of [1, 29, 31, 89, 91]) {
    const name = `days-${days}`;
    await db
      .insert(idempotencyRecords)
      .values({ user_id, key: name, request_hash: tokenHash(name), status: 200, created_at: daysAgo(days) });
    await db.insert(sessions).values({ user_id, token_hash: tokenHash(name), expires_at: daysAgo(days) });
    await db
      .insert(oneTimeTokens)
      .values({ kind: 'password-reset', user_id, token_hash: tokenHash(name), expires_at: daysAgo(days) });
  }
  const revoked = { token_hash: tokenHash('revoked'), expires_at: daysAgo(-1), revoked_at: daysAgo(91) };
  await db.insert(sessions).values({ user_id, ...revoked });

  await keepHouse({ db, fileStore, clock: { now: () => testNow }, logger: app.log });

  expect((await db.select().from(idempotencyRecords)).map(({ key }) => key)).toEqual(['days-1', 'days-29']);
  const left = [1, 29, 31, 89].map((days) => tokenHash(`days-${days}`)).sort();
  expect((await db.select().from(sessions)).map(({ token_hash }) => token_hash).sort()).toEqual(left);
  expect((await db.select().from(oneTimeTokens)).map(({ token_hash }) => token_hash).sort()).toEqual(left);
});
