import type { ReadingDetails } from '@caderneta/contract';
import { wordsOf } from '@caderneta/reading-engine';
import type { AlignedWord } from '@caderneta/ui';

/** A silence that a listener notices, s. */
const LONG_SILENCE_S = 0.7;

/** Each word of a text as it stands there, with the punctuation around it, and whether a paragraph begins with it. */
export function writtenWords(text: string): { text: string; startsParagraph: boolean }[] {
  const words = wordsOf(text);
  // A word takes what precedes it on its own line (a dash of speech), or without a blank between.
  const from = words.map(({ start }, index) => {
    if (index === 0) return 0;
    const line = text.lastIndexOf('\n', start) + 1;
    const afterLast = words[index - 1]?.end ?? 0;
    return line > afterLast ? line : text.slice(0, start).search(/\S*$/);
  });
  return words.map((_, index) => {
    const start = from[index] ?? 0;
    const before = index === 0 ? '' : text.slice(words[index - 1]?.end, start);
    return { text: text.slice(start, from[index + 1]).trim(), startsParagraph: /\n\s*\n/.test(before) };
  });
}

type Marks = Pick<ReadingDetails, 'alignment' | 'measures'>;

/** Indexes of the words after which the reader was long silent without the text asking for it, or longer than it asks for. */
function longPauses({ measures }: Marks): Set<number> {
  const long = (measures?.pauses ?? []).filter(({ start_s, end_s }) => end_s - start_s >= LONG_SILENCE_S);
  return new Set(long.flatMap(({ after_word }) => (after_word === null ? [] : [after_word])));
}

/** The reference text with what the analysis says of each word. An evaluation of another text, or without words or their times, marks nothing. */
export function markedWords(text: string, evaluation: Marks | null): AlignedWord[] {
  const written = writtenWords(text);
  const aligned = evaluation?.alignment?.words;
  // Where the program could not even place the words, each is 'unsure', which says nothing of any.
  const isPlaced = evaluation?.alignment?.verdict === undefined || aligned?.some(({ start_s }) => start_s !== null);
  const isOfText = aligned !== undefined && aligned.length === written.length && isPlaced;
  const pauses = evaluation && isOfText ? longPauses(evaluation) : new Set<number>();
  const heard = new Map((evaluation?.alignment?.words_substituted ?? []).map(({ expected, read }) => [expected, read]));
  return written.map(({ text: word, startsParagraph }, index) => {
    const position = { startsParagraph, pauseAfter: pauses.has(index) };
    const said = isOfText ? aligned[index] : undefined;
    if (said?.status === 'missing') return { kind: 'missing', text: word, ...position };
    if (said?.status === 'unsure') {
      return { kind: 'substituted', expected: word, read: heard.get(said.word) ?? '', ...position };
    }
    return { kind: 'read', text: word, ...position };
  });
}

/** Index of the word that is being said at a moment of the recording, s; −1 between words. */
export const wordAt = (evaluation: Marks | null, seconds: number): number =>
  (evaluation?.alignment?.words ?? []).findIndex(
    ({ start_s, end_s }) => start_s !== null && end_s !== null && seconds >= start_s && seconds < end_s,
  );
