import { median, spreadOf } from '../../core/statistics.ts';
import type { MeasuredBubble } from './measure-bubble.ts';

/** What a bubble says. 'uncertain': a person must look. */
export type BubbleMark = 'empty' | 'marked' | 'uncertain';

/** What an empty bubble has little of: ink inside, its darkest points, ink around it and in its line. */
const measures = ['darkness', 'peak', 'around', 'line'] as const;
/** Less ink cover than this is no pen's: empty bubbles of 50 photos have 0.05 at most, filled ones 0.09 at least. */
const EMPTY_COVER = 0.08;
/** A page on which fewer bubbles than this share are empty does not show what an empty one is like. */
const LEAST_EMPTY = 0.2;
/** Empty bubbles vary by this much at least: sampling alone does. */
const LEAST_NOISE = 0.01;
/** What leads the page's empty bubbles in any measure by so many times their noise is not empty. */
const BEYOND_NOISE = 5;
/** A mark is as dark as the page's usual one to this part: paler or smaller ones, and traces of a rubber, are asked about. */
const OF_USUAL = 0.4;
/** How much darker than an empty bubble a usual mark is where a page has fewer marks than tell. */
const USUAL_LEAD = 0.5;
export const FEWEST_MARKS = 3;

/**
 * Decides bubbles of one page by comparing them with each other: most are empty, and one pen fills the rest. So are a roll's, and those of
 * grids for numbers.
 *
 * @returns A mark a bubble, in the same order.
 */
export function decideAlike(bubbles: readonly MeasuredBubble[]): BubbleMark[] {
  const empty = bubbles.filter(({ coverage }) => coverage < EMPTY_COVER);
  if (empty.length < bubbles.length * LEAST_EMPTY) return bubbles.map(() => 'uncertain');
  const levels = measures.map((of) => {
    const { middle: level, deviation } = spreadOf(empty.map((bubble) => bubble[of]));
    return { of, level, limit: level + BEYOND_NOISE * Math.max(LEAST_NOISE, deviation) };
  });
  const [{ level: paper, limit: inkFrom }] = levels as [(typeof levels)[number]];
  const leads = bubbles.flatMap(({ darkness }) => (darkness > inkFrom ? [darkness - paper] : []));
  const usual = leads.length < FEWEST_MARKS ? USUAL_LEAD : median(leads);
  return bubbles.map((bubble) => {
    if (!bubble.seen) return 'uncertain';
    if (levels.every(({ of, limit }) => bubble[of] <= limit)) return 'empty';
    return bubble.darkness - paper >= OF_USUAL * usual ? 'marked' : 'uncertain';
  });
}
