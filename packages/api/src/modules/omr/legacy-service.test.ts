import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { askLegacyService } from './legacy-service.ts';

const form = { file: { name: 'folha.jpg', bytes: new Uint8Array([1]) }, key: '[]' } as unknown as Parameters<
  typeof askLegacyService
>[1];
const answer = JSON.stringify({ data: { status: 'success', message: 'ok', total: 1, acertos: 1, omr: [] } });

/** A service of its own port; what it was asked. */
async function service(reply: RequestListener): Promise<{ url: string; asked: () => number }> {
  let asked = 0;
  const server = createServer((request, response) => {
    asked += 1;
    request.resume().once('end', () => reply(request, response));
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  onTestFinished(() => void server.close().closeAllConnections());
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, asked: () => asked };
}

test('a pupil’s sheet is not sent on where the service redirects', async () => {
  const other = await service((_, response) => response.end(answer));
  expect(await askLegacyService(other.url, form)).not.toBeNull();
  const moved = await service((_, response) => response.writeHead(307, { location: other.url }).end());
  expect(await askLegacyService(moved.url, form)).toBeNull();
  expect([moved.asked(), other.asked()]).toEqual([1, 1]);
});

test('an answer without end is not read to it', async () => {
  const endless = await service((_, response) => {
    const more = () => {
      while (!response.destroyed && response.write(' '.repeat(65_536)));
      if (!response.destroyed) response.once('drain', more);
    };
    more();
  });
  expect(await askLegacyService(endless.url, form)).toBeNull();
});
