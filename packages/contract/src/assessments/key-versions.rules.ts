import { isAnnulled, keyShape, ruleOf } from '../omr/omr.rules.ts';
import type { AnnulledQuestion, AnswerKey, QuestionOrder, QuestionRef } from '../omr/omr.schema.ts';
import type { KeyVersion } from '../omr/sheet-words.ts';
import type { SavedKey } from './assessments.schema.ts';

/** What grading a sheet needs: what is right and the annulled questions. */
export interface GradingKey {
  readonly key: AnswerKey;
  readonly annulled: readonly AnnulledQuestion[];
}

/** Whether a key grades sheets of a version. */
export const hasVersion = (saved: SavedKey, version: KeyVersion): boolean =>
  version === 'A' || saved.version_b !== null;

/** The key of a version; that of A where the assessment has no other. */
export const keyOfVersion = (saved: SavedKey, version: KeyVersion): GradingKey =>
  version === 'B' && saved.version_b ? saved.version_b : saved;

/** Whether two keys fill the same sheet: as many columns, and as many questions in each. */
export const isSameShape = (a: AnswerKey, b: AnswerKey): boolean => keyShape(a).join() === keyShape(b).join();

/** Whether an order asks every question of a key once, on a sheet of the same shape. */
export function isOrderOf(order: QuestionOrder, key: AnswerKey): boolean {
  const refs = order.flat();
  const asked = new Set(refs.map(({ group, question }) => `${group}/${question}`));
  return (
    order.map(({ length }) => length).join() === keyShape(key).join() &&
    asked.size === refs.length &&
    refs.every(({ group, question }) => ruleOf(key, group, question) !== null)
  );
}

/** The key of a version that asks the questions of another in this order: the options of each stay in theirs. */
export const keyInOrder = (key: AnswerKey, order: QuestionOrder): AnswerKey =>
  order.map((refs) =>
    Object.fromEntries(
      refs.flatMap(({ group, question }, at) => {
        const rule = ruleOf(key, group, question);
        return rule ? [[String(at + 1), rule] as const] : [];
      }),
    ),
  );

/** The question of version A that stands at a place of version B; null where none does. */
export const positionInA = (order: QuestionOrder, { group, question }: QuestionRef): QuestionRef | null =>
  order[group]?.[question - 1] ?? null;

/** Where a version in this order asks the annulled questions of the other. */
export const annulledInOrder = (annulled: readonly AnnulledQuestion[], order: QuestionOrder): AnnulledQuestion[] =>
  order.flatMap((refs, group) =>
    refs.flatMap((ref, at) => (isAnnulled(annulled, ref.group, ref.question) ? [{ group, question: at + 1 }] : [])),
  );
