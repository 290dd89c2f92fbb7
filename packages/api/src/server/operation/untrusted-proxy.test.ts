import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { warnOfUntrustedProxy } from './untrusted-proxy.ts';

async function warningsWhen(trusted: number | string[], headers: Record<string, string>): Promise<string[]> {
  const lines: string[] = [];
  const stream = { write: (line: string) => void lines.push(line) };
  const app = Fastify({ logger: { level: 'warn', stream } });
  warnOfUntrustedProxy(app, trusted);
  for (let call = 0; call < 2; call++) await app.inject({ url: '/', headers });
  await app.close();
  return lines;
}

const proxied = { 'x-forwarded-for': '203.0.113.7' };

it('the log says once that a proxy is in front and none is trusted', async () => {
  expect(await warningsWhen(0, proxied)).toEqual([expect.stringContaining('CADERNETA_TRUST_PROXY=1')]);
});

it('nothing is said without a proxy, nor where one is trusted', async () => {
  expect(await warningsWhen(0, {})).toEqual([]);
  expect(await warningsWhen(1, proxied)).toEqual([]);
  expect(await warningsWhen(['10.0.0.0/8'], proxied)).toEqual([]);
});
