import { countSyllables } from './syllables.ts';

/** What a text asks for after a word: nothing, a short pause, a full stop, or either way ('free': line ends, quotes, dashes). */
export type Break = 'none' | 'free' | 'comma' | 'stop';

/** A word of the reference text. */
export interface TextWord {
  /** As written, without the punctuation around it. */
  readonly text: string;
  /** Where it stands in the text, in UTF-16 units. */
  readonly start: number;
  readonly end: number;
  readonly breakAfter: Break;
  readonly syllables: number;
}

const EDGES = /^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu;

function breakOf(between: string, isLast: boolean): Break {
  if (/[.!?…]/.test(between) || /\n\s*\n/.test(between)) return 'stop';
  if (/[,;:]/.test(between)) return 'comma';
  return isLast || /[\n\p{P}]/u.test(between) ? 'free' : 'none';
}

/** Splits a text into words: what stands between blanks and holds a letter or a digit. */
export function wordsOf(text: string): TextWord[] {
  const found = Array.from(text.matchAll(/\S*[\p{L}\p{N}]\S*/gu), (match) => {
    const leading = match[0].match(/^[^\p{L}\p{N}]*/u)![0].length;
    const word = match[0].replace(EDGES, '');
    return { text: word, start: match.index + leading, end: match.index + leading + word.length };
  });
  return found.map((word, index) => {
    const next = found[index + 1];
    return {
      ...word,
      breakAfter: breakOf(text.slice(word.end, next?.start), !next),
      syllables: countSyllables(word.text),
    };
  });
}
