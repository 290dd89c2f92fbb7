import type { FaqCategory } from '@caderneta/contract';
import { holdsWords } from '../../lib/fold-text.ts';

/** Questions that hold every word; categories without any are left out while something is searched. */
export function findQuestions(categories: readonly FaqCategory[], search: string): FaqCategory[] {
  if (search.trim() === '') return [...categories];
  const isFound = holdsWords(search);
  return categories.flatMap((category) => {
    const faqs = category.faqs.filter(({ question, answer }) => isFound(`${category.name} ${question} ${answer}`));
    return faqs.length === 0 ? [] : [{ ...category, faqs }];
  });
}
