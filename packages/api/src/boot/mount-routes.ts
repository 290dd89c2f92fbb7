import { everyEndpoint } from '@caderneta/contract/calls';
import type { FastifyInstance } from 'fastify';
import type { ServerContext } from '../server/context/server-config.ts';
import { importFiles } from './import-files.ts';

/** What every `*.routes.ts` exports: it registers the calls of its module. */
interface RoutesFile {
  addRoutes(app: FastifyInstance, context: ServerContext): void;
}

/**
 * Adds the calls of every module: of each `modules/<name>/<file>.routes.ts`, found by its name.
 *
 * @throws when a call of the contract has no route.
 */
export async function mountRoutes(app: FastifyInstance, context: ServerContext): Promise<void> {
  const files = await importFiles<RoutesFile>(new URL('../modules/', import.meta.url), /\.routes\.[jt]s$/);
  for (const { addRoutes } of files) addRoutes(app, context);
  const missing = everyEndpoint.filter(({ method, path: url }) => !app.hasRoute({ method, url }));
  if (missing.length > 0)
    throw new Error(`no *.routes.ts registers ${missing.map(({ method, path }) => `${method} ${path}`).join(', ')}`);
}
