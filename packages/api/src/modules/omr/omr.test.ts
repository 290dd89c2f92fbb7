import { readFile } from 'node:fs/promises';
import { type AnswerKey, omrProcessResponseSchema } from '@caderneta/contract';
import { layOutLegacySheet, layOutSheet } from '@caderneta/omr-engine';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { tokenOf } from '../../server/testing/fixture.ts';
import { startTestServer, type TestServer } from '../../server/testing/test-server.ts';
import { type LegacyServer, startLegacyServer } from './testing/legacy-server.ts';
import { emptyPage, printedSheet } from './testing/printed-sheet.ts';

const photos = new URL('../../../../../fixtures/omr-photos/letssolve/', import.meta.url);
const spec = { groups: [10, 10], options: 4 };
const answers = ['ABCDABCDAB', 'DCBADCBADC'];
const keyOf = (groups: readonly string[]): AnswerKey =>
  groups.map((letters) =>
    Object.fromEntries([...letters.toLowerCase()].map((letter, index) => [String(index + 1), letter as 'a'])),
  );
const key = keyOf(answers);

let server: TestServer;
let withLegacy: TestServer;
let legacyServer: LegacyServer;
let sheet: Buffer;
let olderSheet: Buffer;
let blankPage: Buffer;

beforeAll(async () => {
  legacyServer = await startLegacyServer();
  server = await startTestServer();
  withLegacy = await startTestServer({ legacyOmrUrl: legacyServer.url });
  for (const { app } of [server, withLegacy]) await app.listen({ host: '127.0.0.1', port: 0 });
  const laidOut = layOutSheet(spec);
  if (!laidOut.ok) throw new Error(laidOut.message);
  sheet = await printedSheet(laidOut.layout, answers);
  const older = layOutLegacySheet(spec);
  if (!older.ok) throw new Error(older.message);
  olderSheet = await printedSheet(older.layout, answers);
  blankPage = await emptyPage(74, 105);
});
afterAll(async () => {
  await server.close();
  await withLegacy.close();
  await legacyServer.close();
});

interface Sent {
  readonly file?: Uint8Array | string;
  readonly name?: string;
  readonly key?: unknown;
  readonly keyAsFile?: boolean;
}

function formOf({ file, name = 'frame.jpg', key: sent, keyAsFile }: Sent): FormData {
  const form = new FormData();
  const text = typeof sent === 'string' ? sent : JSON.stringify(sent);
  if (sent !== undefined && keyAsFile)
    form.append('gabarito', new Blob([text], { type: 'application/json' }), 'gabarito.json');
  if (file !== undefined) form.append('file', new Blob([typeof file === 'string' ? file : new Uint8Array(file)]), name);
  if (sent !== undefined && !keyAsFile) form.append('gabarito', text);
  return form;
}

const originOf = ({ app }: TestServer): string => app.listeningOrigin;
const ours = (sent: Sent, to = server) =>
  fetch(`${originOf(to)}/omr/process`, {
    method: 'POST',
    body: formOf(sent),
    headers: { authorization: `Bearer ${tokenOf('TEACHER')}` },
  });

/** The older service's call: its HTTP status and its body, which is as the contract says and nothing besides. */
async function legacy(sent: Sent, to = server) {
  const answer = await fetch(`${originOf(to)}/api/processar-omr`, { method: 'POST', body: formOf(sent) });
  const body = await answer.json();
  expect(omrProcessResponseSchema.parse(body)).toEqual(body);
  return { http: answer.status, ...omrProcessResponseSchema.parse(body) };
}

type Body = Awaited<ReturnType<typeof legacy>>;
const marksOf = ({ resultados = [] }: Pick<Body, 'resultados'>): string[] =>
  resultados.map(({ respostas }) => respostas.map((row) => '-ABCDE'[row.alternativa_marcada ?? 0]).join(''));

