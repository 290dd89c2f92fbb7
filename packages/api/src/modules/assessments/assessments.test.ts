import { assessmentEndpoints as calls } from '@caderneta/contract';
import { eq } from 'drizzle-orm';
import { afterAll, describe, expect, test } from 'vitest';
import { answerKeys, assessments } from '../../schema/assessments.table.ts';
import { auditLog } from '../../schema/audit-log.table.ts';
import { call, refused } from '../../server/testing/call.ts';
import { ids } from '../../server/testing/fixture.ts';
import { startTestServer } from '../../server/testing/test-server.ts';

const server = await startTestServer();
afterAll(() => server.close());

const input = { institution_id: ids.institution.near, class_id: ids.class.assigned, title: ' Prova de Português ' };
const create = (body: object = {}) => call(server, calls.create, { role: 'TEACHER', body: { ...input, ...body } });

describe('the list', () => {
  test('is the newest first, with key, results and what the user may write', async () => {
    const { data } = await call(server, calls.list, { role: 'TEACHER' });
    expect(
      data.map(({ id, key_shape, results_count, can_write }) => ({ id, key_shape, results_count, can_write })),
    ).toEqual([
      { id: ids.assessment.unassigned, key_shape: [3, 3], results_count: 1, can_write: false },
      { id: ids.assessment.assigned, key_shape: [3, 3], results_count: 1, can_write: true },
    ]);
  });

  test.each([
    [{ class_id: ids.class.far }, [ids.assessment.far]],
    [{ institution_id: ids.institution.away }, [ids.assessment.away]],
    [{ search: '10º ano 2025' }, [ids.assessment.far]],
    [{ search: 'avaliacao FAR' }, [ids.assessment.far]],
    [{ format: 'LEITURA' as const }, []],
    [{ category: 'EXERCICIO' as const }, []],
  ])('filtered by %o', async (query, expected) => {
    const { data } = await call(server, calls.list, { role: 'MASTER', query });
    expect(data.map(({ id }) => id)).toEqual(expected);
  });

  test('an unknown category is refused in Portuguese', async () => {
    const failure = await refused(server, calls.list, { role: 'MASTER', query: { category: 'PROVA' as 'AVALIACAO' } });
    expect(failure.errors).toEqual([
      { field: 'category', message: 'Deve ser um destes valores: AVALIACAO, EXERCICIO.' },
    ]);
  });
});

