import {
  type EarMarks,
  fail,
  isTextInconclusive,
  type Outcome,
  type ReadingDetails,
  type ResultDetails,
  readingDetailsSchema,
  readingScore,
  succeed,
} from '@caderneta/contract';
import { wordsOf } from '@caderneta/reading-engine';
import { assessmentMessages } from './assessments.messages.ts';

/** What is stored of a reading. */
export interface JudgedReading {
  /** 0 to 10, 2 decimals. */
  readonly score: number;
  readonly details: ReadingDetails | null;
}

/** Stored marks, where they are of a text of so many words. */
function marksToStore(before: unknown, words: number): EarMarks | null {
  const marks = readingDetailsSchema.safeParse(before).data?.ear_marks ?? null;
  return marks?.words.length === words ? marks : null;
}

/**
 * A reading's score and figures follow from its evaluation and its marks, as `readingScore` has it: one that was marked by ear can be
 * saved though nothing else could be judged, and one whose text is in doubt cannot before it was. Marks are of the text's every word;
 * those that are stored stay where the input names none. An older client sends a score alone.
 */
export function judgeReading(
  { details, score }: { readonly details?: ResultDetails | null; readonly score: number },
  text: string,
  before: unknown,
): Outcome<JudgedReading> {
  const reading = readingDetailsSchema.safeParse(details).data ?? null;
  if (!reading) {
    if (score > 10) return fail('score-out-of-range', { message: assessmentMessages.readingScore });
    return succeed({ score: Math.round(score * 100) / 100, details: null });
  }
  const words = wordsOf(text).length;
  const marks = reading.ear_marks === undefined ? marksToStore(before, words) : reading.ear_marks;
  if (marks && marks.words.length !== words) {
    const failure =
      words === 0
        ? assessmentMessages.earMarksOfNoText
        : assessmentMessages.earMarksOfAnotherText(marks.words.length, words);
    return fail('invalid-request', { errors: [failure] });
  }
  const { ear_marks: _, ...estimate } = reading;
  const stored = marks ? { ...estimate, ear_marks: marks } : estimate;
  const judged = readingScore(stored);
  if (judged === null) {
    const message = isTextInconclusive(stored)
      ? assessmentMessages.doubtfulReading
      : assessmentMessages.unjudgedReading;
    return fail('score-out-of-range', { message });
  }
  return succeed({ score: judged, details: stored });
}
