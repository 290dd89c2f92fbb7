import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readingSpan, sureTimes, wordSaid, wordTimes } from './word-times.ts';

const spoken = { speech: { startSeconds: 1, endSeconds: 11 }, pauses: [{ startSeconds: 4, endSeconds: 6 }] };
const words = (count: number) => fc.array(fc.string({ unit: fc.constantFrom('a', 'ç', '-') }), { minLength: count });

it('without an analysis the words take turns over the speech, by their length, and none is said in a pause', () => {
  fc.assert(
    fc.property(words(1), (text) => {
      const times = wordTimes(text, [], spoken);
      expect(times).toHaveLength(text.length);
      expect(times[0]?.startSeconds).toBeCloseTo(1);
      expect(times.at(-1)?.endSeconds).toBeCloseTo(11);
      times.forEach(({ startSeconds, endSeconds }, w) => {
        expect(endSeconds).toBeGreaterThanOrEqual(startSeconds);
        if (w > 0) expect(startSeconds).toBeCloseTo(times[w - 1]?.endSeconds ?? 0);
      });
    }),
  );
  const [short, long] = wordTimes(['o', 'guarda-chuva'], [], { ...spoken, pauses: [] });
  expect((long?.endSeconds ?? 0) - (long?.startSeconds ?? 0)).toBeGreaterThan(4 * (short?.endSeconds ?? 0) - 4);
});

it('words that the analysis found keep their times, and those between stay between', () => {
  const some = fc.array(fc.boolean(), { minLength: 2, maxLength: 20 });
  fc.assert(
    fc.property(some, (found) => {
      const known = found.map((is, w) => (is ? { startSeconds: 1 + w * 0.4, endSeconds: 1.3 + w * 0.4 } : null));
      const times = wordTimes(
        found.map(() => 'lua'),
        known,
        { ...spoken, pauses: [] },
      );
      for (const [w, time] of known.entries()) if (time) expect(times[w]).toEqual(time);
      times.forEach(({ startSeconds }, w) => {
        if (w > 0) expect(startSeconds).toBeGreaterThanOrEqual((times[w - 1]?.startSeconds ?? 0) - 1e-9);
      });
    }),
  );
});

it('the word that is said is the one whose turn it is', () => {
  const times = wordTimes(['um', 'dois'], [], { speech: { startSeconds: 0, endSeconds: 7 }, pauses: [] });
  expect([-1, 0.5, 3.5, 7.5].map((at) => wordSaid(times, at))).toEqual([-1, 0, 1, -1]);
});

const aligned = (verdict: 'match' | 'inconclusive', ...times: (readonly [number, number] | null)[]) => ({
  alignment: {
    words_total: times.length,
    words_read: times.length,
    accuracy_percent: 100,
    verdict,
    words: times.map((time) => ({
      word: 'lua',
      status: time === null ? ('missing' as const) : ('read' as const),
      start_s: time?.[0] ?? null,
      end_s: time?.[1] ?? null,
    })),
  },
});
const moons = (count: number): string[] => Array(count).fill('lua');
const spanOf = (evaluation: ReturnType<typeof aligned> | null, end: number, speech = spoken.speech, count = 2) =>
  readingSpan(moons(count), sureTimes(evaluation, moons(count), [], null), end, speech);

it('a reading lasts as long as an analysis is sure of, or all of the speech', () => {
  const both = [[2, 3] as const, [4, 5] as const];
  expect(spanOf(aligned('match', ...both), 1)).toEqual({ startSeconds: 2, endSeconds: 5 });
  expect(spanOf(aligned('match', ...both), 0)).toEqual({ startSeconds: 2, endSeconds: 3 });
  for (const one of [aligned('inconclusive', ...both), null]) expect(spanOf(one, 1)).toEqual(spoken.speech);
});

it('a last word that the analysis missed ends at the pace of the others, and before the next that it heard', () => {
  const speech = { startSeconds: 0, endSeconds: 20 };
  const missed = aligned('match', [0, 1], [1, 2], [2, 3], null, [18, 19]);
  expect(spanOf(missed, 3, speech, 5).endSeconds).toBeLessThan(18);
  const chatted = aligned('match', [0, 1], [1, 2], [2, 3], null, null);
  expect(spanOf(chatted, 3, speech, 5)).toEqual({ startSeconds: 0, endSeconds: 4 });
  expect(spanOf(aligned('match', [0, 1], [1, 2], [2, 3], null, [3.2, 4]), 3, speech, 5).endSeconds).toBe(3.2);
  expect(spanOf(aligned('match', null, [3, 4], [4, 5]), 2, speech, 3)).toEqual({ startSeconds: 2, endSeconds: 5 });
});

it('a reading never ends later for ending at an earlier word', () => {
  const found = fc.array(fc.boolean(), { minLength: 2, maxLength: 20 });
  fc.assert(
    fc.property(found, (heard) => {
      const times = heard.map((is, w) => (is ? ([1 + w, 1.7 + w] as const) : null));
      const ends = heard.map((_, end) =>
        spanOf(aligned('match', ...times), end, { startSeconds: 0, endSeconds: 30 }, heard.length),
      );
      ends.forEach(({ startSeconds, endSeconds }, end) => {
        expect(endSeconds).toBeGreaterThan(startSeconds);
        if (end > 0) expect(endSeconds).toBeGreaterThanOrEqual((ends[end - 1]?.endSeconds ?? 0) - 1e-9);
      });
    }),
  );
});

it('without an analysis, a span that was confirmed tells where another last word ends', () => {
  const sure = sureTimes(null, moons(8), [], { startSeconds: 0, endSeconds: 4, lastWord: 3 });
  const ends = [1, 2, 3, 4].map(
    (end) => readingSpan(moons(8), sure, end, { startSeconds: 0, endSeconds: 20 }).endSeconds,
  );
  expect(ends).toEqual([2, 3, 4, 5]);
});
