import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { afterEach, expect, test } from 'vitest';

const dev = fileURLToPath(new URL('dev.mjs', import.meta.url));
let otherServer: Server | undefined;

afterEach(() => otherServer?.close());

/** A server of somebody else's. Gives its port. */
async function listen(host: string): Promise<number> {
  otherServer = createServer((_request, response) => response.end('estranho')).listen(0, host);
  await once(otherServer, 'listening');
  return (otherServer.address() as AddressInfo).port;
}

async function runDev(port: number) {
  const child = spawn(process.execPath, [dev], { env: { ...process.env, PORT: String(port) } });
  let output = '';
  child.stderr.on('data', (chunk) => (output += chunk));
  const [exitCode] = await once(child, 'exit');
  return { exitCode, output };
}

test.each([
  ['its own', '127.0.0.1', 0],
  ["its server's", '127.0.0.1', -1],
  ["its server's, as IPv6", '::1', -1],
])('development ends, naming the port, where %s port is taken', async (_what, host, before) => {
  const taken = await listen(host);
  const { exitCode, output } = await runDev(taken + before);
  expect(exitCode).toBe(1);
  expect(output).toContain(`A porta ${taken} `);
});
