import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  type AudioProvider,
  audioAnalysisSchema,
  isTextInconclusive,
  marginScale,
  readingCriteria,
  settingsEndpoints,
} from '@caderneta/contract';
import { encodeWav, SAMPLE_RATE, toRecording, wordsOf } from '@caderneta/reading-engine';
import { openEspeak } from '@caderneta/reading-engine/node';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { WebSocketServer } from 'ws';
import { call } from '../../server/testing/call.ts';
import { ids, tokenOf } from '../../server/testing/fixture.ts';
import { startTestServer, type TestServer } from '../../server/testing/test-server.ts';
import { readingMessages } from './reading.messages.ts';

const text = 'O menino soltou a pipa no alto do morro. O vento puxava a linha com força, e ele ria cada vez mais.';

let server: TestServer;
let recording: Uint8Array;
beforeAll(async () => {
  // Whatever is installed here, there is no ffmpeg.
  vi.stubEnv('PATH', '/nowhere');
  server = await startTestServer();
  const espeak = openEspeak();
  const spoken = await espeak.speakAs(text, 120, { voice: 'pt-br+f3', pitch: 60 });
  espeak.close();
  if (!spoken) throw new Error('the synthesiser does not speak');
  recording = encodeWav(toRecording({ channels: [spoken.samples], sampleRate: spoken.sampleRate }));
});
afterAll(async () => {
  await server.close();
  vi.unstubAllEnvs();
});

async function analyse(audio: Uint8Array | null, texto?: string, turma?: string, url = '/reading/analyse') {
  const form = new FormData();
  if (audio) form.append('audio', new Blob([new Uint8Array(audio)]), 'leitura.wav');
  if (texto !== undefined) form.append('texto', texto);
  if (turma !== undefined) form.append('turma', turma);
  const request = new Request('http://localhost/', { method: 'POST', body: form });
  const answer = await server.app.inject({
    method: 'POST',
    url,
    headers: {
      'content-type': request.headers.get('content-type') ?? '',
      ...(url.startsWith('/api') ? {} : { authorization: `Bearer ${tokenOf('MASTER')}` }),
    },
    payload: Buffer.from(await request.arrayBuffer()),
  });
  return { http: answer.statusCode, ...audioAnalysisSchema.parse(answer.json()) };
}

const use = (provider: AudioProvider, url: string | null) =>
  call(server, settingsEndpoints.updateNetwork, { role: 'MASTER', body: { audio: { provider, url } } });

describe('the older service’s path', () => {
  const legacy = (to: string) => analyse(recording, text, to, '/api/analisar-audio');

  test('is as good where it is open, but of no class', async () => {
    const { http, status } = await legacy(ids.class.assigned);
    expect([http, status]).toEqual([200, 'success']);
  });

  test('lets outsiders have one at work and one behind it; who is signed in does not wait for them', {
    tags: 'full',
  }, async () => {
    const outsiders = Promise.all(Array.from({ length: 6 }, () => legacy('')));
    const own = await analyse(recording, text);
    expect(own.status).toBe('success');
    expect((await outsiders).map(({ http }) => http).sort()).toEqual([200, 200, 503, 503, 503, 503]);
  });

  test('is closed unless it was opened, and says what opens it', async () => {
    const closed = await startTestServer({ openLegacy: false });
    const { statusCode, json } = await closed.app.inject({ method: 'POST', url: '/api/analisar-audio' });
    expect([statusCode, json().message]).toEqual([404, expect.stringContaining('CADERNETA_OPEN_LEGACY=on')]);
    const sheet = await closed.app.inject({ method: 'POST', url: '/api/processar-omr' });
    expect([sheet.statusCode, sheet.json().message]).toEqual([
      404,
      expect.stringContaining('CADERNETA_OPEN_LEGACY=on'),
    ]);
    await closed.close();
  });
});

test('whose class it is said to be of, the sender must see', async () => {
  expect(await analyse(recording, text, '01900001-0000-7000-8000-0000000000ff')).toMatchObject({ http: 404 });
});

