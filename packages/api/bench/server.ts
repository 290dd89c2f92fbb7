import { mkdtemp } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import { createDatabase, createPool } from '../src/database/connection.ts';
import { createFolderStore } from '../src/files/folder-store.ts';
import { buildServer } from '../src/server/build-server.ts';

// A process of its own that the bench loads: `ours`, the whole server, or `bare`, one route that sends the rows of one query.

export type ServerKind = 'ours' | 'bare';
const [kind, url, sql] = process.argv.slice(2);
if (!url || !sql) throw new Error('usage: server.ts ours|bare DATABASE_URL SQL');
const pool = createPool(url);

async function ours(): Promise<FastifyInstance> {
  const config = { appDir: null, publicUrl: 'http://localhost', demo: false, legacyOmrUrl: null };
  const fileStore = createFolderStore(await mkdtemp(join(tmpdir(), 'caderneta-bench-files-')));
  // The log is written, as in production; its reader is not what is measured.
  return buildServer({
    db: createDatabase(pool),
    pool,
    config,
    fileStore,
    logger: { stream: { write: () => undefined } },
  });
}

async function bare(): Promise<FastifyInstance> {
  const app = Fastify();
  app.get('/rows', async () => {
    const { rows } = await pool.query(sql as string);
    return { success: true, message: '', data: rows };
  });
  return app;
}

const app = kind === 'ours' ? await ours() : await bare();
await app.listen({ port: 0, host: '127.0.0.1' });
process.send?.({ port: (app.server.address() as AddressInfo).port });
process.on('message', () => {
  globalThis.gc?.();
  process.send?.({ rss: process.memoryUsage.rss() });
});
process.on('disconnect', () => process.exit(0));
