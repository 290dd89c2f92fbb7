import { type FaqCategory, type FaqInput, faqInputSchema } from '@caderneta/contract';
import { checkForm, type Verdict } from '../../lib/forms/field-errors.ts';
import type { FaqRow } from './faq-rows.ts';
import { faqsCopy } from './faqs.copy.ts';

/** The category is chosen, and kept, by its name. */
export interface FaqFormValues {
  readonly category: string;
  readonly question: string;
  readonly answer: string;
}

export const startValues = (editing: FaqRow | null): FaqFormValues => ({
  category: editing?.category ?? '',
  question: editing?.question ?? '',
  answer: editing?.answer ?? '',
});

const order = ['category_id', 'question', 'answer'];

/** Checks the fields. What is missing is said whole once, at the first gap; the others are only marked. */
export function checkFaq({ category, question, answer }: FaqFormValues, categories: readonly FaqCategory[]) {
  const id = categories.find(({ name }) => name === category)?.id ?? '';
  const checked: Verdict<FaqInput> = checkForm<FaqInput>(faqInputSchema, { category_id: id, question, answer });
  if (checked.ok) return checked;
  const [first, ...rest] = order.filter((field) => checked.errors[field] !== undefined);
  const repeated = rest.filter((field) => checked.errors[field] === checked.errors[first ?? '']);
  const marks = Object.fromEntries(repeated.map((field) => [field, faqsCopy.faqs.required]));
  return { ok: false, errors: { ...checked.errors, ...marks } } as const;
}
