import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';
import type { TimedSet } from '../timed-sets.ts';
import type { ServedPhoto } from './page.ts';

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
};

/** Serves a built page, and frames from memory, on a free port of this machine. Assets may be cached for ever, as the app's are. */
export async function servePage(
  folder: string,
  frames: ReadonlyMap<string, Uint8Array>,
): Promise<{ origin: string; close(): void }> {
  const server = createServer((request, response) => {
    const path = normalize(new URL(request.url ?? '/', 'http://bench').pathname);
    const frame = frames.get(path);
    const content = frame ? Promise.resolve(frame) : readFile(join(folder, path));
    content.then(
      (bytes) =>
        response
          .writeHead(200, {
            'content-type': types[extname(path)] ?? 'application/octet-stream',
            'cache-control': path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-store',
          })
          .end(bytes),
      () => response.writeHead(404).end(),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { origin: `http://127.0.0.1:${port}`, close: () => server.close() };
}

/** Timed photos as a page asks for them, and their pixels by the address that it asks. */
export function framesOf(sets: readonly TimedSet[]) {
  const frames = new Map<string, Uint8Array>();
  const served = sets.map(({ photos }, set) =>
    photos.map(({ photo, spec }, index): ServedPhoto => {
      const url = `/frames/${set}-${index}`;
      frames.set(url, new Uint8Array(photo.pixels.buffer, photo.pixels.byteOffset, photo.pixels.byteLength));
      return { url, width: photo.width, height: photo.height, spec };
    }),
  );
  return { frames, served };
}
