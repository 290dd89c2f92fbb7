import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import { createJsonSchemaTransform } from 'fastify-type-provider-zod';
import { openToAll } from './open-routes.ts';

/** Collects every route added after it into the OpenAPI document of /docs/json. */
export async function collectApiDocs(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Caderneta', version: '1', description: 'API do Caderneta' },
      components: { securitySchemes: { session: { type: 'http', scheme: 'bearer' } } },
    },
    transform: createJsonSchemaTransform({ skipList: [], zodToJsonConfig: { unrepresentable: 'any' } }),
  });
}

/** The page at /docs, which lives under the same strict policy as every other. */
export async function serveApiDocs(root: FastifyInstance): Promise<void> {
  await root.register(async (app) => {
    openToAll(app);
    await app.register(swaggerUi, { routePrefix: '/docs', theme: { title: 'Caderneta · API' } });
  });
}
