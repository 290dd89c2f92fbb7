import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { everyEndpoint } from '@caderneta/contract/calls';
import type { FastifyInstance } from 'fastify';
import type { ServerContext } from '../server/server-config.ts';

/** What every `*.routes.ts` exports: it registers the calls of its module. */
interface RoutesFile {
  addRoutes(app: FastifyInstance, context: ServerContext): void;
}

const modules = fileURLToPath(new URL('../modules/', import.meta.url));
const isRoutesFile = (path: string): boolean => /\.routes\.[jt]s$/.test(path);

/**
 * Adds the calls of every module: of each `modules/<name>/<file>.routes.ts`, found by its name.
 *
 * @throws when a call of the contract has no route.
 */
export async function mountRoutes(app: FastifyInstance, context: ServerContext): Promise<void> {
  const paths = (await readdir(modules, { recursive: true })).filter(isRoutesFile).sort();
  for (const path of paths) {
    const file: RoutesFile = await import(pathToFileURL(join(modules, path)).href);
    file.addRoutes(app, context);
  }
  const missing = everyEndpoint.filter(({ method, path: url }) => !app.hasRoute({ method, url }));
  if (missing.length > 0)
    throw new Error(`no *.routes.ts registers ${missing.map(({ method, path }) => `${method} ${path}`).join(', ')}`);
}
