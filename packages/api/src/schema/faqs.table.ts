import { sql } from 'drizzle-orm';
import { index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { id, sortedText, versioned } from './columns.ts';

export const faqCategories = pgTable(
  'faq_categories',
  {
    id: id(),
    name: sortedText('name').notNull(),
    ...versioned(),
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
    ...versioned(),
  },
  (t) => [index('faqs_category').on(t.category_id)],
);
