import { faqEndpoints as calls, pageOf, succeed } from '@caderneta/contract';
import type { FastifyInstance } from 'fastify';
import { registerPublic, registerWrite } from '../../server/calls/register-endpoint.ts';
import type { ServerContext } from '../../server/context/server-config.ts';
import { createCategory, removeCategory, updateCategory } from './categories.writes.ts';
import { listCategories, listFaqs } from './faqs.repository.ts';
import { createFaq, removeFaq, updateFaq } from './faqs.writes.ts';

export function addRoutes(app: FastifyInstance, context: ServerContext): void {
  registerPublic(app, context, calls.list, async ({ query }) =>
    succeed(await listFaqs(context.db, { search: query.search, categoryId: query.category_id }, pageOf(query))),
  );
  registerPublic(app, context, calls.categories, async ({ query }) =>
    succeed(await listCategories(context.db, query.search, pageOf(query))),
  );

  const { create, update, remove, createCategory: add, updateCategory: rename, removeCategory: drop } = calls;
  registerWrite(app, context, create, ({ unit, body }) => createFaq(unit, body), 'FAQ adicionada com sucesso!');
  registerWrite(
    app,
    context,
    update,
    ({ unit, params, body }) => updateFaq(unit, params.id, body),
    'FAQ atualizada com sucesso!',
  );
  registerWrite(app, context, remove, ({ unit, params }) => removeFaq(unit, params.id), 'FAQ removida com sucesso!');
  registerWrite(app, context, add, ({ unit, body }) => createCategory(unit, body), 'Categoria adicionada com sucesso!');
  registerWrite(
    app,
    context,
    rename,
    ({ unit, params, body }) => updateCategory(unit, params.id, body),
    'Categoria atualizada com sucesso!',
  );
  registerWrite(
    app,
    context,
    drop,
    ({ unit, params }) => removeCategory(unit, params.id),
    'Categoria removida com sucesso!',
  );
}
