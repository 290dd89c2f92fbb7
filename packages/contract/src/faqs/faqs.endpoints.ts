import { z } from 'zod';
import type { RoleAccess } from '../access/access.ts';
import { defineEndpoint, defineList } from '../common/endpoint.ts';
import { idSchema, pageQuerySchema } from '../common/envelope.ts';
import {
  faqCategoryInputSchema,
  faqCategoryPatchSchema,
  faqCategorySchema,
  faqInputSchema,
  faqPatchSchema,
  faqSchema,
} from './faqs.schema.ts';

const byId = z.object({ id: idSchema });
const administration: RoleAccess = { roles: ['MASTER'], anyOf: ['view_faq'] };
const query = pageQuerySchema.extend({ search: z.string().max(200).optional() });

/** What the audit log calls these tables. */
export const faqAuditLabels = { faq_categories: 'Categoria de pergunta', faqs: 'Pergunta frequente' } as const;

export const faqEndpoints = {
  list: defineList({
    method: 'GET',
    path: '/faqs',
    access: 'public',
    summary: 'Perguntas frequentes; a busca lê pergunta, resposta e categoria',
    request: { query: query.extend({ category_id: idSchema.optional() }) },
    response: faqSchema,
  }),
  create: defineEndpoint({
    method: 'POST',
    path: '/faqs',
    access: administration,
    summary: 'Cria uma pergunta',
    request: { body: faqInputSchema },
    response: faqSchema,
  }),
  update: defineEndpoint({
    method: 'PUT',
    path: '/faqs/:id',
    access: administration,
    summary: 'Altera uma pergunta',
    request: { params: byId, body: faqPatchSchema },
    response: faqSchema,
  }),
  remove: defineEndpoint({
    method: 'DELETE',
    path: '/faqs/:id',
    access: administration,
    summary: 'Remove uma pergunta',
    request: { params: byId },
    response: z.null(),
  }),
  categories: defineList({
    method: 'GET',
    path: '/categories',
    access: 'public',
    summary: 'Perguntas frequentes por categoria',
    request: { query },
    response: faqCategorySchema,
  }),
  createCategory: defineEndpoint({
    method: 'POST',
    path: '/categories',
    access: administration,
    summary: 'Cria uma categoria',
    request: { body: faqCategoryInputSchema },
    response: faqCategorySchema,
  }),
  updateCategory: defineEndpoint({
    method: 'PUT',
    path: '/categories/:id',
    access: administration,
    summary: 'Muda o nome de uma categoria',
    request: { params: byId, body: faqCategoryPatchSchema },
    response: faqCategorySchema,
  }),
  removeCategory: defineEndpoint({
    method: 'DELETE',
    path: '/categories/:id',
    access: administration,
    summary: 'Remove uma categoria sem perguntas',
    request: { params: byId },
    response: z.null(),
  }),
};
