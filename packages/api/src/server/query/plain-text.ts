const known = new Map<string, string>();
const mostKnown = 1000;

const fold = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** A text without accents, in small letters: two that differ in nothing else are one. The same few names come again and again. */
export function plainText(text: string): string {
  const found = known.get(text);
  if (found !== undefined) return found;
  if (known.size >= mostKnown) known.clear();
  const plain = fold(text);
  known.set(text, plain);
  return plain;
}
