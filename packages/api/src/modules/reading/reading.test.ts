import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { recordingLimit } from '@caderneta/contract';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { tokenOf } from '../../server/testing/fixture.ts';
import { startTestServer, type TestServer } from '../../server/testing/test-server.ts';
import { allowedTarget } from './forward-audio.ts';
import { readingMessages } from './reading.messages.ts';

interface Asked {
  readonly headers: Record<string, unknown>;
  readonly body: string;
}

const asked: Asked[] = [];
const service = createServer((request, response) => {
  if (request.url === '/hung-up') return request.once('data', () => request.socket.destroy());
  if (request.url === '/deaf') return;
  const chunks: Buffer[] = [];
  request.on('data', (chunk: Buffer) => chunks.push(chunk));
  request.on('end', () => {
    asked.push({ headers: request.headers, body: Buffer.concat(chunks).toString('latin1') });
    if (request.url === '/moved') return response.writeHead(302, { location: '/analisar' }).end();
    if (request.url === '/broken') return response.end('<html>');
    return response
      .writeHead(429, { 'content-type': 'application/json' })
      .end('{"status":"quota_error","message":"x"}');
  });
});

let server: TestServer;
let target: string;
beforeAll(async () => {
  await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve));
  target = `http://127.0.0.1:${(service.address() as AddressInfo).port}`;
  server = await startTestServer({
    audioTargets: ['/analisar', '/moved', '/broken', '/hung-up', '/deaf'].map((path) => target + path),
  });
});
afterAll(async () => {
  await server.close();
  service.close();
});

const boundary = 'fronteira';
const form = (content: string) =>
  `--${boundary}\r\nContent-Disposition: form-data; name="audio"; filename="a.wav"\r\n\r\n${content}\r\n--${boundary}--\r\n`;
const post = (
  url: string,
  headers: Record<string, string> = {},
  payload: string | Readable = form('RIFF'),
  at = server,
) =>
  at.app.inject({
    method: 'POST',
    url,
    payload,
    headers: {
      authorization: `Bearer ${tokenOf('TEACHER')}`,
      'content-type': `multipart/form-data; boundary=${boundary}`,
      ...headers,
    },
  });

test('a recording goes to a configured address as it came, with nothing of its sender', async () => {
  const answer = await post('/proxy/audio', { 'x-target-url': `${target}/analisar`, cookie: 'a=b' });
  expect([answer.statusCode, answer.json()]).toEqual([429, { status: 'quota_error', message: 'x' }]);
  const [request] = asked.splice(0);
  expect(request?.body).toBe(form('RIFF'));
  expect(Object.keys(request?.headers ?? {})).not.toEqual(expect.arrayContaining(['authorization']));
  expect(request?.headers.cookie).toBeUndefined();
});

test.each(['/other', '/analisar/', '/analisar?x=1', '/../analisar/x'])('%s is not asked', async (path) => {
  const answer = await post('/proxy/audio', { 'x-target-url': target + path });
  expect(answer.json()).toEqual({ status: 'config_error', message: readingMessages.unknownTarget });
  expect(asked).toEqual([]);
});

test('a service that sends elsewhere, or answers nonsense, has failed', async () => {
  for (const path of ['/moved', '/broken']) {
    const answer = await post('/proxy/audio', { 'x-target-url': target + path });
    expect([answer.statusCode, answer.json().status]).toEqual([502, 'processing_error']);
  }
  expect(asked.splice(0)).toHaveLength(2);
});

test.each(['/hung-up', '/deaf'])(
  'a service that takes no whole upload has failed, %s: the recording is not too large',
  async (path) => {
    const timeout = AbortSignal.timeout.bind(AbortSignal);
    const patience = vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => timeout(500));
    const long = Readable.from(Array(Math.floor(recordingLimit / 65_536)).fill(Buffer.alloc(65_536)));
    const answer = await post('/proxy/audio', { 'x-target-url': target + path }, long);
    patience.mockRestore();
    expect([answer.statusCode, answer.json().message]).toEqual([502, readingMessages.serviceFailed]);
  },
);

test('without a form nothing is sent; a recording without end is cut off', async () => {
  const headers = { 'x-target-url': `${target}/analisar` };
  const bare = await post('/proxy/audio', { ...headers, 'content-type': 'application/json' }, '{}');
  expect(bare.json().status).toBe('no_file');
  const long = await post('/proxy/audio', headers, form('x'.repeat(recordingLimit)));
  expect([long.statusCode, long.json().message]).toEqual([413, readingMessages.tooLarge]);
  expect(asked).toEqual([]);
});

test.each([
  ['https://a.example/x', ['https://a.example/x'], true],
  ['https://A.example:443/x', ['https://a.example/x'], true],
  ['https://a.example/x#y', ['https://a.example/x'], false],
  ['https://u@a.example/x', ['https://a.example/x'], false],
  ['https://a.example.evil/x', ['https://a.example/x'], false],
  ['https://a.example/x', [], false],
  [undefined, ['https://a.example/x'], false],
  ['nonsense', ['nonsense'], false],
])('%s of %j: %s', (sent, configured, allowed) => {
  expect(allowedTarget(sent, configured) !== null).toBe(allowed);
});

test('beyond the limit of a minute both calls answer as the older service does', async () => {
  const limited = await startTestServer({ limits: { recordings: 0 } });
  const wait = { status: 'quota_error', message: readingMessages.tooMany };
  for (const url of ['/reading/analyse', '/api/analisar-audio']) {
    const answer = await post(url, {}, form('RIFF'), limited);
    expect([answer.statusCode, answer.json()]).toEqual([429, wait]);
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
  }
  await limited.close();
});
