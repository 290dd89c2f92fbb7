import { Agent, createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { ids, tokenOf } from '../testing/fixture.ts';
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

/** Requests in turn to those of the copies that were ready when it looked last, over connections that it keeps. It tries nothing twice. */
async function startBalancer(everyMs: number) {
  const copies = new Map<string, boolean>();
  const look = async (origin: string) =>
    copies.set(
      origin,
      await fetch(`${origin}/ready`)
        .then(({ ok }) => ok)
        .catch(() => false),
    );
  const looking = setInterval(() => void Promise.all([...copies.keys()].map(look)), everyMs);
  const agent = new Agent({ keepAlive: true });
  let turn = 0;
  const balancer = createServer((asked, answer) => {
    const ready = [...copies].flatMap(([origin, isReady]) => (isReady ? [origin] : []));
    turn += 1;
    const { method, url } = asked;
    const onward = request(
      `${ready[turn % ready.length]}${url}`,
      { method, headers: asked.headers, agent },
      (reply) => {
        const { connection: _, ...headers } = reply.headers;
        answer.writeHead(reply.statusCode ?? 502, headers);
        reply.pipe(answer);
      },
    );
    onward.once('error', () => answer.writeHead(502).end());
    asked.pipe(onward);
  });
  await new Promise<void>((resolve) => void balancer.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(balancer.address() as AddressInfo).port}`,
    add: look,
    close: () => {
      clearInterval(looking);
      agent.destroy();
      balancer.closeAllConnections();
      balancer.close();
    },
  };
}

test('of two copies behind a balancer one is replaced under 50 requests a second: none fails, none is lost', async () => {
  const first = await startTestServer({ drainSeconds: 1 });
  const copy = () => startTestServer({ drainSeconds: 1 }, { db: first.db });
  const listen = ({ app }: Awaited<ReturnType<typeof copy>>) => app.listen({ host: '127.0.0.1', port: 0 });
  const second = await copy();
  const balancer = await startBalancer(100);
  for (const each of [first, second]) await balancer.add(await listen(each));
  const authorization = `Bearer ${tokenOf('MASTER')}`;
  const made: string[] = [];
  const statuses: Promise<number>[] = [];
  const ask = async (count: number): Promise<number> => {
    if (count % 2 === 0)
      return (await fetch(`${balancer.origin}/disciplines?limit=10`, { headers: { authorization } })).status;
    const name = `Disciplina ${count}`;
    const headers = { authorization, 'content-type': 'application/json' };
    const answer = await fetch(`${balancer.origin}/disciplines`, {
      method: 'POST',
      headers,
      body: JSON.stringify({ name, institution_id: ids.institution.near }),
    });
    if (answer.ok) made.push(name);
    return answer.status;
  };
  const sending = setInterval(() => statuses.push(ask(statuses.length).catch(() => 0)), 20);
  await sleep(500);
  const stopped = second.close();
  const third = await copy();
  await balancer.add(await listen(third));
  await stopped;
  await sleep(500);
  clearInterval(sending);
  const answered = await Promise.all(statuses);
  expect(answered.length).toBeGreaterThan(50);
  expect(answered.filter((status) => status !== 200 && status !== 201)).toEqual([]);
  const stored = await first.db.execute<{ name: string }>(
    sql`select name from disciplines where name like 'Disciplina %'`,
  );
  expect(stored.rows.map(({ name }) => name).sort()).toEqual(made.sort());
  balancer.close();
  await third.close();
  await first.close();
});

function formWithSound(): FormData {
  const form = new FormData();
  form.append('audio', new Blob([new Uint8Array([1, 2, 3])]), 'leitura.wav');
  return form;
}