describe('the older service’s call', () => {
  test('reads our printed sheet, in the older service’s words', async () => {
    const body = await legacy({ file: sheet, key });
    expect([body.http, body.status, marksOf(body)]).toEqual([200, 'success', answers]);
    expect(body.resultados?.[1]).toMatchObject({
      area: 2,
      status: 'complete',
      retangulo_detected: true,
      bolhas_detectadas: 40,
      bolhas_esperadas: 40,
      todas_bolhas_detectadas: true,
    });
    expect(body.resultados?.[1]?.respostas[0]).toMatchObject({
      questao: 1,
      alternativa_marcada: 4,
      alternativa_correta: 4,
      correto: true,
    });
  });

  test('reads the older sheet too, and the key may be a file', async () => {
    const wrong = keyOf(['AAAAAAAAAA', 'AAAAAAAAAA']);
    const body = await legacy({ file: olderSheet, key: wrong, keyAsFile: true });
    expect([body.status, marksOf(body)]).toEqual(['success', answers]);
    expect(body.resultados?.flatMap(({ respostas }) => respostas.filter(({ correto }) => correto))).toHaveLength(5);
  });

  test.each([
    ['no file', {}, 200, 'no_file'],
    ['no file, but a key', { key }, 200, 'no_file'],
    ['an empty file', { file: '', key }, 200, 'no_image'],
    ['a text', { file: 'nome,nota', name: 'notas.csv', key }, 200, 'invalid_file_type'],
    ['a text that calls itself a photo', { file: 'nome,nota', name: 'foto.png', key }, 200, 'no_image'],
    ['a photo cut short', { file: new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 0, 16, 1, 2, 3]), key }, 200, 'no_image'],
  ] as const)('%s', async (_, sent, http, status) => {
    expect(await legacy(sent as Sent)).toMatchObject({ http, status });
  });

  test.each([
    undefined,
    '',
    '{',
    '[]',
    '{}',
    [[{ '1': 'e' }]],
    [[{ '1': 'A' }]],
    [[{ um: 'a' }]],
    [[{ '1': 'a', '3': 'b' }]],
    [[{ '1': 1 }]],
    [[{}]],
  ])('key %j is a bad request', async (bad) => {
    expect(await legacy({ file: sheet, key: bad })).toMatchObject({
      http: 400,
      status: 'bad_request',
      message: 'Gabarito ausente ou inválido.',
    });
  });

  test.each([
    { kind: 'several', letters: ['a', 'b'], grading: 'exact' },
    { kind: 'open', scale: 'quarters' },
  ])('a question that it has no word for, %j, is refused in words', async (rule) => {
    const answer = await legacy({ file: sheet, key: [{ ...key[0], '1': rule }, key[1]] });
    expect(answer).toMatchObject({
      http: 400,
      status: 'bad_request',
      message: expect.stringContaining('não conhece'),
    });
  });

  test('a key of two pages is refused in words', async () => {
    const answer = await legacy({ file: sheet, key: [...key, ...key, ...key] });
    expect(answer).toMatchObject({
      http: 400,
      status: 'bad_request',
      message: expect.stringContaining('duas páginas'),
    });
  });

  test('a page without a sheet', async () => {
    const body = await legacy({ file: blankPage, key });
    expect([body.http, body.status, body.resultados]).toEqual([200, 'invalid_rectangles', undefined]);
    expect(body.message).not.toBe('');
  });

  test('what is no form', async () => {
    const url = `${originOf(server)}/api/processar-omr`;
    for (const body of ['{}', 'x']) {
      const answer = await fetch(url, {
        method: 'POST',
        body,
        headers: { 'content-type': body === 'x' ? 'text/plain' : 'application/json' },
      });
      expect([answer.status, (await answer.json()).status]).toEqual([200, 'no_file']);
    }
    const broken = await fetch(url, {
      method: 'POST',
      body: '--x\r\nnonsense',
      headers: { 'content-type': 'multipart/form-data; boundary=x' },
    });
    expect([broken.status, omrProcessResponseSchema.parse(await broken.json()).status]).toEqual([400, 'bad_request']);
  });

  test('too large a file', async () => {
    const body = await legacy({ file: new Uint8Array(30_000_001), key });
    expect(body).toMatchObject({ http: 413, status: 'processing_error' });
  });

  test('is limited', async () => {
    const limited = await startTestServer({ limits: { legacyOmr: 1 } });
    await limited.app.listen({ host: '127.0.0.1', port: 0 });
    expect((await legacy({}, limited)).http).toBe(200);
    expect(await legacy({}, limited)).toMatchObject({ http: 429, status: 'processing_error' });
    await limited.close();
  });
});

