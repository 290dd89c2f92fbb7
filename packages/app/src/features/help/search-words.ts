import { foldText } from '../../lib/fold-text.ts';

/** The words of a search. */
export const wordsOf = (search: string): string[] => foldText(search).split(/\s+/).filter(Boolean);

/** Whether texts hold every word, accents aside. */
export function holds(words: readonly string[], texts: readonly string[]): boolean {
  const text = foldText(texts.join(' '));
  return words.every((word) => text.includes(word));
}
