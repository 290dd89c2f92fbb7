import type { AnswerKey } from '@caderneta/contract';
import { and, eq, sql } from 'drizzle-orm';
import { bankItemUses } from '../../schema/bank-items.table.ts';
import type { Queries } from '../../server/query/queries.ts';
import { isAskedBy } from './new-version.ts';

/** Gives an assessment the bank's questions of another, of which it is a copy. */
export const copyItemUses = (db: Queries, from: string, to: string): Promise<unknown> =>
  db.execute(sql`
    insert into bank_item_uses (assessment_id, "group", question, item_id, is_assembled)
    select ${to}, "group", question, item_id, is_assembled from bank_item_uses where assessment_id = ${from}`);

/** Takes the bank's questions from the places that a key no longer asks: a booklet would print what no sheet has a row for. */
export async function dropUnaskedUses(db: Queries, assessmentId: string, key: AnswerKey): Promise<void> {
  const isAsked = isAskedBy(key);
  const uses = await db.select().from(bankItemUses).where(eq(bankItemUses.assessment_id, assessmentId));
  for (const { group, question } of uses.filter((use) => !isAsked(use))) {
    await db
      .delete(bankItemUses)
      .where(
        and(
          eq(bankItemUses.assessment_id, assessmentId),
          eq(bankItemUses.group, group),
          eq(bankItemUses.question, question),
        ),
      );
  }
}
