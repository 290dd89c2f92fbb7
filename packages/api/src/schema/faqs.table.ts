import { sql } from 'drizzle-orm';
import { index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { createdAt, id, sortedText, updatedAt, version } from './columns.ts';

export const faqCategories = pgTable(
  'faq_categories',
  {
    id: id(),
    name: sortedText('name').notNull(),
    version: version(),
    created_at: createdAt(),
    updated_at: updatedAt(),
  },
  (t) => [uniqueIndex('faq_categories_name_unique').on(sql`lower(${t.name})`)],
);

export const faqs = pgTable(
  'faqs',
  {
    id: id(),
    category_id: uuid('category_id')
      .notNull()
      .references(() => faqCategories.id),
    question: sortedText('question').notNull(),
    answer: text('answer').notNull(),
    version: version(),
    created_at: createdAt(),
    updated_at: updatedAt(),
  },
  (t) => [index('faqs_category').on(t.category_id)],
);
