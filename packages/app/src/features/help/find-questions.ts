import type { FaqCategory } from '@caderneta/contract';
import { holds, wordsOf } from './search-words.ts';

/** Questions that hold every word; categories without any are left out while something is searched. */
export function findQuestions(categories: readonly FaqCategory[], search: string): FaqCategory[] {
  const words = wordsOf(search);
  if (words.length === 0) return [...categories];
  return categories.flatMap((category) => {
    const faqs = category.faqs.filter(({ question, answer }) => holds(words, [category.name, question, answer]));
    return faqs.length === 0 ? [] : [{ ...category, faqs }];
  });
}
