import { faqCategories, faqs } from '../../../schema/faqs.table.ts';
import { ids, testNow } from '../../../server/testing/fixture.ts';
import type { AccessRequests } from '../../../server/testing/matrix-request.ts';

const question = { category_id: ids.faqCategory.empty, question: 'Onde?', answer: 'Aqui.' };

const at = { created_at: testNow, updated_at: testNow };

/** The calls of this module as the access matrix makes them. */
export const accessRequests: AccessRequests = {
  byOwner: {
    'POST /faqs': () => ({ own: { url: '/faqs', body: question } }),
    'PUT /faqs/:id': () => ({ own: { url: `/faqs/${ids.faq}`, body: question } }),
    'DELETE /faqs/:id': () => ({ own: { url: `/faqs/${ids.faq}` } }),
    'POST /categories': () => ({ own: { url: '/categories', body: { name: 'Notas' } } }),
    'PUT /categories/:id': () => ({ own: { url: `/categories/${ids.faqCategory.used}`, body: { name: 'Entrada' } } }),
    'DELETE /categories/:id': () => ({ own: { url: `/categories/${ids.faqCategory.empty}` } }),
  },
  insertRows: async (db) => {
    await db.insert(faqCategories).values([
      { id: ids.faqCategory.used, name: 'Acesso', ...at },
      { id: ids.faqCategory.empty, name: 'Turmas', ...at },
    ]);
    await db.insert(faqs).values({
      id: ids.faq,
      category_id: ids.faqCategory.used,
      question: 'Como entro?',
      answer: 'Com seu e-mail.',
      ...at,
    });
  },
};
