import type { Faq, FaqCategory } from '@caderneta/contract';
import type { TableSort } from '@caderneta/ui';
import { foldText } from '../../lib/fold-text.ts';
import { sortByText } from '../../lib/text-order.ts';
import { faqsCopy } from './faqs.copy.ts';

/** A question as the table shows it, with the name of its category. */
export interface FaqRow extends Faq {
  readonly category: string;
}

/** The questions with their categories' names; '-' where a category is not known. */
export function faqRows(faqs: readonly Faq[], categories: readonly FaqCategory[]): FaqRow[] {
  const names = new Map(categories.map(({ id, name }) => [id, name]));
  return faqs.map((faq) => ({ ...faq, category: names.get(faq.category_id) ?? faqsCopy.faqs.none }));
}

const holds = (texts: readonly string[], typed: string) =>
  texts.some((text) => foldText(text).includes(foldText(typed)));

/** The questions whose question, answer or category holds what was typed, in the order asked for. */
export const findFaqs = (rows: readonly FaqRow[], typed: string, sort: TableSort): FaqRow[] =>
  sortByText(
    rows.filter(({ question, answer, category }) => holds([question, answer, category], typed)),
    sort.columnId,
    sort.direction,
  );

/** The categories whose name holds what was typed; in order only once an order was asked for. */
export function findCategories<C extends { readonly name: string }>(
  categories: readonly C[],
  typed: string,
  sort: TableSort | undefined,
): C[] {
  const found = categories.filter(({ name }) => holds([name], typed));
  return sort === undefined ? found : sortByText(found, 'name', sort.direction);
}
