import { z } from 'zod';
import { defineList } from '../common/endpoint.ts';
import { pageQuerySchema } from '../common/envelope.ts';

/** A category with its questions, as the public page lists them. */
export const faqCategorySchema = z.object({
  id: z.string(),
  name: z.string(),
  faqs: z.array(z.object({ id: z.string(), category_id: z.string(), question: z.string(), answer: z.string() })),
});
export type FaqCategory = z.infer<typeof faqCategorySchema>;

export const faqEndpoints = {
  categories: defineList({
    method: 'GET',
    path: '/categories',
    access: 'public',
    summary: 'Perguntas frequentes por categoria',
    request: { query: pageQuerySchema },
    response: faqCategorySchema,
  }),
};
