import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readingSpan, wordSaid, wordTimes } from './word-times.ts';

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

it('a reading lasts as long as an analysis is sure of, or all of the speech', () => {
  const aligned = (verdict: 'match' | 'inconclusive') => ({
    alignment: {
      words_total: 2,
      words_read: 2,
      accuracy_percent: 100,
      verdict,
      words: [
        { word: 'a', status: 'read' as const, start_s: 2, end_s: 3 },
        { word: 'b', status: 'read' as const, start_s: 4, end_s: 5 },
      ],
    },
  });
  const { speech } = spoken;
  expect(readingSpan(aligned('match'), 2, 1, speech)).toEqual({ startSeconds: 2, endSeconds: 5 });
  expect(readingSpan(aligned('match'), 2, 0, speech)).toEqual({ startSeconds: 2, endSeconds: 3 });
  for (const one of [aligned('inconclusive'), null]) expect(readingSpan(one, 2, 1, speech)).toEqual(speech);
});
