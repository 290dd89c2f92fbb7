import { wordsOf } from '../text/words.ts';

/** Texts of others that a recording is judged with, at most. */
const OTHERS_EACH = 5;
/** All of them, at most: each takes seconds. */
const MOST_PAIRS = 400;
/** Texts that share as many of their words are versions of one text. */
const ALIKE = 0.5;

const vocabulary = (text: string): ReadonlySet<string> =>
  new Set(wordsOf(text).map((word) => word.text.toLocaleLowerCase('pt-BR')));

function likeness(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const shared = [...one].filter((word) => other.has(word)).length;
  return shared / Math.max(1, one.size + other.size - shared);
}

/**
 * Which recordings are judged with whose texts: each with up to five others that are not versions of its own, the same for the same
 * readings in the same order, 400 at most.
 *
 * @returns Pairs of indices: recording, text.
 */
export function planPairs(texts: readonly string[]): (readonly [number, number])[] {
  const words = texts.map(vocabulary);
  const pairs: (readonly [number, number])[] = [];
  const taken = texts.map((text) => new Set([text]));
  for (let step = 1; step < texts.length; step++) {
    for (const [recording, seen] of taken.entries()) {
      const text = (recording + step) % texts.length;
      if (pairs.length >= MOST_PAIRS) return pairs;
      if (seen.size > OTHERS_EACH || seen.has(texts[text]!)) continue;
      if (likeness(words[recording]!, words[text]!) >= ALIKE) continue;
      seen.add(texts[text]!);
      pairs.push([recording, text]);
    }
  }
  return pairs;
}