describe('our call', () => {
  test('wraps the same reading in the envelope, and keeps no photo', async () => {
    const body = await (await ours({ file: sheet, key })).json();
    expect(body).toMatchObject({ success: true, message: 'Leitura concluída.', data: { status: 'success' } });
    expect(marksOf(body.data)).toEqual(answers);
    for await (const file of server.fileStore.list()) throw new Error(`${file.key} was kept`);
  });

  test('reads a photo of somebody else’s sheet with five options', async () => {
    const file = await readFile(new URL('720p-set1-omr_1.jpg', photos));
    const body = await (await ours({ file, key: keyOf(['AAAAAAAAAA', 'EEEEEEEEEE']) })).json();
    expect(marksOf(body.data)).toEqual(['A-C-BD----', 'EC-------E']);
  });

  test('a bad key is a form to correct', async () => {
    const answer = await ours({ file: sheet, key: 'x' });
    const { success, errors, data } = await answer.json();
    expect([answer.status, success, errors]).toEqual([
      400,
      false,
      [{ field: 'gabarito', message: 'Gabarito ausente ou inválido.' }],
    ]);
    expect(omrProcessResponseSchema.parse(data).status).toBe('bad_request');
  });

  test('many at once are all read, while other calls are answered', async () => {
    const reading = Promise.all(Array.from({ length: 6 }, () => ours({ file: olderSheet, key })));
    let readAll = false;
    void reading.then(() => {
      readAll = true;
    });
    expect((await fetch(`${originOf(server)}/health`)).status).toBe(200);
    expect(readAll).toBe(false);
    for (const answer of await reading) expect((await answer.json()).data.status).toBe('success');
  });

  test('beyond the queue the answer is to wait', { tags: 'full' }, async () => {
    const all = await Promise.all(Array.from({ length: 30 }, () => ours({ file: olderSheet, key })));
    const refused = all.filter(({ status }) => status === 503);
    expect(refused.length).toBeGreaterThan(0);
    expect(all.filter(({ status }) => status === 200).length).toBe(30 - refused.length);
    expect(refused.length).toBeLessThanOrEqual(10);
    expect(Number(refused[0]?.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await refused[0]?.json()).toMatchObject({
      code: 'server-busy',
      message: 'Há muitas folhas na fila. Aguarde um pouco e tente de novo.',
    });
  });
});

describe('with an older service behind', () => {
  const area = (number: number, marks: (number | null)[]) => ({
    area: number,
    status: 'complete',
    retangulo_detected: true,
    bolhas_detectadas: 40,
    bolhas_esperadas: 40,
    todas_bolhas_detectadas: true,
    respostas: marks.map((alternativa_marcada, index) => ({
      questao: index + 1,
      alternativa_marcada,
      alternativa_correta: 1,
      correto: false,
    })),
  });
  const theirs = { status: 'success', message: 'ok', resultados: [area(1, [1, null]), area(2, [4, 2])] };

  test.each([
    ['bare', theirs],
    ['in data', { data: theirs }],
    ['in data.data', { success: true, data: { data: theirs } }],
  ])('what our reader refuses is asked of it; its answer %s', async (_, body) => {
    legacyServer.answer(body);
    const { data } = await (await ours({ file: blankPage, key }, withLegacy)).json();
    expect(marksOf(data)).toEqual(['A-', 'DB']);
    expect(data.resultados[0].respostas.map(({ state }: { state: string }) => state)).toEqual(['marked', 'uncertain']);
    const asked = legacyServer.asked.at(-1) ?? '';
    expect(asked).toContain('name="file"; filename="frame.jpg"');
    expect(asked).toContain(JSON.stringify(key));
  });

  test('what our reader reads is not', async () => {
    const before = legacyServer.asked.length;
    await ours({ file: sheet, key }, withLegacy);
    expect(legacyServer.asked.length).toBe(before);
  });

  test('nor a sheet with a teacher’s row of five boxes, which ours reads', async () => {
    const laidOut = layOutSheet({ groups: [10, 10], options: 5 });
    if (!laidOut.ok) throw new Error(laidOut.message);
    const rules = [{ ...key[0], '1': { kind: 'open', scale: 'quarters' } }, key[1]];
    const file = await printedSheet(laidOut.layout, ['DBCDABCDAB', 'DCBADCBADC']);
    const { data } = await (await ours({ file, key: rules }, withLegacy)).json();
    expect([data.status, data.resultados[0].respostas[0]]).toMatchObject(['success', { marked: 'D', share: 0.75 }]);
  });

  test('nor what has a key of rules that it does not know', async () => {
    const before = legacyServer.asked.length;
    const rules = [{ '1': { kind: 'several', letters: ['a', 'b'], grading: 'exact' } }];
    const { data } = await (await ours({ file: blankPage, key: rules }, withLegacy)).json();
    expect([data.status, legacyServer.asked.length]).toEqual(['invalid_rectangles', before]);
  });

  test.each([
    ['its refusal', { status: 'invalid_rectangles', message: 'não' }, 200],
    ['nonsense', 'nonsense', 200],
    ['an error', { detail: 'x' }, 500],
    ['another shape', { status: 'success', message: 'ok', resultados: [{ area: 'one' }] }, 200],
  ])('%s leaves our own refusal standing', async (_, body, status) => {
    legacyServer.answer(body, status);
    expect(await legacy({ file: blankPage, key }, withLegacy)).toMatchObject({
      http: 200,
      status: 'invalid_rectangles',
      code: expect.any(String),
    });
  });
});