describe('by this server', () => {
  test('a reading of the text is judged, word by word', async () => {
    const { http, status, message, evaluation } = await analyse(recording, text);
    expect([http, status, message]).toEqual([200, 'success', readingMessages.analysed]);
    expect(evaluation).toMatchObject({ method: 'acoustic-alignment', provider: 'embedded', estimate: true });
    expect(evaluation?.alignment?.accuracy_percent).toBeGreaterThanOrEqual(90);
    expect(evaluation?.alignment?.words).toHaveLength(wordsOf(text).length);
    expect(evaluation?.fallback).toBeUndefined();
  });

  test('without a text the sound alone is judged', async () => {
    const { status, evaluation } = await analyse(recording);
    expect([status, evaluation?.method, evaluation?.alignment]).toEqual(['success', 'acoustic-only', null]);
  });

  test('what cannot be judged says why, in the older service’s statuses', async () => {
    const silence = encodeWav({ samples: new Float32Array(5 * SAMPLE_RATE), clippedShare: 0 });
    expect(await analyse(null)).toMatchObject({ http: 200, status: 'no_file', message: readingMessages.noFile });
    expect(await analyse(Buffer.from('<html>'))).toMatchObject({ status: 'invalid_file_type', code: 'not-audio' });
    expect(await analyse(silence, text)).toMatchObject({ status: 'processing_error', code: 'silence' });
  });

  test('a format that only ffmpeg opens is 415 where it is not installed', async () => {
    const m4a = Buffer.from('\0\0\0\u0018ftypM4A ', 'latin1');
    const refused = await analyse(m4a, text);
    expect(refused).toMatchObject({ http: 415, status: 'invalid_file_type', code: 'unsupported-format' });
    expect(refused.message).toContain('ffmpeg');
  });

  test('fluency is judged by the words a minute that the municipality asks of the class’s school year', async () => {
    const ask = (full: number) =>
      call(server, settingsEndpoints.updateMunicipality, {
        role: 'MUNICIPALITY',
        params: { id: ids.municipality.home },
        body: { reading_rates: Array.from({ length: 9 }, () => ({ fluent: 40, full })) },
      });
    const judged = async (turma?: string) => (await analyse(recording, text, turma)).evaluation;
    await ask(200);
    const much = await judged(ids.class.assigned);
    await ask(290);
    const more = await judged(ids.class.assigned);
    // Without a class nothing is asked but what is usual: 100.
    const usual = await judged();
    expect(new Set([much, more, usual].map((one) => one?.words_per_minute)).size).toBe(1);
    const [least, middle, best] = [more, much, usual].map((one) => one?.fluency.score ?? Number.NaN);
    expect(least).toBeLessThan(middle ?? 0);
    expect(middle).toBeLessThan(best ?? 0);
  });
});

describe('by the cut-offs', () => {
  test('that the municipality of the class calibrated, and without a class by the system’s', {
    tags: 'full',
  }, async () => {
    const calibrate = (inconclusive: number | null) =>
      call(server, settingsEndpoints.updateMunicipality, {
        role: 'MUNICIPALITY',
        params: { id: ids.municipality.home },
        body: {
          reading_calibration:
            inconclusive === null
              ? null
              : {
                  scale: marginScale,
                  margins: { other_text: 0.03, inconclusive },
                  readings: 24,
                  pupils: 20,
                  calibrated_at: '2026-05-20T15:00:00.000Z',
                },
        },
      });
    // Half of it was read.
    const longer = `${text} Na casa de cima, um gato preto dormia em cima do muro e não queria saber de nada.`;
    const verdict = async (turma?: string) => (await analyse(recording, longer, turma)).evaluation?.alignment?.verdict;
    await calibrate(0.4);
    expect([await verdict(ids.class.assigned), await verdict()]).toEqual(['inconclusive', 'match']);
    await calibrate(null);
    expect(await verdict(ids.class.assigned)).toBe('match');
  });
});

