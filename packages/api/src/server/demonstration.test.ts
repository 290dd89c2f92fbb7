import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  assessmentEndpoints,
  authEndpoints,
  classEndpoints,
  dashboardEndpoints,
  faqEndpoints,
  institutionEndpoints,
  notificationEndpoints,
  type Role,
  systemEndpoints,
} from '@caderneta/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createDatabase } from '../database/connection.ts';
import { createFolderStore } from '../files/folder-store.ts';
import { demoAccounts, seedDemonstration } from '../seed/index.ts';
import { call } from './testing/call.ts';
import { testNow } from './testing/fixture.ts';
import { startTestServer, type TestServer } from './testing/test-server.ts';

let server: TestServer;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'caderneta-demo-'));
  const prepare = (pool: Parameters<typeof createDatabase>[0]) =>
    seedDemonstration(createDatabase(pool), { today: '2026-05-20', fileStore: createFolderStore(folder) });
  server = await startTestServer({ demo: true }, {}, { name: 'served_demonstration', prepare });
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true, force: true });
});

/** Signs in as the sign-in page offers it. */
async function signIn(role: Role): Promise<string> {
  const { accounts } = (await call(server, systemEndpoints.welcome)).data;
  const account = accounts.find((one) => one.role === role);
  if (!account) throw new Error(`no account of ${role} is offered`);
  const { email, password } = account;
  return (await call(server, authEndpoints.login, { body: { email, password } })).data.access_token;
}

describe.each(demoAccounts.map(({ role }) => role))('%s of the demonstration', (role) => {
  test('signs in and reads what the contract says', async () => {
    const token = await signIn(role);
    await call(server, authEndpoints.profile, { token });
    expect((await call(server, classEndpoints.list, { token })).data.length).toBeGreaterThan(0);
    await call(server, classEndpoints.years, { token });
    await call(server, institutionEndpoints.list, { token });
    await call(server, notificationEndpoints.list, { token });
    await call(server, notificationEndpoints.listGlobal, { token });
    await call(server, faqEndpoints.categories);
    await call(server, dashboardEndpoints[role.toLowerCase() as keyof typeof dashboardEndpoints], { token });
  });
});

test('every assessment, key and result of the teacher’s school is as the contract says', async () => {
  const token = await signIn('TEACHER');
  const { data: assessments } = await call(server, assessmentEndpoints.list, { token });
  expect(assessments.some(({ can_write }) => can_write)).toBe(true);
  let results = 0;
  for (const { id } of assessments) {
    await call(server, assessmentEndpoints.getKey, { token, params: { id } });
    const { data: lines } = await call(server, assessmentEndpoints.results, { token, params: { id } });
    const corrected = lines.find(({ status }) => status !== 'PENDING');
    if (!corrected) continue;
    const params = { id, studentProfileId: corrected.student_profile_id };
    await call(server, assessmentEndpoints.result, { token, params });
    results += 1;
  }
  expect(results).toBeGreaterThan(0);
});

test('saving a key again changes no score: what is stored is what the marks say', async () => {
  const token = await signIn('MASTER');
  const { data: assessments } = await call(server, assessmentEndpoints.list, { token, query: { format: 'GABARITO' } });
  const withResults = assessments.filter(({ results_count, key_shape }) => results_count > 0 && key_shape.length > 0);
  expect(withResults.length).toBeGreaterThan(0);
  for (const { id } of withResults.slice(0, 5)) {
    const scores = async () =>
      (await call(server, assessmentEndpoints.results, { token, params: { id } })).data.map(
        ({ status, score, hits }) => ({ status, score, hits }),
      );
    const before = await scores();
    const { data } = await call(server, assessmentEndpoints.getKey, { token, params: { id } });
    await call(server, assessmentEndpoints.saveKey, { token, params: { id }, body: { key: data.key } });
    expect(await scores()).toEqual(before);
  }
});

test('the demonstration is of the day it was made', async () => {
  expect((await call(server, systemEndpoints.welcome)).data.academic_year).toBe(testNow.getUTCFullYear());
});
