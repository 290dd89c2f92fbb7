import { type EarMark, leastReadings, marginBounds } from '@caderneta/contract/reading';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { textVerdict } from '../align/text-verdict.ts';
import type { WordStatus } from '../core/evaluation.ts';
import { chooseMargins } from './choose-margins.ts';
import { compareWithEar } from './compare-with-ear.ts';
import { planPairs } from './plan-pairs.ts';

const margins = (least: number, most: number, minLength: number) =>
  fc.array(fc.double({ min: least, max: most, noNaN: true }), { minLength, maxLength: 120 });

describe('the choice of cut-offs', () => {
  it('accepts no other text that was seen, tells at most 3 % of own texts as another, and stays within bounds', () => {
    const seen = fc.record({ own: margins(-0.05, 0.8, 20), other: margins(-0.2, 0.5, 40), pupils: fc.constant(null) });
    fc.assert(
      fc.property(seen, ({ own, other, pupils }) => {
        const chosen = chooseMargins({ own, other, pupils });
        if (!chosen.ok) {
          expect(['own-unclear', 'others-alike']).toContain(chosen.reason);
          return;
        }
        const { other_text, inconclusive } = chosen.margins;
        expect(other.map((margin) => textVerdict(margin, chosen.margins))).not.toContain('match');
        const refused = own.filter((margin) => textVerdict(margin, chosen.margins) === 'other-text');
        expect(refused.length).toBeLessThanOrEqual(0.03 * own.length);
        expect(other_text).toBeLessThanOrEqual(inconclusive);
        expect(other_text).toBeGreaterThanOrEqual(marginBounds.other_text.least);
        expect(other_text).toBeLessThanOrEqual(marginBounds.other_text.most);
        expect(inconclusive).toBeGreaterThanOrEqual(marginBounds.inconclusive.least);
        expect(inconclusive).toBeLessThanOrEqual(marginBounds.inconclusive.most);
      }),
    );
  });

  it('does not depend on the order of what was seen', () => {
    fc.assert(
      fc.property(margins(0.1, 0.8, 20), margins(-0.05, 0.1, 40), (own, other) => {
        const turned = { own: [...own].reverse(), other: [...other].reverse(), pupils: null };
        expect(chooseMargins(turned)).toEqual(chooseMargins({ own, other, pupils: null }));
      }),
    );
  });

  it('is bolder the more pairs were seen', () => {
    const own = Array.from({ length: 30 }, () => 0.4);
    const few = Array.from({ length: 40 }, (_, index) => (index % 5) / 100);
    const cut = (times: number) => {
      const chosen = chooseMargins({ own, other: Array.from({ length: times }, () => few).flat(), pupils: 12 });
      return chosen.ok ? chosen.margins.inconclusive : Number.NaN;
    };
    expect(cut(1)).toBeGreaterThan(cut(5));
    expect(cut(5)).toBeGreaterThan(cut(50));
    expect(cut(500)).toBe(0.045);
  });

  const enough = {
    own: Array.from({ length: leastReadings }, () => 0.4),
    other: Array.from({ length: 40 }, () => 0.01),
  };
  it.each([
    ['few-readings', { ...enough, own: enough.own.slice(1), pupils: null }],
    ['few-pupils', { ...enough, pupils: 9 }],
    ['few-pairs', { ...enough, other: enough.other.slice(1), pupils: null }],
    ['own-unclear', { ...enough, own: enough.own.map(() => -0.01), pupils: null }],
    ['others-alike', { ...enough, other: enough.other.map(() => 0.4), pupils: null }],
  ])('refuses %s', (reason, seen) => {
    expect(chooseMargins(seen)).toEqual({ ok: false, reason });
  });

  it('keeps a wide doubt between the two', () => {
    expect(chooseMargins({ ...enough, pupils: null })).toEqual({
      ok: true,
      margins: { other_text: 0.01, inconclusive: 0.04 },
    });
  });
});

describe('the pairs of a recording and another text', () => {
  const texts = fc.array(fc.constantFrom('a b c d', 'a b c e', 'o sapo viu a lua', 'chove em maio', 'nada mais'), {
    maxLength: 200,
  });

  it('are the same each time, never of alike texts, at most five a recording and 400 in all', () => {
    fc.assert(
      fc.property(texts, (all) => {
        const pairs = planPairs(all);
        expect(planPairs(all)).toEqual(pairs);
        expect(pairs.length).toBeLessThanOrEqual(400);
        for (const [recording, text] of pairs) {
          expect(all[recording]).not.toBe(all[text]);
          expect([all[recording], all[text]].sort()).not.toEqual(['a b c d', 'a b c e']);
        }
        for (const index of all.keys()) {
          const own = pairs.filter(([recording]) => recording === index).map(([, text]) => all[text]);
          expect(new Set(own).size).toBe(own.length);
          expect(own.length).toBeLessThanOrEqual(5);
        }
      }),
    );
  });
});

describe('the comparison with the ear', () => {
  const reading = (statuses: readonly WordStatus[], words: readonly (EarMark | null)[], rate: number | null) => ({
    evaluation: {
      words_per_minute: rate,
      alignment: {
        verdict: 'match' as const,
        words_total: statuses.length,
        words_read: null,
        words_missing: [],
        words_inserted: [],
        words_substituted: [],
        accuracy_percent: 90,
        read_until: null,
        words: statuses.map((status) => ({ word: 'x', status, start_s: null, end_s: null })),
      },
    },
    ear: { words: [...words], started_s: 0, ended_s: 6 },
  });

  it('counts what was told as missing beside what was heard skipped, as far as the reading went', () => {
    const compared = compareWithEar([
      reading(['read', 'missing', 'missing', 'unsure', 'missing'], ['read', 'skipped', 'read', 'skipped', null], 22),
    ]);
    // Two of four words right in six seconds: 20 a minute, 50 %.
    expect(compared).toEqual({ precision: 0.5, recall: 0.5, rateError: 0.1, accuracyError: 40 });
  });

  it('says nothing of nothing', () => {
    expect(compareWithEar([])).toEqual({ precision: null, recall: null, rateError: null, accuracyError: null });
    expect(compareWithEar([reading(['read'], ['read'], null)])).toMatchObject({ precision: null, recall: null });
  });
});
