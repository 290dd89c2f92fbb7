import { type Faq, fail, type faqDraftSchema, type Outcome, succeed } from '@caderneta/contract';
import { eq, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { faqCategories, faqs } from '../../schema/faqs.table.ts';
import type { Unit } from '../../server/writes/unit-of-work.ts';
import { faqMessages } from './faqs.messages.ts';

type Draft = z.output<typeof faqDraftSchema>;
type Row = typeof faqs.$inferSelect;

const shown = ({ id, category_id, question, answer }: Row): Faq => ({ id, category_id, question, answer });
const audited = ({ category_id, question, answer }: Row) => ({ category_id, question, answer });

async function categoryExists({ db }: Unit, id: string): Promise<boolean> {
  const columns = { id: faqCategories.id };
  const found = await db.select(columns).from(faqCategories).where(eq(faqCategories.id, id)).for('share');
  return found.length > 0;
}

export async function createFaq(unit: Unit, { category_id, question, answer }: Draft): Promise<Outcome<Faq>> {
  if (!(await categoryExists(unit, category_id))) return fail('invalid-request', { errors: [faqMessages.noCategory] });
  const times = { created_at: unit.now, updated_at: unit.now };
  const [row] = await unit.db
    .insert(faqs)
    .values({ category_id, question, answer, ...times })
    .returning();
  if (!row) throw new Error('an inserted question was not returned');
  const change = { table: 'faqs' as const, recordId: row.id, to: audited(row) };
  await unit.record({ action: 'CREATE', ...change, ...faqMessages.created(question) });
  return succeed(shown(row));
}

export async function updateFaq(
  unit: Unit,
  id: string,
  { category_id, question, answer }: Draft,
): Promise<Outcome<Faq>> {
  const [before] = await unit.db.select().from(faqs).where(eq(faqs.id, id)).for('update');
  if (!before) return fail('not-found');
  if (!(await categoryExists(unit, category_id))) return fail('invalid-request', { errors: [faqMessages.noCategory] });
  const [after] = await unit.db
    .update(faqs)
    .set({ category_id, question, answer, updated_at: unit.now, version: sql`${faqs.version} + 1` })
    .where(eq(faqs.id, id))
    .returning();
  if (!after) throw new Error('a locked question vanished');
  const change = { table: 'faqs' as const, recordId: id, from: audited(before), to: audited(after) };
  await unit.record({ action: 'UPDATE', ...change, ...faqMessages.updated(question) });
  return succeed(shown(after));
}

export async function removeFaq(unit: Unit, id: string): Promise<Outcome<null>> {
  const [row] = await unit.db.delete(faqs).where(eq(faqs.id, id)).returning();
  if (!row) return fail('not-found');
  const change = { table: 'faqs' as const, recordId: id, from: audited(row) };
  await unit.record({ action: 'DELETE', ...change, ...faqMessages.removed(row.question) });
  return succeed(null);
}
