import { faqEndpoints, pageOf, succeed } from '@caderneta/contract';
import type { FastifyInstance } from 'fastify';
import { registerPublic } from '../../server/register-endpoint.ts';
import type { ServerContext } from '../../server/server-config.ts';
import { listCategories } from './faqs.repository.ts';

export function addFaqRoutes(app: FastifyInstance, context: ServerContext): void {
  registerPublic(app, context, faqEndpoints.categories, async ({ query }) =>
    succeed(await listCategories(context.db, pageOf(query))),
  );
}
