import { type AssembleInput, assembleInputSchema, columnsOfItems, type QuestionOrder } from '@caderneta/contract';
import { checkForm, type Verdict } from '../../lib/forms/field-errors.ts';
import { drawOrder } from '../../parts/answer-key/version-draft.ts';
import type { AssembleValues } from './assemble-draft.ts';

/** Version B by lot, each column within itself, as the key's editor draws it. */
function draw(sizes: readonly number[], random: () => number): QuestionOrder {
  const drawn = drawOrder(sizes, random);
  return drawn.kind === 'order' ? drawn.places.map((column) => column.flatMap((ref) => ref ?? [])) : [];
}

/** Checks what was put together, and draws its version B. `random` as Math.random. */
export const checkAssembly = (
  { classId, title, items, hasVersions }: AssembleValues,
  random: () => number,
): Verdict<AssembleInput> =>
  checkForm<AssembleInput>(assembleInputSchema, {
    class_id: classId ?? '',
    title,
    item_ids: items.map(({ id }) => id),
    order: hasVersions && items.length > 0 ? draw(columnsOfItems(items.length), random) : null,
  });
