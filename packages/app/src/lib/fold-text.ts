/** Text as searches compare it: without accents, in small letters, without spaces around it. */
export const foldText = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase()
    .trim();

/** The words of a search, folded. */
export const wordsOf = (typed: string): string[] => foldText(typed).split(/\s+/).filter(Boolean);

/** Whether a text holds every word; accents and case do not matter. */
export function holdsWords(text: string, words: readonly string[]): boolean {
  const folded = foldText(text);
  return words.every((word) => folded.includes(word));
}
