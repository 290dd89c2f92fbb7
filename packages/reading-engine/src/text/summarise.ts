import type { AlignedWord, ReadingAlignment, TextVerdict } from '../core/evaluation.ts';
import { round } from '../core/statistics.ts';

/** A tail left out is an early stop when it is longer than both: words, and share of the text. */
const EARLY_STOP = { words: 3, share: 0.1 } as const;

/** Sums the words up. Of another text no word is said to be read or not. */
export function summariseAlignment(
  words: readonly AlignedWord[],
  verdict: TextVerdict,
  said: Partial<Pick<ReadingAlignment, 'words_inserted' | 'words_substituted'>> = {},
): ReadingAlignment {
  const base = { verdict, words_total: words.length, words_inserted: [], words_substituted: [], ...said };
  if (verdict === 'other-text') {
    return {
      ...base,
      words_read: null,
      words_missing: [],
      accuracy_percent: null,
      read_until: null,
      words: words.map(({ word }) => ({ word, status: 'unsure', start_s: null, end_s: null })),
    };
  }
  // What is left of a voice after its last word looks like the beginning of another.
  const lastRead = words.findLastIndex(({ status }) => status === 'read');
  const tail = words.length - 1 - lastRead;
  const stopped = lastRead >= 0 && tail > EARLY_STOP.words && tail > EARLY_STOP.share * words.length;
  const reached = stopped ? words.slice(0, lastRead + 1) : words;
  // A transcript's unsure words are other words; the sound's are words hardly heard.
  const isChanged = base.words_substituted.length > 0;
  const read = reached.filter(({ status }) => status === 'read' || (status === 'unsure' && !isChanged)).length;
  return {
    ...base,
    words_read: read,
    words_missing: reached.filter(({ status }) => status === 'missing').map(({ word }) => word),
    accuracy_percent: stopped ? null : round((100 * read) / words.length, 1),
    read_until: stopped ? { word: words[lastRead]!.word, index: lastRead } : null,
    words,
  };
}

/** Share of the words that were read among those that were reached, %. */
export function accuracyReached({ words, words_read, read_until }: ReadingAlignment): number {
  const reached = read_until ? read_until.index + 1 : words.length;
  return (100 * (words_read ?? 0)) / Math.max(1, reached);
}
