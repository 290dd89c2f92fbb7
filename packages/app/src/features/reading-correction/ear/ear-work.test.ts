import { type EarMark, earMarks, earMarksSchema } from '@caderneta/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  confirmed,
  earlierSpan,
  earMarksOf,
  endOf,
  isWorkOf,
  newWork,
  openProposals,
  proposalsOf,
  shownWork,
  withEnd,
  withEndTime,
  withMark,
} from './ear-work.ts';

type Status = 'read' | 'missing' | 'unsure';
const alignment = (statuses: readonly Status[], more: object = {}) => ({
  alignment: {
    words_total: statuses.length,
    words_read: null,
    accuracy_percent: null,
    words: statuses.map((status, w) => ({
      word: 'x',
      status,
      start_s: status === 'read' ? w : null,
      end_s: status === 'read' ? w + 1 : null,
    })),
    ...more,
  },
});
const span = { startSeconds: 1, endSeconds: 9 };
const fresh = (count: number) => newWork('texto', 10, count, null, null);
const written = (count: number) => Array.from({ length: count }, () => ({ text: 'x', startsParagraph: false }));

describe('what the analysis proposes', () => {
  const statuses: Status[] = ['read', 'missing', 'unsure', 'read', 'missing'];
  it('is a word left out or changed, up to where the reading ended', () => {
    expect(proposalsOf(alignment(statuses), 5)).toEqual({
      marks: [null, 'skipped', 'changed', null, 'skipped'],
      end: null,
    });
    const stopped = alignment(statuses, { read_until: { word: 'x', index: 3 }, verdict: 'inconclusive' });
    expect(proposalsOf(stopped, 5)).toEqual({ marks: [null, 'skipped', 'changed', null, null], end: 3 });
  });

  it('is nothing of another text, of words without times, or without an analysis', () => {
    const nothing = { marks: [null, null, null, null, null], end: null };
    const unplaced = alignment(['unsure', 'unsure', 'unsure', 'unsure', 'unsure'], { verdict: 'inconclusive' });
    const other = alignment(statuses, { verdict: 'other-text' });
    for (const one of [unplaced, other, alignment(['read']), null]) expect(proposalsOf(one, 5)).toEqual(nothing);
  });

  it('holds no longer once a listener touched it, and is right where it was taken back', () => {
    const proposals = proposalsOf(alignment(statuses), 5);
    expect(openProposals(fresh(5), proposals)).toBe(3);
    const touched = withMark(withMark(fresh(5), proposals, 1, 'skipped'), proposals, 2, null);
    expect(touched.marks).toEqual([null, 'skipped', 'read', null, null]);
    expect(openProposals(touched, proposals)).toBe(1);
    const { words } = shownWork(written(5), touched, proposals);
    expect(words.map(({ isProposed }) => isProposed)).toEqual([false, false, false, false, true]);
  });
});

describe('confirmed marks', () => {
  const status = fc.constantFrom<Status>('read', 'missing', 'unsure');
  const acts = fc.array(
    fc.record({ at: fc.nat(29), mark: fc.option(fc.constantFrom(...earMarks)), isEnd: fc.boolean() }),
    { maxLength: 12 },
  );
  it('are always what the server takes, and a proposal is one only where somebody said so', () => {
    fc.assert(
      fc.property(fc.array(status, { minLength: 1, maxLength: 30 }), acts, (statuses, done) => {
        const count = statuses.length;
        const proposals = proposalsOf(alignment(statuses), count);
        const work = done.reduce(
          (now, { at, mark, isEnd }) => (isEnd ? withEnd(now, at % count) : withMark(now, proposals, at % count, mark)),
          fresh(count),
        );
        expect(earMarksOf(work)).toBeNull();
        const right = earMarksOf(confirmed(work, proposals, 'right', span));
        const stored = earMarksOf(confirmed(work, proposals, 'proposed', span));
        expect(earMarksSchema.safeParse(right).success).toBe(true);
        expect(right?.words).toHaveLength(count);
        right?.words.forEach((mark, w) => {
          if (mark !== null) expect(mark).toBe(work.marks[w] ?? 'read');
          const held = stored?.words[w] ?? null;
          if (held !== null && work.marks[w] === null) expect(held).toBe(proposals.marks[w] ?? 'read');
        });
      }),
    );
  });

  it('come back as they were saved, and another mark makes them unconfirmed', () => {
    const words: (EarMark | null)[] = ['read', 'changed', 'skipped', null, null];
    const saved = { words, started_s: 2, ended_s: 8 };
    const none = proposalsOf(null, 5);
    const work = newWork('texto', 10, 5, saved, null);
    expect(shownWork(written(5), work, none)).toMatchObject({ endIndex: 2, isEndProposed: false });
    const again = confirmed(work, none, 'right', { startSeconds: 2, endSeconds: 8 });
    expect(earMarksOf(again)).toEqual(saved);
    expect(earMarksOf(withMark(again, none, 0, 'spelled'))).toBeNull();
    // A word after the end was read after all.
    expect(shownWork(written(5), withMark(again, none, 4, 'changed'), none).endIndex).toBeUndefined();
  });

  it('their span is of the last word that they were confirmed with, until another time is said', () => {
    const none = proposalsOf(null, 5);
    const work = confirmed(withEnd(fresh(5), 3), none, 'right', span);
    expect(earlierSpan(work, endOf(work, none))).toBeNull();
    const moved = withEnd(work, 2);
    expect(earlierSpan(moved, endOf(moved, none))).toEqual({ ...span, lastWord: 3 });
    expect(earlierSpan(withEnd(moved, 3), 3)).toBeNull();
    const said = withEndTime(moved, 7);
    expect([said.endS, earlierSpan(said, 2), earlierSpan(withEnd(said, 1), 1)]).toEqual([7, null, null]);
    const words: (EarMark | null)[] = ['read', 'read', null, null, null];
    const stored = newWork('texto', 10, 5, { words, started_s: 2, ended_s: 8 }, null);
    expect(earlierSpan(withEnd(stored, 0), 0)).toEqual({ startSeconds: 2, endSeconds: 8, lastWord: 1 });
  });

  it('are kept for the same text and recording alone, and without a recording', () => {
    const work = fresh(3);
    expect([isWorkOf(work, 'texto', 10.01), isWorkOf(work, 'texto', null)]).toEqual([true, true]);
    expect([isWorkOf(work, 'outro', 10), isWorkOf(work, 'texto', 12)]).toEqual([false, false]);
  });
});
