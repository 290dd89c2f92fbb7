import { type AuditEntry, roles } from '@caderneta/contract';
import { everyEndpoint } from '@caderneta/contract/calls';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { notifications } from '../../schema/notifications.table.ts';
import { ids, testNow } from '../../server/testing/fixture.ts';
import { putFixtureFiles } from '../../server/testing/fixture-files.ts';
import { codes } from '../../server/testing/machine-words.ts';
import { readAccessRequests } from '../../server/testing/matrix-requests.ts';
import { networkWithReadings } from '../../server/testing/network-with-readings.ts';
import { send, startUndoableServer } from '../../server/testing/test-server.ts';
import { findViewer } from '../auth/auth.service.ts';
import { listAudit } from './audit.repository.ts';

const { requestsByOwner, requestsBySite } = await readAccessRequests();
let server: Awaited<ReturnType<typeof startUndoableServer>>;
beforeAll(async () => {
  server = await startUndoableServer(networkWithReadings);
  await putFixtureFiles(server.fileStore);
});
afterAll(() => server.close());

const lineOf = ({ table_label, record_name, changes }: AuditEntry): string[] => [
  record_name === null ? table_label : `${table_label}: ${record_name}`,
  ...changes.map(({ field, from, to }) => `  ${field}: ${from?.text ?? '–'} → ${to?.text ?? '–'}`),
];
/** Days and numbers that another run makes anew. */
const steady = (text: string): string =>
  text
    .replace(/Pessoa [A-Z]+/g, 'Pessoa')
    .replace(/\b(MAT)?\d{9,}\b/g, '#')
    .replace(/\d{2}\/\d{2}\/\d{4}, \d{2}:\d{2}/g, 'dd/mm/aaaa, hh:mm');

/** Where the access matrix asks for what stands already, which leaves no trace. */
const bodies: Readonly<Record<string, object>> = {
  'POST /assessments/:id/apply': { class_ids: [ids.class.unassigned] },
};

/** Read past the wire: some writes end the session of whoever looks. */
const entries = async (): Promise<readonly AuditEntry[]> => {
  const viewer = await findViewer(server.db, ids.user('MASTER'), testNow);
  if (!viewer) return [];
  return (await listAudit(server.db, viewer, { records: 'all' }, { page: 1, limit: 1000 })).rows;
};

test('of every write of a day, audit and notifications are in Portuguese, without a word of the machine', async () => {
  const seen: string[] = [];
  const loose: string[] = [];
  for (const { method, path } of everyEndpoint.filter((endpoint) => endpoint.method !== 'GET')) {
    const name = `${method} ${path}`;
    for (const role of roles) {
      const request = requestsByOwner[name]?.(role, 'MANAGER').own ?? requestsBySite[name]?.('assigned');
      if (!request) continue;
      const before = new Set((await entries()).map(({ id }) => id));
      const since = await server.db.select().from(notifications);
      const answer = await send(server.app, method, request.url, { role, body: bodies[name] ?? request.body });
      if (answer.statusCode >= 300) continue;
      const fresh = (await entries()).filter(({ id }) => !before.has(id));
      const notices = (await server.db.select().from(notifications)).filter(
        ({ id }) => !since.some((one) => one.id === id),
      );
      const lines = [...fresh.flatMap(lineOf), ...notices.map(({ title, message }) => `  » ${title}: ${message}`)].map(
        steady,
      );
      seen.push(name, ...lines.map((line) => `  ${line}`));
      loose.push(...lines.filter((line) => codes.test(line)).map((line) => `${name}: ${line}`));
      await server.undo();
      break;
    }
    await server.undo();
  }
  expect(loose).toEqual([]);
  await expect(`${seen.join('\n')}\n`).toMatchFileSnapshot('./audit-words.snapshot.txt');
});
