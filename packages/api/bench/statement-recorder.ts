import { tmpdir } from 'node:os';
import type { Role } from '@caderneta/contract';
import type pg from 'pg';
import { buildServer } from '../src/boot/build-server.ts';
import { createDatabase } from '../src/database/connection.ts';
import { createFolderStore } from '../src/files/folder-store.ts';
import type { Sent } from './growth-network.ts';

/** A statement as the server sent it. */
export interface Statement {
  readonly text: string;
  readonly values: readonly unknown[];
}

/**
 * The same server in this process, on the pool, whose statements can be seen: those of a call that was asked before, as most are. What is
 * remembered for a while is not counted again.
 */
export async function openRecorder(pool: pg.Pool, tokens: ReadonlyMap<Role, string>) {
  const app = await buildServer({
    db: createDatabase(pool),
    pool,
    config: { appDir: null, publicUrl: 'http://localhost', demo: false, legacyOmrUrl: null },
    fileStore: createFolderStore(tmpdir()),
    logger: { stream: { write: () => undefined } },
  });
  const ask = async (role: Role, { method, url, body }: Sent): Promise<void> => {
    const headers = { authorization: `Bearer ${tokens.get(role)}` };
    const { statusCode } = await app.inject({ method, url, headers, ...(body ? { payload: body as object } : {}) });
    if (statusCode !== 200) throw new Error(`${role} ${method} ${url}: ${statusCode}`);
  };
  const statementsOf = async (role: Role, sent: Sent): Promise<Statement[]> => {
    await ask(role, sent);
    return recordStatements(pool, () => ask(role, sent));
  };
  return { statementsOf, close: () => app.close() };
}

/** Statements that the pool's connections were sent while `work` ran. */
async function recordStatements(pool: pg.Pool, work: () => Promise<void>): Promise<Statement[]> {
  const found: Statement[] = [];
  const clients = await Promise.all(Array.from({ length: pool.options.max ?? 10 }, () => pool.connect()));
  const originals = clients.map((client) => client.query);
  for (const client of clients) {
    const query = client.query.bind(client) as (...given: unknown[]) => unknown;
    client.query = ((config: unknown, values: unknown, ...rest: unknown[]) => {
      const text = typeof config === 'string' ? config : (config as Statement).text;
      const given = Array.isArray(values) ? values : ((config as Statement).values ?? []);
      found.push({ text, values: given });
      return query(config, values, ...rest);
    }) as typeof client.query;
    client.release();
  }
  await work();
  for (const [index, client] of clients.entries()) client.query = originals[index] as typeof client.query;
  return found;
}
