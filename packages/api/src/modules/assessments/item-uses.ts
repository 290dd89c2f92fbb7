import { type AnswerKey, isRuleOfOptions, ruleOf } from '@caderneta/contract';
import { and, eq, sql } from 'drizzle-orm';
import { bankItems, bankItemUses } from '../../schema/bank-items.table.ts';
import type { Queries } from '../../server/query/queries.ts';
import { isAskedBy } from './new-version.ts';

/** Gives an assessment the bank's questions of another, of which it is a copy. */
export const copyItemUses = (db: Queries, from: string, to: string): Promise<unknown> =>
  db.execute(sql`
    insert into bank_item_uses (assessment_id, "group", question, item_id, is_assembled)
    select ${to}, "group", question, item_id, is_assembled from bank_item_uses where assessment_id = ${from}`);

/** A question of an assessment's booklet of which a key holds an answer right that is not printed there. */
export async function ruleBeyondBooklet(db: Queries, assessmentId: string, key: AnswerKey) {
  const printed = await db
    .select({ group: bankItemUses.group, question: bankItemUses.question, options: bankItems.options })
    .from(bankItemUses)
    .innerJoin(bankItems, eq(bankItems.id, bankItemUses.item_id))
    .where(and(eq(bankItemUses.assessment_id, assessmentId), eq(bankItemUses.is_assembled, true)))
    .orderBy(bankItemUses.group, bankItemUses.question);
  return printed.find(({ group, question, options }) => {
    const rule = ruleOf(key, group, question);
    return rule !== null && !isRuleOfOptions(rule, options);
  });
}

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
