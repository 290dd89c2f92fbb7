import { personalDataEndpoints as calls, retainedTableNames } from '@caderneta/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { auditLog } from '../../schema/audit-log.table.ts';
import { call } from '../../server/testing/call.ts';
import { ids } from '../../server/testing/fixture.ts';
import { startTestServer, type TestServer } from '../../server/testing/test-server.ts';
import { fieldWords } from '../../server/words/field-words.data.ts';
import { readingWords } from './reading-in-words.ts';
import { planted, plantPerson, secrets } from './testing/planted-person.ts';
import { type ExportedRows, readExport, rowsIn } from './testing/read-export.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  await plantPerson(server);
});
afterAll(() => server.close());

const master = { role: 'MASTER', params: { id: planted.userId } } as const;

test('holds a row of every table that names the person, and every file', async () => {
  const archive = await readExport(server, planted.userId);
  const empty = retainedTableNames.filter((name) => rowsIn(archive, name).length === 0);
  expect(empty).toEqual([]);
  const contents = [...archive].filter(([name]) => name.startsWith('arquivos/')).map(([, bytes]) => bytes.toString());
  for (const text of ['foto', 'folha', 'recorte', 'folha anterior', 'som', 'diploma']) expect(contents).toContain(text);
  const everything = [...archive.values()].join('\n');
  for (const secret of secrets) {
    const isHash = /^[0-9a-f]{64}$/.test(secret);
    // Where a sheet came from is nothing that anybody reads in words.
    if (secret !== 'segredo-da-folha') expect([secret, everything.includes(secret)]).toEqual([secret, !isHash]);
  }
});

test('speaks in words, names others by their role, and holds nothing of classmates nor any answer key', async () => {
  const archive = await readExport(server, planted.userId);
  expect(rowsIn(archive, 'grades')).toMatchObject([
    { turma: '5º Ano A · 2026', disciplina: 'Português', nota: 7.5, 'lançada por': 'Professor(a)' },
  ]);
  expect(rowsIn(archive, 'attendance')).toMatchObject([{ situação: 'Ausente', observação: 'segredo-da-chamada' }]);
  expect(rowsIn(archive, 'profiles')).toMatchObject([{ gênero: 'Feminino', CPF: '52998224725' }]);
  expect(rowsIn(archive, 'assessment_postings')).toMatchObject([{ notas: [{ nota: 7.5 }] }]);
  const everything = [...archive.values()].join('\n');
  for (const other of ['da colega', ids.pupil.second, 'Ágata', 'Pessoa TEACHER', '$argon2'])
    expect([other, everything.includes(other)]).toEqual([other, false]);
  expect(JSON.stringify(rowsIn(archive, 'answer_keys'))).not.toMatch(/"[abcd]"/i);
});

const keysIn = (value: unknown): string[] => {
  if (Array.isArray(value)) return value.flatMap(keysIn);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => [key, ...keysIn(inner)]);
};

test('every field has its word, however deep, of a reading too', async () => {
  const archive = await readExport(server, planted.userId);
  const words = new Set<unknown>([
    ...Object.values(fieldWords),
    ...Object.values(readingWords),
    ...['área', 'marcada', 'alterações', 'campo'],
  ]);
  const files = [...archive].filter(([name]) => name.endsWith('.json') && !name.includes('Atos'));
  const keys = new Set(files.flatMap(([, bytes]) => keysIn(JSON.parse(bytes.toString()))));
  expect([...keys].filter((key) => !words.has(key))).toEqual([]);
  const attempt = rowsIn(archive, 'result_attempts').find(({ detalhes }) =>
    JSON.stringify(detalhes).includes('fluência'),
  );
  expect(attempt).toMatchObject({
    detalhes: { fluência: { nota: expect.anything() }, 'comparação com o texto': { 'é deste texto': 'sim' } },
  });
  const written = JSON.stringify(attempt);
  for (const code of ['"match"', '"missing"', 'acoustic-'])
    expect([code, written.includes(code)]).toEqual([code, false]);
  expect(rowsIn(archive, 'reading_recordings')).toMatchObject([
    { 'palavras conferidas de ouvido': { palavras: ['Leu certo', null], 'fim (s)': 2 } },
  ]);
});

test('is written down, with who made it', async () => {
  await readExport(server, planted.userId);
  const entries = await server.db.select().from(auditLog).where(eq(auditLog.record_id, planted.userId));
  expect(entries).toContainEqual(
    expect.objectContaining({ user_id: ids.user('MASTER'), to: { personal_data: 'exported' } }),
  );
  const { data } = await call(server, calls.views, master);
  expect(data).toContainEqual(expect.objectContaining({ kind: 'EXPORT' }));
});

test('of a teacher tells their acts without the pupils', async () => {
  const archive = await readExport(server, ids.user('TEACHER'));
  const acts = JSON.parse(archive.get('dados/Atos praticados.json')?.toString() ?? '') as ExportedRows;
  expect(acts.map((act) => act['tipo de registro'])).toEqual(expect.arrayContaining(['Chamada']));
  expect([...archive.values()].join('\n')).not.toContain('Zélia');
});
