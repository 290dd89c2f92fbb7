const halfOfPair = /\p{Cs}/u;

/** U+0000, which PostgreSQL stores in no text, and halves of surrogate pairs, which it takes in no JSON. */
const cannotBeStored = (text: string): boolean => text.includes('\0') || halfOfPair.test(text);

/** Whether every text in a value, names of fields too, can be stored. */
export function isStorable(value: unknown): boolean {
  if (typeof value === 'string') return !cannotBeStored(value);
  if (typeof value !== 'object' || value === null) return true;
  return Object.entries(value).every(([name, item]) => !cannotBeStored(name) && isStorable(item));
}
