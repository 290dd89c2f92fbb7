import { qualificationEndpoints as calls } from '@caderneta/contract';
import { afterAll, afterEach, expect, test } from 'vitest';
import { files } from '../../schema/files.table.ts';
import { call, refused } from '../../server/testing/call.ts';
import { ids } from '../../server/testing/fixture.ts';
import { startUndoableServer } from '../../server/testing/test-server.ts';

const server = await startUndoableServer();
afterAll(() => server.close());
afterEach(() => server.undo());

const pdf = Buffer.from('%PDF-1.7 diploma').toString('base64');
const input = { teacher_profile_id: ids.profile('TEACHER'), course_name: 'Letras', completion_year: 2015 };
const create = async (more: object = {}) =>
  (await call(server, calls.create, { role: 'TEACHER', body: { ...input, ...more } })).data;

test('a teacher keeps their own, diploma included; lists show no bytes', async () => {
  const made = await create({ diploma_file: `data:application/pdf;base64,${pdf}`, institution_name: ' ' });
  expect(made).toMatchObject({ degree: 'BACHELOR', institution_name: null, diploma: { type: 'application/pdf' } });
  const { data } = await call(server, calls.list, { role: 'TEACHER' });
  expect(data.map(({ id }) => id)).toContain(made.id);
  const one = await call(server, calls.get, { role: 'MANAGER', params: { id: made.id } });
  expect(one.data.diploma_file).toBe(pdf);
});

test('an edit is one step: fields and diploma change together, the old file goes', async () => {
  const made = await create({ diploma_file: pdf });
  const before = await server.db.$count(files);
  const options = { role: 'TEACHER', params: { id: made.id } } as const;
  const other = Buffer.from('%PDF-1.7 other').toString('base64');
  const body = { degree: 'MASTER' as const, diploma_file: other };
  const { data } = await call(server, calls.update, { ...options, body });
  expect(data).toMatchObject({ id: made.id, degree: 'MASTER', course_name: 'Letras', completion_year: 2015 });
  expect(await server.db.$count(files)).toBe(before);
  expect((await call(server, calls.get, options)).data.diploma_file).toBe(other);
  await call(server, calls.remove, options);
  expect(await server.db.$count(files)).toBe(before - 1);
  expect((await refused(server, calls.get, options)).code).toBe('not-found');
});

test.each([
  [{ course_name: ' ' }, 'course_name', 'Informe o curso'],
  [{ teacher_profile_id: '' }, 'teacher_profile_id', 'Perfil do professor inválido'],
  [{ completion_year: '2015' }, 'completion_year', 'O ano deve ser um número, como 2015'],
  [{ diploma_file: 'eHh4' }, 'diploma_file', 'O diploma deve ser uma imagem ou um PDF'],
])('%o is refused', async (wrong, field, message) => {
  const failure = await refused(server, calls.create, {
    role: 'TEACHER',
    body: { ...input, ...wrong } as typeof input,
  });
  expect(failure.errors).toEqual([{ field, message }]);
});

test('of others: read with details_users, written with update_users, below one’s role', async () => {
  const ofPeer = { ...input, teacher_profile_id: ids.profile('MENTOR') };
  expect((await refused(server, calls.create, { role: 'MANAGER', body: ofPeer })).code).toBe('forbidden');
  expect((await refused(server, calls.create, { role: 'TEACHER', body: ofPeer })).code).toBe('forbidden');
  expect((await call(server, calls.create, { role: 'MANAGER', body: input })).data.course_name).toBe('Letras');
});

test('one that somebody else changed meanwhile says who and both values; by the version told of, one keeps the own', async () => {
  const made = await create();
  const of = { params: { id: made.id } };
  const theirs = { completion_year: 2016, diploma_file: pdf, version: made.version };
  await call(server, calls.update, { role: 'MANAGER', ...of, body: theirs });
  const mine = { completion_year: 2014, diploma_file: null, version: made.version };
  const failure = await refused(server, calls.update, { role: 'TEACHER', ...of, body: mine });
  expect(failure).toMatchObject({
    code: 'version-conflict',
    current: [{ id: made.id, completion_year: 2016, version: made.version + 1 }],
    conflict: {
      by: 'Pessoa MANAGER',
      changed: ['Diploma', 'Ano de conclusão'],
      fields: [
        { label: 'Ano de conclusão', theirs: '2016', mine: '2014' },
        { label: 'Diploma', theirs: 'Sim', mine: 'Não' },
      ],
    },
  });
  const again = { ...mine, version: made.version + 1 };
  const { data } = await call(server, calls.update, { role: 'TEACHER', ...of, body: again });
  expect(data).toMatchObject({ completion_year: 2014, diploma: null });
});
