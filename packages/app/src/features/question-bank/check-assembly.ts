import { type AssembleInput, assembleInputSchema, columnsOfItems, type QuestionOrder } from '@caderneta/contract';
import { checkForm, type Verdict } from '../../lib/forms/field-errors.ts';
import { drawOrder } from '../../parts/answer-key/version-draft.ts';
import type { AssembleValues } from './assemble-draft.ts';

/** Version B by lot, each column within itself, as the key's editor draws it. */
function draw(sizes: readonly number[], random: () => number): QuestionOrder {
  const drawn = drawOrder(sizes, random);
  return drawn.kind === 'order' ? drawn.places.map((column) => column.flatMap((ref) => ref ?? [])) : [];
}

/** Version B as it was drawn, while it is of as many questions; else drawn anew. A save that is tried again must be the same. */
function orderOf({ order, items }: AssembleValues, random: () => number): QuestionOrder {
  const sizes = columnsOfItems(items.length);
  const isOfThese = order?.length === sizes.length && order.every((column, at) => column.length === sizes[at]);
  return isOfThese ? order : draw(sizes, random);
}

/** Checks what was put together, and draws its version B. `random` as Math.random. */
export const checkAssembly = (values: AssembleValues, random: () => number): Verdict<AssembleInput> =>
  checkForm<AssembleInput>(assembleInputSchema, {
    class_id: values.classId ?? '',
    title: values.title,
    item_ids: values.items.map(({ id }) => id),
    order: values.hasVersions && values.items.length > 0 ? orderOf(values, random) : null,
  });
