import { type Faq, type FaqDraft, faqEndpoints } from '@caderneta/contract';
import { call } from '../../lib/api/call.ts';
import { useStale } from '../../lib/api/use-call.ts';
import { useEvery } from '../../lib/api/use-every.ts';
import { WriteKey } from '../../lib/write-key.ts';

const creations = { faq: new WriteKey(), category: new WriteKey() };

export const useFaqs = () => useEvery(faqEndpoints.list);
export const useCategories = () => useEvery(faqEndpoints.categories);

/** Writes to questions and categories; both lists are fresh afterwards. */
export function useFaqWrites() {
  const stale = useStale();
  const refreshAfter = async <T extends { readonly ok: boolean }>(answer: T): Promise<T> => {
    if (answer.ok) await stale(faqEndpoints.list, faqEndpoints.categories);
    return answer;
  };
  return {
    createFaq: async (body: FaqDraft) => {
      const answer = await call(faqEndpoints.create, { body, idempotencyKey: creations.faq.keyFor(body) });
      if (answer.ok) creations.faq.done();
      return refreshAfter(answer);
    },
    updateFaq: async ({ id }: Faq, body: FaqDraft) =>
      refreshAfter(await call(faqEndpoints.update, { params: { id }, body })),
    removeFaq: async (id: string) => refreshAfter(await call(faqEndpoints.remove, { params: { id } })),
    createCategory: async (body: { name: string }) => {
      const answer = await call(faqEndpoints.createCategory, { body, idempotencyKey: creations.category.keyFor(body) });
      if (answer.ok) creations.category.done();
      return refreshAfter(answer);
    },
    updateCategory: async (id: string, body: { name: string }) =>
      refreshAfter(await call(faqEndpoints.updateCategory, { params: { id }, body })),
    removeCategory: async (id: string) => refreshAfter(await call(faqEndpoints.removeCategory, { params: { id } })),
  };
}