describe('writing', () => {
  test('an assessment is created with the defaults and a sheet code of its own', async () => {
    const one = await create();
    const two = await create({ title: 'Outra', format: 'GABARITO' });
    expect(one.message).toBe('Avaliação criada');
    expect(one.data).toMatchObject({
      title: 'Prova de Português',
      category: 'AVALIACAO',
      format: 'LEITURA',
      key_shape: [],
      version: 1,
    });
    expect(one.data.sheet_code).toMatch(/^AV\d+$/);
    expect(two.data.sheet_code).not.toBe(one.data.sheet_code);
    const [audit] = await server.db.select().from(auditLog).where(eq(auditLog.record_id, one.data.id));
    expect(audit).toMatchObject({ action: 'CREATE', table_name: 'assessments', user_id: ids.user('TEACHER') });
  });

  test.each([
    [{ title: '   ' }, 'title', 'Informe o título'],
    [{ title: undefined }, 'title', 'Informe o título'],
    [{ class_id: '' }, 'class_id', 'Selecione a turma'],
    [{ institution_id: undefined }, 'institution_id', 'Selecione uma instituição'],
  ])('a form with %o is refused', async (wrong, field, message) => {
    const failure = await refused(server, calls.create, {
      role: 'TEACHER',
      body: { ...input, ...wrong } as typeof input,
    });
    expect(failure.errors).toEqual([{ field, message }]);
  });

  test('the class must belong to the institution', async () => {
    const failure = await refused(server, calls.create, {
      role: 'MASTER',
      body: { ...input, institution_id: ids.institution.far },
    });
    expect(failure.errors).toEqual([{ field: 'class_id', message: 'A turma não pertence à instituição escolhida.' }]);
  });

  test('a change keeps what it does not name, and fields unknown to the contract change nothing', async () => {
    const { data } = await create({ description: 'Primeiro bimestre' });
    const body = { title: 'Novo título', class_id: ids.class.unassigned, sheet_code: 'AV1', created_at: '2020-01-01' };
    const changed = await call(server, calls.update, { role: 'TEACHER', params: { id: data.id }, body });
    expect(changed.message).toBe('Avaliação atualizada');
    expect(changed.data).toEqual({ ...data, title: 'Novo título', version: 2 });
    const line = server.log.find((text) => text.includes('unknown_fields'));
    expect(JSON.parse(line ?? '{}').unknown_fields).toEqual(['class_id', 'sheet_code', 'created_at']);
    const cleared = await call(server, calls.update, {
      role: 'TEACHER',
      params: { id: data.id },
      body: { description: null },
    });
    expect(cleared.data.description).toBeNull();
  });

  test('a stale version is refused', async () => {
    const { data } = await create();
    const change = { role: 'TEACHER', params: { id: data.id } } as const;
    await call(server, calls.update, { ...change, body: { title: 'A', version: 1 } });
    expect((await refused(server, calls.update, { ...change, body: { title: 'B', version: 1 } })).code).toBe(
      'version-conflict',
    );
  });

  test('the format is free until there are results', async () => {
    const { data } = await create();
    const changed = await call(server, calls.update, {
      role: 'TEACHER',
      params: { id: data.id },
      body: { format: 'GABARITO' },
    });
    expect(changed.data.format).toBe('GABARITO');
    const failure = await refused(server, calls.update, {
      role: 'TEACHER',
      params: { id: ids.assessment.assigned },
      body: { format: 'LEITURA' },
    });
    expect(failure.errors?.[0]?.field).toBe('format');
  });

  test('without results it is deleted with its key; with results it is archived', async () => {
    const { data } = await create({ format: 'GABARITO' });
    const column = Object.fromEntries(Array.from({ length: 10 }, (_, at) => [String(at + 1), 'a' as const]));
    const params = { id: data.id };
    expect(
      (await refused(server, calls.saveKey, { role: 'TEACHER', params, body: { key: [{ '1': 'a' }] } })).code,
    ).toBe('invalid-request');
    await call(server, calls.saveKey, { role: 'TEACHER', params, body: { key: [column, column] } });
    expect((await call(server, calls.remove, { role: 'TEACHER', params: { id: data.id } })).data).toEqual({
      archived: false,
    });
    expect(await server.db.select().from(answerKeys).where(eq(answerKeys.assessment_id, data.id))).toEqual([]);
    const stored = await call(server, calls.remove, { role: 'MANAGER', params: { id: ids.assessment.unassigned } });
    expect(stored.data).toEqual({ archived: true });
    expect((await refused(server, calls.get, { role: 'MASTER', params: { id: ids.assessment.unassigned } })).code).toBe(
      'not-found',
    );
    const [row] = await server.db.select().from(assessments).where(eq(assessments.id, ids.assessment.unassigned));
    expect(row?.archived_at).not.toBeNull();
  });
});

test('a file is attached, listed without its bytes, read with them, exchanged and taken away', async () => {
  const file = Buffer.from('%PDF-1.7 enunciado').toString('base64');
  const { data } = await create({ title: 'Prova 9', file });
  expect(data.attachment).toMatchObject({ name: 'Prova 9.pdf', type: 'application/pdf', size: 18 });
  const params = { id: data.id };
  expect((await call(server, calls.get, { role: 'TEACHER', params })).data.file).toBe(file);
  const url = data.attachment?.url ?? '';
  expect((await server.app.inject(url)).body).toBe('%PDF-1.7 enunciado');
  const update = async (body: object) => (await call(server, calls.update, { role: 'TEACHER', params, body })).data;
  expect((await update({ title: 'Prova 10' })).attachment?.name).toBe('Prova 10.pdf');
  expect((await update({ file: Buffer.from('texto').toString('base64') })).attachment?.type).toBe('text/plain');
  expect((await update({ file: null })).attachment).toBeNull();
  expect((await server.app.inject(url)).statusCode).toBe(404);
  const bad = await refused(server, calls.update, { role: 'TEACHER', params, body: { file: 'x y' } });
  expect(bad.errors?.[0]?.field).toBe('file');
});
