import type { EarMark, EarMarks, ReadingDetails } from '@caderneta/contract';
import type { MarkedWord } from '@caderneta/ui';
import type { EarlierSpan } from './word-times.ts';

/**
 * Marks of one pupil's recording in progress: it outlives a reload, also where the recording does not. They need the recording on the
 * device, and neither an analysis nor a connection; confirmed ones are saved as the evaluation's `ear_marks`, which `readingFigures` of
 * the contract puts before estimates wherever figures are shown.
 */
export interface EarWork {
  /** The text that the marks are of, and the recording's length, s: of another text or recording they say nothing. */
  readonly text: string;
  readonly seconds: number;
  /** A mark for each word of the text; null where nobody said anything. */
  readonly marks: readonly (EarMark | null)[];
  /** The last word that was read; null: all were; absent: nobody said. */
  readonly end?: number | null;
  /** Where the reading begins and ends in the recording, s, where somebody said so. */
  readonly startS?: number;
  readonly endS?: number;
  /** The last word that `endS` was confirmed with: of another one it says nothing. Absent: it was said of whichever is the last. */
  readonly endSWord?: number;
  readonly isConfirmed: boolean;
  /** The analysis of the recording, if there was one. */
  readonly base: ReadingDetails | null;
}

/** What the analysis would have a listener confirm. */
export interface Proposals {
  readonly marks: readonly (EarMark | null)[];
  readonly end: number | null;
}

const proposed = { read: null, missing: 'skipped', unsure: 'changed' } as const;

/** Words that may have been left out or changed. Of another text, or an alignment without times, nothing is proposed. */
export function proposalsOf(evaluation: Pick<ReadingDetails, 'alignment'> | null, count: number): Proposals {
  const alignment = evaluation?.alignment;
  const words = alignment?.words ?? [];
  const isAligned = words.length === count && words.some(({ start_s }) => start_s !== null);
  if (!isAligned || alignment?.verdict === 'other-text') return { marks: Array(count).fill(null), end: null };
  const end = alignment?.read_until?.index ?? null;
  return { marks: words.map(({ status }, w) => (end !== null && w > end ? null : proposed[status])), end };
}

/** Marks begin empty, or as they were saved. */
export function newWork(
  text: string,
  seconds: number,
  count: number,
  saved: EarMarks | null,
  base: ReadingDetails | null,
): EarWork {
  const empty = { text, seconds, marks: Array<EarMark | null>(count).fill(null), isConfirmed: false, base };
  if (saved === null || saved.words.length !== count) return empty;
  const last = saved.words.lastIndexOf(null) < 0 ? null : saved.words.indexOf(null) - 1;
  const span = { startS: saved.started_s, endS: saved.ended_s, endSWord: last ?? count - 1 };
  return { ...empty, marks: saved.words, end: last, ...span };
}

/** Whether kept marks are of this text and this recording; null: the recording is no longer there. */
export const isWorkOf = (work: EarWork, text: string, seconds: number | null): boolean =>
  work.text === text && (seconds === null || Math.abs(work.seconds - seconds) < 0.05);

/** Index of the last word that was read. */
export const endOf = ({ end, marks }: EarWork, proposals: Proposals): number =>
  (end === undefined ? proposals.end : end) ?? marks.length - 1;

/** Gives a word a mark or takes it back. A proposal that is taken back was read right; a word after the end moves the end. */
export function withMark(work: EarWork, proposals: Proposals, index: number, mark: EarMark | null): EarWork {
  const next = mark ?? (proposals.marks[index] == null ? null : 'read');
  const marks = work.marks.map((now, w) => (w === index ? next : now));
  const isBeyond = next !== null && index > endOf(work, proposals);
  return { ...work, marks, isConfirmed: false, ...(isBeyond ? { end: index } : {}) };
}

export const withEnd = (work: EarWork, end: number | null): EarWork => ({
  ...work,
  end: end === work.marks.length - 1 ? null : end,
  isConfirmed: false,
});

/** The words as they are drawn, and the end where it is not the text's. */
export function shownWork(
  written: readonly { readonly text: string; readonly startsParagraph: boolean }[],
  work: EarWork,
  proposals: Proposals,
): { words: MarkedWord[]; endIndex: number | undefined; isEndProposed: boolean } {
  const end = endOf(work, proposals);
  const words = written.map((word, w) => {
    const own = work.marks[w] ?? null;
    const guess = w > end ? null : (proposals.marks[w] ?? null);
    return { ...word, mark: own ?? guess, isProposed: own === null && guess !== null };
  });
  return { words, endIndex: end === written.length - 1 ? undefined : end, isEndProposed: work.end === undefined };
}

/** How many proposals nobody has confirmed or changed. */
export const openProposals = (work: EarWork, proposals: Proposals): number =>
  proposals.marks.filter((guess, w) => guess !== null && w <= endOf(work, proposals) && work.marks[w] === null).length;

/**
 * Makes the whole a fact: what has no mark up to the end was read right.
 *
 * @param rest What becomes of proposals that nobody touched: they hold, or those words were read right.
 */
export function confirmed(
  work: EarWork,
  proposals: Proposals,
  rest: 'proposed' | 'right',
  span: { readonly startSeconds: number; readonly endSeconds: number },
): EarWork {
  const end = endOf(work, proposals);
  const marks = work.marks.map((own, w) => {
    if (w > end) return null;
    return own ?? (rest === 'proposed' ? proposals.marks[w] : null) ?? 'read';
  });
  const stored = end === marks.length - 1 ? null : end;
  const times = { startS: span.startSeconds, endS: span.endSeconds, endSWord: end };
  return { ...work, marks, end: stored, ...times, isConfirmed: true };
}

/** 'Terminou aqui': holds for whichever word is the last when it is confirmed. */
export const withEndTime = ({ endSWord: _, ...work }: EarWork, endS: number): EarWork => ({ ...work, endS });

/** The span that was confirmed, where another word is the last by now; null where none was, or it is still the same. */
export function earlierSpan({ startS, endS, endSWord }: EarWork, end: number): EarlierSpan | null {
  if (startS === undefined || endS === undefined || endSWord === undefined || endSWord === end) return null;
  return { startSeconds: startS, endSeconds: endS, lastWord: endSWord };
}

/** Confirmed marks as they are saved; null while they are not confirmed. */
export const earMarksOf = ({ isConfirmed, marks, startS = 0, endS = 0 }: EarWork): EarMarks | null =>
  isConfirmed && endS > startS ? { words: [...marks], started_s: startS, ended_s: endS } : null;
