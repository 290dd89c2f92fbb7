import { skillEndpoints as calls, type SkillImportInput } from '@caderneta/contract';
import { and, eq } from 'drizzle-orm';
import { afterAll, afterEach, expect, test } from 'vitest';
import { questionSkills } from '../../schema/question-skills.table.ts';
import { skills } from '../../schema/skills.table.ts';
import type { Transaction } from '../../server/query/queries.ts';
import { call, refused } from '../../server/testing/call.ts';
import { ids } from '../../server/testing/fixture.ts';
import { startTestServer } from '../../server/testing/test-server.ts';

const server = await startTestServer();
afterAll(() => server.close());
afterEach(() => server.db.delete(skills));

const municipality_id = ids.municipality.home;
const asked = (text: string, more: Partial<SkillImportInput> = {}) => ({
  role: 'MUNICIPALITY' as const,
  body: { municipality_id, file: Buffer.from(text).toString('base64'), ...more },
});
const take = async (text: string, more?: Partial<SkillImportInput>) =>
  (await call(server, calls.commit, asked(text, more))).data;
const ofCode = (code: string) => and(eq(skills.municipality_id, municipality_id), eq(skills.code, code));
const waiting = async () =>
  (
    await server.pool.query(
      'SELECT FROM pg_locks WHERE NOT granted AND pid IN (SELECT pid FROM pg_stat_activity WHERE datname = current_database())',
    )
  ).rowCount;

/** Begins `importing` while somebody's change is not durable yet, and lets that be so once the import waits for it. */
async function besides<T>(change: (tx: Transaction) => Promise<unknown>, importing: () => Promise<T>): Promise<T> {
  let began: Promise<T> | undefined;
  await server.db.transaction(async (tx) => {
    await change(tx);
    began = importing();
    await expect.poll(waiting).toBeGreaterThan(0);
  });
  return began as Promise<T>;
}

test('an import leaves what somebody else changes meanwhile of a column that its sheet does not have', async () => {
  await take('codigo;texto;tema\nALFA-1;Contar;Números');
  const edit = (tx: Transaction) => tx.update(skills).set({ topic: 'Grandezas', version: 2 }).where(ofCode('ALFA-1'));
  await besides(edit, () => take('codigo;texto\nALFA-1;Contar até cem'));
  const stored = await server.db.select().from(skills).where(ofCode('ALFA-1'));
  expect(stored).toMatchObject([{ text: 'Contar até cem', topic: 'Grandezas', version: 3 }]);
});

test('a code that somebody else creates meanwhile is refused as taken, and nothing is written', async () => {
  const skill = { municipality_id, code: 'ALFA-1', kind: 'NETWORK' as const, source: 'Rede', text: 'Somar' };
  const failure = await besides(
    (tx) => tx.insert(skills).values(skill),
    () => refused(server, calls.commit, asked('codigo;texto\nALFA-1;Contar\nALFA-2;Medir')),
  );
  expect([failure.code, failure.errors]).toEqual([
    'already-exists',
    [{ field: 'code', message: 'Este código já existe na rede' }],
  ]);
  expect(await server.db.select().from(skills)).toMatchObject([skill]);
});

test('a code that a question gets while its skill is changed stays where the sheet has it no more', async () => {
  await take('codigo;texto\nALFA-1;Contar\nALFA-2;Medir');
  const use = { assessment_id: ids.assessment.assigned, group: 0, question: 1, position: 0, code: 'ALFA-1' };
  const tag = async (tx: Transaction) => {
    await tx.update(skills).set({ topic: 'Números', version: 2 }).where(ofCode('ALFA-1'));
    await tx.insert(questionSkills).values(use);
  };
  const taken = await besides(tag, () => take('codigo;texto\nALFA-3;Ler', { remove_gone: true }));
  expect(taken).toEqual({ created: 1, changed: 0, removed: 1 });
  expect(await server.db.select().from(skills).where(ofCode('ALFA-1'))).toHaveLength(1);
});
