import type { FaqCategory, PageRequest } from '@caderneta/contract';
import { asc, count, inArray } from 'drizzle-orm';
import { faqCategories, faqs } from '../../schema/index.ts';
import { offsetOf, type Page } from '../../server/page.ts';
import type { Queries } from '../../server/queries.ts';

/** Categories by name, each with its questions in order. */
export async function listCategories(db: Queries, page: PageRequest): Promise<Page<FaqCategory>> {
  const categories = await db
    .select({ id: faqCategories.id, name: faqCategories.name })
    .from(faqCategories)
    .orderBy(asc(faqCategories.name), asc(faqCategories.id))
    .limit(page.limit)
    .offset(offsetOf(page));
  const ids = categories.map(({ id }) => id);
  const questions = await db
    .select({ id: faqs.id, category_id: faqs.category_id, question: faqs.question, answer: faqs.answer })
    .from(faqs)
    .where(inArray(faqs.category_id, ids))
    .orderBy(asc(faqs.question), asc(faqs.id));
  const [counted] = await db.select({ total: count() }).from(faqCategories);
  const rows = categories.map((category) => ({
    ...category,
    faqs: questions.filter((question) => question.category_id === category.id),
  }));
  return { ...page, rows, total: counted?.total ?? 0 };
}
