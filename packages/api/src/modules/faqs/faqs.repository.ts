import type { Faq, FaqCategory, PageRequest } from '@caderneta/contract';
import { and, asc, count, eq, inArray, sql } from 'drizzle-orm';
import { faqCategories, faqs } from '../../schema/faqs.table.ts';
import { totalOf } from '../../server/query/count-rows.ts';
import { offsetOf, type Page } from '../../server/query/page.ts';
import type { Queries } from '../../server/query/queries.ts';
import { holdsWords } from '../../server/query/search.ts';

const columns = {
  id: faqs.id,
  category_id: faqs.category_id,
  question: faqs.question,
  answer: faqs.answer,
  version: faqs.version,
};

/** Questions in dictionary order. The search reads question, answer and the category's name. */
export async function listFaqs(
  db: Queries,
  { search, categoryId }: { readonly search: string | undefined; readonly categoryId: string | undefined },
  page: PageRequest,
): Promise<Page<Faq>> {
  const wanted = and(
    categoryId ? eq(faqs.category_id, categoryId) : undefined,
    holdsWords(sql`${faqs.question} || ' ' || ${faqs.answer} || ' ' || ${faqCategories.name}`, search),
  );
  const inCategory = eq(faqCategories.id, faqs.category_id);
  const rows = await db
    .select(columns)
    .from(faqs)
    .innerJoin(faqCategories, inCategory)
    .where(wanted)
    .orderBy(asc(faqs.question), asc(faqs.id))
    .limit(page.limit)
    .offset(offsetOf(page));
  const total = await totalOf(
    db,
    page,
    rows,
    db.select({ total: count() }).from(faqs).innerJoin(faqCategories, inCategory).where(wanted),
  );
  return { ...page, rows, total };
}

/** Categories by name, each with its questions in order. */
export async function listCategories(
  db: Queries,
  search: string | undefined,
  page: PageRequest,
): Promise<Page<FaqCategory>> {
  const wanted = holdsWords(sql`${faqCategories.name}`, search);
  const categories = await db
    .select({ id: faqCategories.id, name: faqCategories.name, version: faqCategories.version })
    .from(faqCategories)
    .where(wanted)
    .orderBy(asc(faqCategories.name), asc(faqCategories.id))
    .limit(page.limit)
    .offset(offsetOf(page));
  const questions = await questionsOf(
    db,
    categories.map(({ id }) => id),
  );
  const total = await totalOf(db, page, categories, db.select({ total: count() }).from(faqCategories).where(wanted));
  const rows = categories.map((category) => ({
    ...category,
    faqs: questions.filter((question) => question.category_id === category.id),
  }));
  return { ...page, rows, total };
}

/** Questions of some categories, in dictionary order. */
export const questionsOf = (db: Queries, categoryIds: readonly string[]): Promise<Faq[]> =>
  db
    .select(columns)
    .from(faqs)
    .where(inArray(faqs.category_id, [...categoryIds]))
    .orderBy(asc(faqs.question), asc(faqs.id));
