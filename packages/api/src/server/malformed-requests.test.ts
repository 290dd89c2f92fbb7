import { connect } from 'node:net';
import { classEndpoints as classes, type FailureEnvelope, failures } from '@caderneta/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { call, refused } from './testing/call.ts';
import { ids, tokenOf } from './testing/fixture.ts';
import { send, startTestServer, type TestServer } from './testing/test-server.ts';

let server: TestServer;
let origin: string;
beforeAll(async () => {
  server = await startTestServer();
  origin = await server.app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(() => server.close());

const authorization = `Bearer ${tokenOf('MANAGER')}`;
const json = { 'content-type': 'application/json', authorization };
const post = (body: BodyInit, headers: Record<string, string> = json) =>
  fetch(`${origin}/classes`, { method: 'POST', body, headers });

async function expectFailure(answer: Response, code: FailureEnvelope['code']): Promise<FailureEnvelope> {
  const body = (await answer.json()) as FailureEnvelope;
  expect([answer.status, body.code, body.success]).toEqual([failures[code].status, code, false]);
  expect(body.request_id).toMatch(/^[0-9a-f-]{36}$/);
  expect(answer.headers.get('content-type')).toBe('application/json; charset=utf-8');
  return body;
}

describe('over a real connection', () => {
  test.each(['{', '{"grade": }', 'null x', '\u0000', '{"__proto__": {"x": 1}}', '{"constructor": {"prototype": {}}}'])(
    'body %j',
    async (body) => {
      await expectFailure(await post(body), 'invalid-json');
    },
  );

  test.each(['null', '[]', '1', '"x"', 'true'])('body %s is JSON, but no form', async (body) => {
    const { errors } = await expectFailure(await post(body), 'invalid-request');
    expect(errors).toEqual([{ field: '', message: 'Deve ser um conjunto de campos.' }]);
  });

  test.each([51, 3000, 100_000])('%d levels deep, also under an idempotency key', async (levels) => {
    const body = `{"grade":${'['.repeat(levels)}${']'.repeat(levels)}}`;
    await expectFailure(await post(body, { ...json, 'idempotency-key': `deep-${levels}` }), 'invalid-json');
  });

  test('no body at all is a form without fields', async () => {
    const { errors } = await expectFailure(await post(''), 'invalid-request');
    expect(errors?.map(({ field }) => field)).toEqual(['institution_id', 'grade', 'section']);
  });

  test.each(['text/plain', 'application/xml', 'nonsense', 'multipart/form-data'])('content-type %s', async (type) => {
    const answer = await post('grade=1', { authorization, 'content-type': type });
    expect([400, 415]).toContain(answer.status);
    expect(((await answer.json()) as FailureEnvelope).success).toBe(false);
  });

  test('a body beyond the limit', async () => {
    await expectFailure(await post(JSON.stringify({ grade: 'x'.repeat(1_100_000) })), 'body-too-large');
  });

  test('a result may be larger, to its own limit', async () => {
    const url = `${origin}/assessments/${ids.assessment.assigned}/result`;
    const large = (size: number) =>
      fetch(url, { method: 'POST', headers: json, body: JSON.stringify({ pad: 'x'.repeat(size) }) });
    await expectFailure(await large(2_000_000), 'invalid-request');
    await expectFailure(await large(4_100_000), 'body-too-large');
  });

  test.each([
    '/nada',
    '/api/nada',
    '/classes/',
    '/classes/%zz',
    '/%00',
    '/app',
    '/..%2f..%2fetc/passwd',
    `/classes/${'x'.repeat(500)}`,
  ])('path %s', async (path) => {
    const answer = await fetch(origin + path, { headers: { authorization } });
    const body = (await answer.json()) as FailureEnvelope;
    expect([body.success, [400, 404].includes(answer.status)]).toEqual([false, true]);
  });

  test('a method that the path does not know', async () => {
    await expectFailure(
      await fetch(`${origin}/classes`, { method: 'DELETE', headers: { authorization } }),
      'route-not-found',
    );
  });

  test.each([
    'GET / HTTP/9.9\r\n\r\n',
    'nonsense\r\n\r\n',
    `GET / HTTP/1.1\r\nHost: x\r\nX: ${'y'.repeat(90_000)}\r\n\r\n`,
  ])('bytes that are no HTTP', async (bytes) => {
    const text = await new Promise<string>((resolve, reject) => {
      const socket = connect(Number(new URL(origin).port), '127.0.0.1', () => socket.write(bytes));
      let received = '';
      socket.on('data', (chunk) => {
        received += chunk;
      });
      socket.on('close', () => resolve(received));
      socket.on('error', reject);
    });
    expect(text).toMatch(/^HTTP\/1\.1 400 /);
    expect(JSON.parse(text.split('\r\n\r\n')[1] ?? '')).toMatchObject({ success: false, code: 'invalid-json' });
  });

  test('a client that goes away in the middle does no harm', async () => {
    const socket = connect(Number(new URL(origin).port), '127.0.0.1');
    socket.write(
      `POST /classes HTTP/1.1\r\nHost: x\r\nAuthorization: ${authorization}\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{"gra`,
    );
    await new Promise((resolve) => setTimeout(resolve, 50));
    socket.destroy();
    expect((await fetch(`${origin}/health`)).status).toBe(200);
  });
});

test('nothing is coerced, and every message is Portuguese', async () => {
  const body = { institution_id: 5, grade: true, section: ['A'], academic_year: 2026.5, version: 'x' };
  const failure = await refused(server, classes.update, {
    role: 'MANAGER',
    params: { id: ids.class.assigned },
    body: body as unknown as { grade: string },
  });
  expect(failure.errors).toEqual([
    { field: 'institution_id', message: 'Selecione uma instituição' },
    { field: 'grade', message: 'Informe a série (ex: 9º Ano)' },
    { field: 'section', message: 'Informe a turma (ex: C)' },
    { field: 'academic_year', message: 'O ano letivo deve ser um número, como 2026' },
    { field: 'version', message: 'Deve ser um número.' },
  ]);
});

test.each(["/classes/1'; drop table users; --", '/classes/9-ano-c', '/assessments/1/key', '/permissions/role/NOBODY'])(
  'nothing is at %s, and no field is blamed for it',
  async (path) => {
    const { code, errors } = (await send(server.app, 'GET', path, { role: 'MASTER' })).json() as FailureEnvelope;
    expect([code, errors]).toEqual(['not-found', undefined]);
  },
);

test.each(['a\u0000b', 'a\ud800b', '\udc00'])('text that PostgreSQL cannot hold is refused: %j', async (grade) => {
  const failure = await refused(server, classes.update, {
    role: 'MANAGER',
    params: { id: ids.class.assigned },
    body: { grade },
  });
  expect(failure.errors).toEqual([{ field: '', message: 'Há um caractere inválido no texto.' }]);
});

test('nor does a search hold it', async () => {
  const failure = await refused(server, classes.list, { role: 'MASTER', query: { search: 'a\u0000b' } });
  expect(failure.errors).toEqual([{ field: '', message: 'Há um caractere inválido no texto.' }]);
});

test('a throw is one generic 500 whose id the log carries, without what people typed', async () => {
  await server.db.execute(sql`alter table school_classes rename to elsewhere`);
  const answer = await send(server.app, 'GET', '/classes?search=Segredo', { role: 'MASTER' });
  await server.db.execute(sql`alter table elsewhere rename to school_classes`);
  const body = answer.json();
  expect([answer.statusCode, body.code, body.message]).toEqual([500, 'unexpected', failures.unexpected.message]);
  expect(answer.body).not.toMatch(/school_classes|select/i);
  const line = server.log.find((text) => text.includes('unexpected error')) ?? '{}';
  expect(JSON.parse(line)).toMatchObject({ level: 50, reqId: body.request_id, err: { code: '42P01' } });
  expect(server.log.join('')).not.toContain('Segredo');
  await call(server, classes.list, { role: 'MASTER' });
});

test('the log names routes, never addresses as typed, people or tokens', () => {
  const log = server.log.filter((line) => !line.includes('Server listening')).join('');
  for (const secret of [tokenOf('MANAGER'), ids.class.assigned, '127.0.0.1', '@escola.br'])
    expect(log).not.toContain(secret);
  expect(log).toContain('"route":"/assessments/:id/result"');
});
