import {
  type Failure,
  type FaqCategory,
  fail,
  type faqCategoryDraftSchema,
  type Outcome,
  succeed,
} from '@caderneta/contract';
import { eq, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { faqCategories } from '../../schema/faqs.table.ts';
import { brokenConstraint } from '../../server/query/database-errors.ts';
import type { Unit } from '../../server/writes/unit-of-work.ts';
import { faqMessages } from './faqs.messages.ts';
import { questionsOf } from './faqs.repository.ts';

type Draft = z.output<typeof faqCategoryDraftSchema>;

function refusalOf(error: unknown): Failure {
  if (brokenConstraint(error) !== 'faq_categories_name_unique') throw error;
  const message = faqMessages.sameName;
  return fail('already-exists', { message, errors: [{ field: 'name', message }] });
}

export async function createCategory(unit: Unit, { name }: Draft): Promise<Outcome<FaqCategory>> {
  const times = { created_at: unit.now, updated_at: unit.now };
  const inserted = await unit.db
    .insert(faqCategories)
    .values({ name, ...times })
    .returning()
    .catch(refusalOf);
  if (!Array.isArray(inserted)) return inserted;
  const [row] = inserted;
  if (!row) throw new Error('an inserted category was not returned');
  const change = { table: 'faq_categories' as const, recordId: row.id, to: { name } };
  await unit.record({ action: 'CREATE', ...change, ...faqMessages.categoryCreated(name) });
  return succeed({ id: row.id, name, faqs: [] });
}

export async function updateCategory(unit: Unit, id: string, { name }: Draft): Promise<Outcome<FaqCategory>> {
  const [before] = await unit.db.select().from(faqCategories).where(eq(faqCategories.id, id)).for('update');
  if (!before) return fail('not-found');
  const updated = await unit.db
    .update(faqCategories)
    .set({ name, updated_at: unit.now, version: sql`${faqCategories.version} + 1` })
    .where(eq(faqCategories.id, id))
    .returning()
    .catch(refusalOf);
  if (!Array.isArray(updated)) return updated;
  const change = { table: 'faq_categories' as const, recordId: id, from: { name: before.name }, to: { name } };
  await unit.record({ action: 'UPDATE', ...change, ...faqMessages.categoryUpdated(name) });
  return succeed({ id, name, faqs: await questionsOf(unit.db, [id]) });
}

/** Removes a category without questions: with some, they would be orphans. */
export async function removeCategory(unit: Unit, id: string): Promise<Outcome<null>> {
  const [row] = await unit.db.select().from(faqCategories).where(eq(faqCategories.id, id)).for('update');
  if (!row) return fail('not-found');
  if ((await questionsOf(unit.db, [id])).length > 0) return fail('in-use', { message: faqMessages.categoryInUse });
  await unit.db.delete(faqCategories).where(eq(faqCategories.id, id));
  const change = { table: 'faq_categories' as const, recordId: id, from: { name: row.name } };
  await unit.record({ action: 'DELETE', ...change, ...faqMessages.categoryRemoved(row.name) });
  return succeed(null);
}
