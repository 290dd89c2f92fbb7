/** Text as searches compare it: without accents, in small letters, without spaces around it. */
export const foldText = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase()
    .trim();

/** Whether a text holds every word of what was typed; accents and case do not matter. */
export function holdsWords(typed: string): (text: string) => boolean {
  const words = foldText(typed).split(/\s+/);
  return (text) => {
    const folded = foldText(text);
    return words.every((word) => folded.includes(word));
  };
}
