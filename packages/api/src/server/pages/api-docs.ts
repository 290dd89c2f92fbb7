import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import Fastify, { type FastifyInstance, type RouteOptions } from 'fastify';
import { createJsonSchemaTransform } from 'fastify-type-provider-zod';

/**
 * The server of the OpenAPI document and its page, built from routes as others have registered them: they are described here, and
 * answered there.
 */
export async function buildApiDocs(routes: readonly RouteOptions[]): Promise<FastifyInstance> {
  const app = Fastify({ exposeHeadRoutes: false });
  app.setValidatorCompiler(() => (value) => ({ value }));
  app.setSerializerCompiler(() => JSON.stringify);
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Caderneta', version: '1', description: 'API do Caderneta' },
      components: { securitySchemes: { session: { type: 'http', scheme: 'bearer' } } },
    },
    transform: createJsonSchemaTransform({ skipList: [], zodToJsonConfig: { unrepresentable: 'any' } }),
  });
  for (const { method, url, schema } of routes) app.route({ method, url, schema, handler: () => null });
  await app.register(swaggerUi, { routePrefix: '/docs', theme: { title: 'Caderneta · API' } });
  await app.ready();
  return app;
}
