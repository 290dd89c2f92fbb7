import {
  type FaqCategory,
  fail,
  type faqCategoryInputSchema,
  type faqCategoryPatchSchema,
  type Outcome,
} from '@caderneta/contract';
import { eq } from 'drizzle-orm';
import type { z } from 'zod';
import { faqCategories } from '../../schema/faqs.table.ts';
import { recordWrites, takenBy } from '../../server/writes/record-writes.ts';
import type { Unit } from '../../server/writes/unit-of-work.ts';
import { faqMessages as messages } from './faqs.messages.ts';
import { questionsOf } from './faqs.repository.ts';

type Input = z.output<typeof faqCategoryInputSchema>;

const writes = recordWrites<typeof faqCategories.$inferSelect, FaqCategory>({
  table: faqCategories,
  lock: async ({ db }, id) => {
    const [row] = await db.select().from(faqCategories).where(eq(faqCategories.id, id)).for('update');
    return row ? { row } : null;
  },
  audited: ['name'],
  shown: async ({ db }, { id, name, version }) => ({ id, name, version, faqs: await questionsOf(db, [id]) }),
  notice: {
    created: ({ name }) => messages.categoryCreated(name),
    updated: ({ name }) => messages.categoryUpdated(name),
    removed: ({ name }) => messages.categoryRemoved(name),
  },
  failures: { faq_categories_name_unique: takenBy('name', messages.sameName) },
});

export const createCategory = (unit: Unit, { name }: Input): Promise<Outcome<FaqCategory>> =>
  writes.create(unit, {}, (stamp) =>
    unit.db
      .insert(faqCategories)
      .values({ name, ...stamp })
      .returning(),
  );

export const updateCategory = (
  unit: Unit,
  id: string,
  sent: z.output<typeof faqCategoryPatchSchema>,
): Promise<Outcome<FaqCategory>> =>
  writes.update(unit, id, {
    sent,
    write: (stamp) =>
      unit.db
        .update(faqCategories)
        .set({ name: sent.name, ...stamp })
        .where(eq(faqCategories.id, id))
        .returning(),
  });

/** Removes a category without questions: with some, they would be orphans. */
export const removeCategory = (unit: Unit, id: string): Promise<Outcome<null>> =>
  writes.remove(unit, id, {
    check: async () =>
      (await questionsOf(unit.db, [id])).length > 0 ? fail('in-use', { message: messages.categoryInUse }) : null,
  });