describe('by a service that an administrator chose', () => {
  let answer: { status: number; body: unknown } = { status: 200, body: {} };
  const asked: { url: string; body: string; authorization: string | undefined }[] = [];
  const service = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const body = Buffer.concat(chunks).toString('latin1');
      asked.push({ url: request.url ?? '', body, authorization: request.headers.authorization });
      response.writeHead(answer.status, { 'content-type': 'application/json' }).end(JSON.stringify(answer.body));
    });
  });
  const voice = new WebSocketServer({ noServer: true });
  service.on('upgrade', (request, socket, head) =>
    voice.handleUpgrade(request, socket, head, (client) => voice.emit('connection', client)),
  );
  let root: string;
  beforeAll(async () => {
    await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve));
    root = `http://127.0.0.1:${(service.address() as AddressInfo).port}`;
  });
  afterAll(() => {
    voice.close();
    service.close();
  });
  afterEach(() => asked.splice(0));

  const withoutOneWord = text.replace('alto ', '');

  test.each([
    ['openai-compatible', '/v1/audio/transcriptions'],
    ['whisper.cpp', '/inference'],
  ] as const)('%s: its transcript is aligned to the text, the sound is judged here', async (provider, path) => {
    answer = { status: 200, body: { text: withoutOneWord } };
    await use(provider, root);
    const { status, evaluation } = await analyse(recording, text);
    expect([status, evaluation?.method, evaluation?.provider]).toEqual(['success', 'transcript-alignment', provider]);
    expect(evaluation?.alignment?.words_missing).toEqual(['alto']);
    expect(evaluation?.clarity.score).not.toBeNull();
    expect(asked.map(({ url }) => url)).toEqual([path]);
    expect(asked[0]?.body).toContain('RIFF');
  });

  test('Vosk: sentence by sentence over its socket', async () => {
    const heard: number[] = [];
    voice.once('connection', (client) => {
      client.on('message', (data, isBinary) => {
        if (isBinary) heard.push((data as Buffer).length);
        const said = data.toString();
        if (isBinary) client.send('{"partial" : ""}');
        else if (said.includes('eof')) client.send(JSON.stringify({ text: withoutOneWord }));
      });
    });
    await use('vosk', root);
    const { evaluation } = await analyse(recording, text);
    expect([evaluation?.method, evaluation?.provider]).toEqual(['transcript-alignment', 'vosk']);
    expect(evaluation?.alignment?.words_missing).toEqual(['alto']);
    expect(heard.reduce((sum, length) => sum + length, 0)).toBe(recording.length - 44);
  });

  test('an older service’s own evaluation is given as it is', async () => {
    const criterion = { score: 6.5, feedback: 'Bom.' };
    const evaluation = {
      overall_score: 6.5,
      ...Object.fromEntries(readingCriteria.map((name) => [name, criterion])),
      suggestions: ['Leia mais.'],
    };
    answer = { status: 200, body: { status: 'success', message: 'ok', evaluation } };
    await use('legacy', `${root}/api/analisar-audio`);
    const judged = await analyse(recording, text);
    expect(judged.evaluation).toEqual({ ...evaluation, provider: 'legacy' });
    expect(asked[0]?.body).toContain('name="texto"');
  });

  test('an older service’s evaluation of hardly a word of the text is doubted, one of a halting reading is not', async () => {
    const criterion = { score: 1, feedback: 'Fraco.' };
    const judgedAs = async (words_read: number, words_inserted: string[]) => {
      const evaluation = {
        overall_score: 1,
        ...Object.fromEntries(readingCriteria.map((name) => [name, criterion])),
        suggestions: [],
        alignment: { words_total: 21, words_read, accuracy_percent: (100 * words_read) / 21, words_inserted },
      };
      answer = { status: 200, body: { status: 'success', message: 'ok', evaluation } };
      const { evaluation: judged } = await analyse(recording, text);
      return judged && isTextInconclusive(judged);
    };
    await use('legacy', `${root}/api/analisar-audio`);
    const others = Array.from({ length: 18 }, () => 'outra');
    expect([await judgedAs(0, []), await judgedAs(2, others), await judgedAs(5, [])]).toEqual([true, true, false]);
  });

  test.each([
    ['openai-compatible', { status: 500, body: {} }],
    ['legacy', { status: 429, body: { status: 'quota_error', message: 'x' } }],
    ['whisper.cpp', { status: 200, body: { words: 3 } }],
  ] as const)(
    '%s that fails leaves the judgement to this server, and the evaluation says so',
    async (provider, bad) => {
      answer = bad;
      await use(provider, root);
      const { status, evaluation } = await analyse(recording, text);
      expect([status, evaluation?.method, evaluation?.fallback]).toEqual(['success', 'acoustic-alignment', true]);
      expect(asked).toHaveLength(1);
    },
  );

  test('Vosk that is not there leaves the judgement to this server', async () => {
    await use('vosk', 'http://127.0.0.1:9/');
    const { evaluation } = await analyse(recording, text);
    expect([evaluation?.provider, evaluation?.fallback]).toEqual(['vosk', true]);
  });
});
