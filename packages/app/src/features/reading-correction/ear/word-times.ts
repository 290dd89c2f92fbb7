import type { ReadingDetails } from '@caderneta/contract';
import type { TimeSpan } from '@caderneta/ui';

/** A word is as long as its letters, and a blank. */
const lengthOf = (word: string) => Math.max(1, word.match(/[\p{L}\p{N}]/gu)?.length ?? 1) + 1;

const lengthOfAll = (words: readonly string[]) => words.reduce((sum, word) => sum + lengthOf(word), 0);

/** The stretches of a span that no pause takes. */
function spoken({ startSeconds, endSeconds }: TimeSpan, pauses: readonly TimeSpan[]): TimeSpan[] {
  const inside = pauses.filter((pause) => pause.startSeconds > startSeconds && pause.endSeconds < endSeconds);
  const starts = [startSeconds, ...inside.map((pause) => pause.endSeconds)];
  const ends = [...inside.map((pause) => pause.startSeconds), endSeconds];
  return starts.map((start, index) => ({ startSeconds: start, endSeconds: Math.max(start, ends[index] ?? start) }));
}

/** Words spread over a span by their lengths, around its pauses. */
function spread(words: readonly string[], span: TimeSpan, pauses: readonly TimeSpan[]): TimeSpan[] {
  const stretches = spoken(span, pauses);
  const seconds = stretches.reduce((sum, one) => sum + one.endSeconds - one.startSeconds, 0);
  const total = lengthOfAll(words);
  const at = (share: number) => {
    let left = share * seconds;
    for (const { startSeconds, endSeconds } of stretches) {
      if (left <= endSeconds - startSeconds) return startSeconds + left;
      left -= endSeconds - startSeconds;
    }
    return span.endSeconds;
  };
  let passed = 0;
  return words.map((word) => {
    const startSeconds = at(passed / total);
    passed += lengthOf(word);
    return { startSeconds, endSeconds: at(passed / total) };
  });
}

export interface Spoken {
  /** Where speech begins and ends. */
  readonly speech: TimeSpan;
  /** Long silences. */
  readonly pauses: readonly TimeSpan[];
}

/** The times that the analysis found; null where it found none. Of a text of another length it says nothing. */
export function knownTimes(evaluation: Pick<ReadingDetails, 'alignment'> | null, count: number): (TimeSpan | null)[] {
  const words = evaluation?.alignment?.words ?? [];
  if (words.length !== count) return Array(count).fill(null);
  return words.map(({ start_s, end_s }) =>
    start_s === null || end_s === null ? null : { startSeconds: start_s, endSeconds: end_s },
  );
}

/** When each word that was read is said: as the analysis found it, and what it did not find spread over the speech between. */
export function wordTimes(
  words: readonly string[],
  known: readonly (TimeSpan | null)[],
  { speech, pauses }: Spoken,
): TimeSpan[] {
  const times: TimeSpan[] = [];
  while (times.length < words.length) {
    const from = times.length;
    const own = known[from];
    if (own) {
      times.push(own);
      continue;
    }
    const next = known.findIndex((time, w) => w > from && w < words.length && time !== null);
    const startSeconds =
      times.at(-1)?.endSeconds ?? Math.min(speech.startSeconds, known[next]?.startSeconds ?? Infinity);
    const until = next < 0 ? speech.endSeconds : (known[next]?.startSeconds ?? speech.endSeconds);
    const gap = { startSeconds, endSeconds: Math.max(startSeconds, until) };
    times.push(...spread(words.slice(from, next < 0 ? words.length : next), gap, pauses));
  }
  return times;
}

/** Index of the word that is being said; −1 for none. */
export const wordSaid = (times: readonly TimeSpan[], seconds: number): number =>
  times.findIndex(({ startSeconds, endSeconds }) => seconds >= startSeconds && seconds < endSeconds);

/** Where the reading began and ended when it was confirmed with another last word. */
export interface EarlierSpan extends TimeSpan {
  readonly lastWord: number;
}

/**
 * Times of words to tell a reading's span by: those of an analysis that is sure of the text; else what follows from the span that was
 * confirmed before; else none.
 */
export function sureTimes(
  evaluation: Pick<ReadingDetails, 'alignment'> | null,
  words: readonly string[],
  pauses: readonly TimeSpan[],
  earlier: EarlierSpan | null,
): (TimeSpan | null)[] {
  const found = evaluation?.alignment?.verdict === 'match' ? knownTimes(evaluation, words.length) : [];
  if (earlier === null || found.some((time) => time !== null)) return found;
  return spread(words.slice(0, earlier.lastWord + 1), earlier, pauses);
}

/**
 * Where the reading begins and ends: from the first word's start to the last one's end. A word without a time of its own is reached
 * from the nearest one that has it at the pace of those that have; without any, it is all of the speech.
 *
 * @param sure Times of the words, null where none is sure.
 * @param end Index of the last word that was read.
 */
export function readingSpan(
  words: readonly string[],
  sure: readonly (TimeSpan | null)[],
  end: number,
  speech: TimeSpan,
): TimeSpan {
  const timed = sure.flatMap((time, at) => (time === null ? [] : [{ ...time, at }]));
  const [first, last] = [timed[0], timed.at(-1)];
  if (!first || !last) return speech;
  const pace = (last.endSeconds - first.startSeconds) / lengthOfAll(words.slice(first.at, last.at + 1));
  const before = timed.findLast(({ at }) => at <= end);
  const limit = timed.find(({ at }) => at > end)?.startSeconds ?? Math.max(speech.endSeconds, last.endSeconds);
  const unheard = before && pace * lengthOfAll(words.slice(before.at + 1, end + 1));
  return {
    startSeconds: Math.max(
      Math.min(speech.startSeconds, first.startSeconds),
      first.startSeconds - pace * lengthOfAll(words.slice(0, first.at)),
    ),
    endSeconds: before && unheard !== undefined ? Math.min(limit, before.endSeconds + unheard) : limit,
  };
}
