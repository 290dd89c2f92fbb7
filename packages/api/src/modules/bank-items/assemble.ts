import {
  type AnswerKey,
  type Assessment,
  type assembleInputSchema,
  fail,
  isOrderOf,
  type Outcome,
  refsOfItems,
  succeed,
} from '@caderneta/contract';
import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { z } from 'zod';
import type { FileStore } from '../../files/file-store.ts';
import { bankItems, bankItemUses } from '../../schema/bank-items.table.ts';
import { schoolClasses } from '../../schema/school-classes.table.ts';
import type { Unit } from '../../server/writes/unit-of-work.ts';
import {
  createAssessment,
  findAssessment,
  lockAssessment,
  saveQuestionSkills,
  writeKey,
} from '../assessments/assessments.service.ts';
import { bankItemMessages as messages } from './bank-items.messages.ts';

type Input = z.output<typeof assembleInputSchema>;
type Item = typeof bankItems.$inferSelect;

/** A network's questions in the order asked, held until the transaction ends; null where one is not in its bank any more. */
async function itemsInOrder({ db }: Unit, ids: readonly string[], municipalityId: string): Promise<Item[] | null> {
  const rows = await db
    .select()
    .from(bankItems)
    .where(
      and(
        inArray(bankItems.id, [...ids]),
        isNull(bankItems.archived_at),
        eq(bankItems.municipality_id, municipalityId),
      ),
    )
    .orderBy(bankItems.id)
    // Nobody changes what is about to be printed.
    .for('update');
  const found = new Map(rows.map((row) => [row.id, row]));
  const items = ids.flatMap((id) => found.get(id) ?? []);
  return items.length === ids.length ? items : null;
}

/** Each question with where it stands in version A. */
const placed = (items: readonly Item[]) => {
  const refs = refsOfItems(items.length);
  return items.flatMap((item, at) => {
    const ref = refs[at];
    return ref ? [{ item, ref }] : [];
  });
};

function keyOfItems(asked: ReturnType<typeof placed>): AnswerKey {
  const key: AnswerKey = [];
  for (const { item, ref } of asked) {
    key[ref.group] = { ...key[ref.group], [String(ref.question)]: item.rule };
  }
  return key;
}

/**
 * Puts an assessment of a class, in which the viewer may write, together from questions of the bank: its key, its version B and the skills of
 * its questions follow from them. All or nothing.
 */
export async function assembleAssessment(
  unit: Unit,
  fileStore: FileStore,
  { class_id, title, item_ids, order }: Input,
): Promise<Outcome<Assessment>> {
  const [owner] = await unit.db
    .select({ institution_id: schoolClasses.institution_id })
    .from(schoolClasses)
    .where(eq(schoolClasses.id, class_id));
  if (!owner) return fail('not-found');
  const what = { class_id, title, ...owner, category: 'AVALIACAO', format: 'GABARITO' } as const;
  const made = await createAssessment(unit, fileStore, what);
  if (!made.ok) return made;
  const { id } = made.value;
  const held = await lockAssessment(unit, id);
  if (!held.ok) return held;
  const items = await itemsInOrder(unit, item_ids, held.value.municipalityId);
  if (!items) return fail('invalid-request', { errors: [messages.gone] });
  const asked = placed(items);
  const key = keyOfItems(asked);
  if (order && !isOrderOf(order, key)) return fail('invalid-request', { errors: [messages.order] });
  await writeKey(unit, fileStore, held.value, null, { key, annulled: [], version_b: order ? { order } : null });
  const questions = asked.flatMap(({ item, ref }) => (item.skills.length > 0 ? [{ ...ref, codes: item.skills }] : []));
  const tagged = questions.length > 0 ? await saveQuestionSkills(unit, id, { questions }) : succeed(null);
  if (!tagged.ok) return tagged;
  await unit.db
    .insert(bankItemUses)
    .values(asked.map(({ item, ref }) => ({ assessment_id: id, ...ref, item_id: item.id, is_assembled: true })));
  const shown = await findAssessment(unit.db, unit.viewer, id);
  return shown ? succeed(shown.assessment) : fail('not-found');
}
