import { assessmentEndpoints, sheetModelEndpoints as calls } from '@caderneta/contract';
import { afterAll, expect, test } from 'vitest';
import { call, refused } from '../../server/testing/call.ts';
import { ids } from '../../server/testing/fixture.ts';
import { send, startTestServer } from '../../server/testing/test-server.ts';
import { layoutWith, testGroup, testLayout, testPicture } from './testing/test-layout.ts';

const server = await startTestServer();
afterAll(() => server.close());

const manager = { role: 'MANAGER' } as const;
const network = { role: 'MUNICIPALITY' } as const;
const teacher = { role: 'TEACHER' } as const;
const edition = { layout: testLayout, test: { read: 2, doubtful: 1 } };
const input = { municipality_id: ids.municipality.home, name: ' Simulado ', picture: testPicture, ...edition };
const ofSchool = { ...input, institution_id: ids.institution.near };
const assessment = {
  institution_id: ids.institution.near,
  class_id: ids.class.assigned,
  title: 'Prova',
  format: 'GABARITO',
} as const;

test('a model is created, read with its picture by the staff, changed by its version and removed', async () => {
  const { data } = await call(server, calls.create, { ...manager, body: ofSchool });
  expect(data).toMatchObject({ name: 'Simulado', archived: false, can_write: true, version: 1 });
  expect(data.editions).toMatchObject([{ number: 1, areas: [2], options: 4, numbers: [], test: { doubtful: 1 } }]);
  const params = { id: data.id, editionId: data.editions[0]?.id ?? '' };
  const { data: read } = await call(server, calls.edition, { ...teacher, params });
  expect(read.layout).toEqual(testLayout);
  const picture = await send(server.app, 'GET', read.picture?.url ?? '', { role: 'TEACHER' });
  expect([picture.statusCode, picture.headers['content-type']]).toEqual([200, 'image/png']);
  const body = { name: 'Provão', version: 1 };
  expect((await call(server, calls.update, { ...manager, params, body })).data).toMatchObject({ name: 'Provão' });
  const other = { ...body, name: 'Prova' };
  expect((await refused(server, calls.update, { ...manager, params, body: other })).code).toBe('version-conflict');
  expect((await call(server, calls.remove, { ...manager, params })).data).toEqual({ archived: false });
  expect((await refused(server, calls.get, { ...manager, params })).code).toBe('not-found');
});

test("a network's model is read in its schools and written by the network alone", async () => {
  const { data } = await call(server, calls.create, { ...network, body: input });
  const params = { id: data.id };
  expect((await call(server, calls.get, { ...teacher, params })).data.can_write).toBe(false);
  expect((await refused(server, calls.update, { ...manager, params, body: { name: 'X' } })).code).toBe('not-found');
  for (const inSchool of [manager, teacher])
    expect((await refused(server, calls.create, { ...inSchool, body: input })).code).toBe('not-found');
  const offered = await call(server, calls.list, { ...network, query: { institution_id: ids.institution.far } });
  expect(offered.data.map(({ id }) => id)).toContain(data.id);
  const away = { ...input, institution_id: ids.institution.away };
  expect((await refused(server, calls.create, { role: 'MASTER', body: away })).errors?.[0]?.field).toBe(
    'institution_id',
  );
});

test('what is no model is refused in words', async () => {
  const message = async (change: object) =>
    (await refused(server, calls.create, { ...manager, body: { ...ofSchool, ...change } })).errors?.[0]?.message;
  const large = layoutWith(...[1, 2, 3, 4, 5].map((number) => testGroup({ number, rows: 25, options: 4 })));
  expect(await message({ layout: large })).toBe('Um modelo lê no máximo 100 questões. Ignore alguns grupos.');
  const ignored = layoutWith(testGroup({ rows: 2, options: 4, use: false }));
  expect(await message({ layout: ignored })).toBe('Marque ao menos um grupo como questões.');
  expect(await message({ picture: btoa('apenas texto') })).toBe('Envie a imagem da folha em JPEG, PNG ou WebP.');
  expect(await message({ test: undefined })).toBe('Faça a leitura de teste antes de salvar');
});

test('an assessment keeps the edition that it was given; a model in use is archived', async () => {
  const { data: model } = await call(server, calls.create, { ...manager, body: ofSchool });
  const params = { id: model.id };
  const sheet_model_edition_id = model.editions[0]?.id ?? '';
  const body = { ...assessment, sheet_model_edition_id };
  const { data: made } = await call(server, assessmentEndpoints.create, { ...teacher, body });
  expect(made.sheet_model).toMatchObject({ model_id: model.id, name: 'Simulado', number: 1, areas: [2] });

  const layout = layoutWith(testGroup({ rows: 3, options: 5 }));
  const sent = { ...edition, layout, version: model.version };
  const { data: newer } = await call(server, calls.addEdition, { ...manager, params, body: sent });
  expect(newer.editions.map(({ number, areas, used_count }) => [number, areas, used_count])).toEqual([
    [2, [3], 0],
    [1, [2], 1],
  ]);
  const { data: read } = await call(server, assessmentEndpoints.get, { ...teacher, params: { id: made.id } });
  expect(read.sheet_layout).toEqual(testLayout);

  expect((await call(server, calls.remove, { ...manager, params })).data).toEqual({ archived: true });
  const late = await refused(server, assessmentEndpoints.create, { ...teacher, body });
  expect(late.errors?.[0]?.field).toBe('sheet_model_edition_id');
  const listed = async (archived: 'true' | 'false') =>
    (await call(server, calls.list, { ...manager, query: { archived } })).data.map(({ id }) => id);
  expect([(await listed('true')).includes(model.id), (await listed('false')).includes(model.id)]).toEqual([
    true,
    false,
  ]);
  const back = await call(server, calls.update, { ...manager, params, body: { archived: false } });
  expect(back.data.archived).toBe(false);
});

test("a key has the model's columns and letters, and fixes the sheet", async () => {
  const layout = layoutWith(testGroup({ rows: 15, options: 5 }), testGroup({ number: 2, rows: 4, options: 5 }));
  const { data: model } = await call(server, calls.create, { ...manager, body: { ...ofSchool, layout } });
  const body = { ...assessment, sheet_model_edition_id: model.editions[0]?.id };
  const { data: made } = await call(server, assessmentEndpoints.create, { ...teacher, body });
  const params = { id: made.id };
  const column = (size: number) => Object.fromEntries(Array.from({ length: size }, (_, at) => [String(at + 1), 'e']));
  const save = (key: object[]) => ({ ...teacher, params, body: { key } }) as never;
  const long = await refused(server, assessmentEndpoints.saveKey, save([column(15), column(5)]));
  expect(long.errors?.[0]?.message).toBe(
    'O modelo de folha desta avaliação tem 2 colunas (15, 4 questões) e alternativas até E.',
  );
  await call(server, assessmentEndpoints.saveKey, save([column(12), column(4)]));
  const change = { ...teacher, params, body: { sheet_model_edition_id: null } };
  expect((await refused(server, assessmentEndpoints.update, change)).errors?.[0]?.message).toBe(
    'A folha não muda mais depois que o gabarito foi salvo.',
  );
});
