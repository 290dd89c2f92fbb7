import { Agent, request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { tokenOf } from '../testing/fixture.ts';
import { startTestServer } from '../testing/test-server.ts';

test('what is in flight is answered, its connection told to close, and the server is gone at once', async () => {
  let answer = () => {};
  const asked = new Promise<void>((resolve) => {
    answer = resolve;
  });
  let begun = () => {};
  const atWork = new Promise<void>((resolve) => {
    begun = resolve;
  });
  const recordings = {
    judge: async () => {
      begun();
      await asked;
      return { ok: false as const, code: 'engine-failed' as const, message: 'Falhou.' };
    },
    toWav: async () => null,
    close: async () => undefined,
  };
  const server = await startTestServer({}, { recordings });
  const origin = await server.app.listen({ host: '127.0.0.1', port: 0 });
  const agent = new Agent({ keepAlive: true });
  const form = new Request('http://localhost/', { method: 'POST', body: formWithSound() });
  const body = Buffer.from(await form.arrayBuffer());
  const headers = {
    'content-type': form.headers.get('content-type') ?? '',
    authorization: `Bearer ${tokenOf('MASTER')}`,
  };
  const answered = new Promise<{ status: number | undefined; connection: string | undefined }>((resolve, reject) => {
    const sent = request(`${origin}/reading/analyse`, { method: 'POST', agent, headers }, (reply) => {
      reply.resume().once('end', () => resolve({ status: reply.statusCode, connection: reply.headers.connection }));
    });
    sent.once('error', reject).end(body);
  });
  await atWork;
  const closed = server.close().then(() => 'closed');
  await sleep(50);
  answer();
  expect(await answered).toEqual({ status: 200, connection: 'close' });
  expect(await Promise.race([closed, sleep(2000, 'still open')])).toBe('closed');
  agent.destroy();
});

function formWithSound(): FormData {
  const form = new FormData();
  form.append('audio', new Blob([new Uint8Array([1, 2, 3])]), 'leitura.wav');
  return form;
}
