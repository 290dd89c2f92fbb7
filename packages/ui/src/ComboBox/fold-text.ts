/** A text without its accents and in lower case, to compare what is typed with what is written: 'São João' is 'sao joao'. */
export function foldText(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/\s+/g, ' ').trim();
}

/**
 * Says whether every word typed is somewhere in a text, in any order, accents and case aside. It remembers the
 * folded form of each text it saw, since thousands are asked at every key.
 */
export function createTextFilter(): (text: string, typed: string) => boolean {
  const folded = new Map<string, string>();
  let lastTyped = '';
  let words: string[] = [];
  return (text, typed) => {
    if (typed !== lastTyped) {
      lastTyped = typed;
      words = foldText(typed).split(' ');
    }
    let own = folded.get(text);
    if (own === undefined) {
      own = foldText(text);
      folded.set(text, own);
    }
    return words.every((word) => own.includes(word));
  };
}
