import { importEndpoints as calls, type FailureEnvelope } from '@caderneta/contract';
import { eq, type SQL } from 'drizzle-orm';
import { afterAll, afterEach, expect, test } from 'vitest';
import { institutions } from '../../schema/institutions.table.ts';
import { profiles } from '../../schema/profiles.table.ts';
import { schoolClasses } from '../../schema/school-classes.table.ts';
import type { Transaction } from '../../server/query/queries.ts';
import { refused } from '../../server/testing/call.ts';
import { ids } from '../../server/testing/fixture.ts';
import { waitsForLock } from '../../server/testing/lock-wait.ts';
import { startTestServer } from '../../server/testing/test-server.ts';

const server = await startTestServer();
afterAll(() => server.close());
afterEach(async () => expect(await server.db.$count(profiles, eq(profiles.matricula, '7001'))).toBe(0));

/** What an import is refused with that begins while another transaction takes a class or school away. */
async function importDuring(
  take: (other: Transaction) => Promise<unknown>,
  line: string,
  class_id?: string,
): Promise<FailureEnvelope> {
  const body = { role: 'STUDENT' as const, text: `Nome;Matrícula;Série;Turma\n${line}`, class_id };
  const { waiting } = await server.db.transaction(async (other) => {
    await take(other);
    const waiting = refused(server, calls.commit, { role: 'MANAGER', body });
    await waitsForLock(server);
    return { waiting };
  });
  return waiting;
}

const archive = (table: typeof schoolClasses | typeof institutions, itself: SQL) => async (other: Transaction) => {
  await other.select().from(table).where(itself).for('update');
  await other.update(table).set({ archived_at: new Date() }).where(itself);
};

const emptyClass = async (): Promise<string> => {
  const times = { created_at: new Date(), updated_at: new Date() };
  const values = { institution_id: ids.institution.near, grade: '3º Ano', section: 'C', academic_year: 2026, ...times };
  const [made] = await server.db.insert(schoolClasses).values(values).returning();
  return made?.id ?? '';
};
const remove = (id: string) => (other: Transaction) => other.delete(schoolClasses).where(eq(schoolClasses.id, id));

test('a class that is removed while lines name it is told as one that is not there', async () => {
  const { errors } = await importDuring(remove(await emptyClass()), 'Ana Lima;7001;3º Ano;C');
  expect(errors?.[0]?.message).toBe(
    'Linha 2: A turma 3º Ano C não existe em 2026 nesta instituição. Turmas: 5º Ano A, 5º Ano B',
  );
});

test('a class for all that is removed meanwhile is not found', async () => {
  const id = await emptyClass();
  expect((await importDuring(remove(id), 'Ana Lima;7001;;', id)).code).toBe('not-found');
});

test('into a class that is archived meanwhile nobody is taken', async () => {
  const { errors } = await importDuring(
    archive(schoolClasses, eq(schoolClasses.id, ids.class.assigned)),
    'Ana Lima;7001;5º Ano;A',
  );
  expect(errors?.[0]?.message).toBe('Linha 2: A turma 5º Ano A não existe em 2026 nesta instituição. Turmas: 5º Ano B');
});

test('nor into a school that is archived meanwhile', async () => {
  const whole = archive(institutions, eq(institutions.id, ids.institution.near));
  expect((await importDuring(whole, 'Ana Lima;7001;;')).code).toBe('not-found');
});
