import type { FaqCategory } from '@caderneta/contract';
import { holdsWords, wordsOf } from '../../lib/fold-text.ts';

/** Questions that hold every word; categories without any are left out while something is searched. */
export function findQuestions(categories: readonly FaqCategory[], search: string): FaqCategory[] {
  const words = wordsOf(search);
  if (words.length === 0) return [...categories];
  return categories.flatMap((category) => {
    const faqs = category.faqs.filter(({ question, answer }) =>
      holdsWords(`${category.name} ${question} ${answer}`, words),
    );
    return faqs.length === 0 ? [] : [{ ...category, faqs }];
  });
}
