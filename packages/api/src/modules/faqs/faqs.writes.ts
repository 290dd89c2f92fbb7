import { type Faq, fail, type faqInputSchema, type faqPatchSchema, type Outcome } from '@caderneta/contract';
import { eq } from 'drizzle-orm';
import type { z } from 'zod';
import { faqCategories, faqs } from '../../schema/faqs.table.ts';
import { recordWrites } from '../../server/writes/record-writes.ts';
import type { Unit } from '../../server/writes/unit-of-work.ts';
import { faqMessages as messages } from './faqs.messages.ts';

type Input = z.output<typeof faqInputSchema>;

const writes = recordWrites<typeof faqs.$inferSelect, Faq>({
  table: faqs,
  lock: async ({ db }, id) => {
    const [row] = await db.select().from(faqs).where(eq(faqs.id, id)).for('update');
    return row ? { row } : null;
  },
  audited: ['category_id', 'question', 'answer'],
  shown: async (_, { id, category_id, question, answer, version }) => ({ id, category_id, question, answer, version }),
  notice: {
    created: ({ question }) => messages.created(question),
    updated: ({ question }) => messages.updated(question),
    removed: ({ question }) => messages.removed(question),
  },
});

const noCategory = fail('invalid-request', { errors: [messages.noCategory] });

async function categoryExists({ db }: Unit, id: string): Promise<boolean> {
  const columns = { id: faqCategories.id };
  const found = await db.select(columns).from(faqCategories).where(eq(faqCategories.id, id)).for('share');
  return found.length > 0;
}

export async function createFaq(unit: Unit, { category_id, question, answer }: Input): Promise<Outcome<Faq>> {
  if (!(await categoryExists(unit, category_id))) return noCategory;
  return writes.create(unit, {}, (stamp) =>
    unit.db
      .insert(faqs)
      .values({ category_id, question, answer, ...stamp })
      .returning(),
  );
}

export function updateFaq(unit: Unit, id: string, sent: z.output<typeof faqPatchSchema>): Promise<Outcome<Faq>> {
  const { category_id, question, answer } = sent;
  return writes.update(unit, id, {
    sent,
    check: async () => ((await categoryExists(unit, category_id)) ? null : noCategory),
    write: (stamp) =>
      unit.db
        .update(faqs)
        .set({ category_id, question, answer, ...stamp })
        .where(eq(faqs.id, id))
        .returning(),
  });
}

export const removeFaq = (unit: Unit, id: string): Promise<Outcome<null>> => writes.remove(unit, id);
