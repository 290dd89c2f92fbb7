import { describe, expect, it } from 'vitest';
import { keyFrom } from './draft-samples.ts';
import { overlayMarks, settledCount } from './overlay-marks.ts';
import { isServerTurn } from './server-turn.ts';

describe('isServerTurn', () => {
  const clock = { now: 10_000, nextAttemptAt: 9_000, lastServerAt: 0 };

  it('sends every refused capture or photo', () => {
    expect(isServerTurn('no-sheet', 'single', clock)).toBe(true);
    expect(isServerTurn('engine-failed', 'single', clock)).toBe(true);
    expect(isServerTurn('cancelled', 'single', clock)).toBe(false);
  });

  it('sends a live frame when the reader cannot start and an attempt is due', () => {
    expect(isServerTurn('engine-failed', 'stream', clock)).toBe(true);
    expect(isServerTurn('engine-failed', 'stream', { ...clock, nextAttemptAt: 10_500 })).toBe(false);
  });

  it('keeps frames without a sheet on the device', () => {
    expect(isServerTurn('no-sheet', 'stream', clock)).toBe(false);
    expect(isServerTurn('markers-missing', 'stream', clock)).toBe(false);
  });

  it('sends a sheet that is refused, at most every five seconds', () => {
    expect(isServerTurn('direction-unclear', 'stream', clock)).toBe(true);
    expect(isServerTurn('direction-unclear', 'stream', { ...clock, lastServerAt: 6_000 })).toBe(false);
  });
});

describe('overlayMarks', () => {
  const bubbles = (question: number) =>
    [0, 1, 2, 3].map((option) => ({ x: option * 10, y: question * 10, r: 4, seen: true, group: 0, question, option }));
  const reading = (question: number, letters: string, state: 'marked' | 'blank' | 'multiple' | 'uncertain') => ({
    question,
    letters,
    state,
    confidence: 1,
  });
  const sheet = (...questions: ReturnType<typeof reading>[]) => [{ group: 0, questions }];
  const kinds = (marked: string, state: 'marked' | 'blank' | 'multiple' | 'uncertain') =>
    overlayMarks({ answers: sheet(reading(1, marked, state)), bubbles: bubbles(1) }, keyFrom('b')).map(
      ({ x, kind }) => `${x / 10}${kind}`,
    );

  it('rings the right mark, the wrong one with the expected, and what is to be reviewed', () => {
    expect(kinds('B', 'marked')).toEqual(['1correct']);
    expect(kinds('A', 'marked')).toEqual(['0wrong', '1expected']);
    expect(kinds('', 'blank')).toEqual(['1expected']);
    expect(kinds('BC', 'multiple')).toEqual(['1review', '2review']);
    expect(kinds('', 'uncertain')).toEqual(['0review', '1review', '2review', '3review']);
  });

  it('shows the box of an open question, and nothing where none is marked yet', () => {
    const open = (marked: string, state: 'marked' | 'blank' | 'multiple') =>
      overlayMarks({ answers: sheet(reading(1, marked, state)), bubbles: bubbles(1) }, [
        { '1': { kind: 'open', scale: 'up-to-3' } },
      ]).map(({ x, kind }) => `${x / 10}${kind}`);
    expect([open('A', 'marked'), open('C', 'marked'), open('', 'blank')]).toEqual([['0correct'], ['2correct'], []]);
    expect(open('BC', 'multiple')).toEqual(['1review', '2review']);
  });

  it("puts × and ? past the row's last bubble", () => {
    const tags = (marked: string, state: 'marked' | 'multiple') =>
      overlayMarks({ answers: sheet(reading(1, marked, state)), bubbles: bubbles(1) }, keyFrom('b')).map(
        ({ tagAt }) => tagAt ?? null,
      );
    expect(tags('A', 'marked')).toEqual([{ x: 37, y: 10 }, null]);
    expect(tags('CD', 'multiple')).toEqual([
      { x: 37, y: 10 },
      { x: 37, y: 10 },
    ]);
  });

  it('counts blank as read and doubts as not', () => {
    const answers = sheet(reading(1, 'A', 'marked'), reading(2, '', 'blank'), reading(3, 'AB', 'multiple'));
    expect(settledCount({ answers }, keyFrom('abc'))).toBe(2);
  });
});
