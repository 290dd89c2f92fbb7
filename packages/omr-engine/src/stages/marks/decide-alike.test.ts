import { expect, test } from 'vitest';
import { decideAlike } from './decide-alike.ts';
import type { MeasuredBubble } from './measure-bubble.ts';

const noises = [0.02, 0.03, 0.025, 0.03, 0.02];
const bubble = (of: Partial<MeasuredBubble>, at = 0): MeasuredBubble => ({
  ...{
    group: 0,
    question: 1,
    option: 0,
    seen: true,
    inked: 0,
    dark: 0,
    paper: 200,
    darkestSide: 1,
    beside: 0.05,
    coverage: 0,
  },
  ...{ darkness: noises[at % 5]!, peak: 3 * noises[at % 5]!, line: 0.1, around: 0.02, depths: new Float32Array(0) },
  ...of,
});
const empty = Array.from({ length: 60 }, (_, at) => bubble({}, at));
const filled = bubble({ darkness: 0.6, peak: 0.8, coverage: 0.95 });
const lastOf = (...more: MeasuredBubble[]) => decideAlike([...empty, ...more]).slice(empty.length);

test('a page that nobody marked has empty bubbles alone', () => {
  expect(new Set(decideAlike(empty))).toEqual(new Set(['empty']));
});

test('filled bubbles are marks, however few', () => {
  expect(lastOf(filled)).toEqual(['marked']);
  expect(lastOf(...Array.from({ length: 40 }, () => filled))).toEqual(Array.from({ length: 40 }, () => 'marked'));
});

test('a pale pencil is known by its own marks', () => {
  const pale = bubble({ darkness: 0.2, peak: 0.3, coverage: 0.3 });
  expect(lastOf(pale, pale, pale, pale)).toEqual(['marked', 'marked', 'marked', 'marked']);
});

test.each([
  ['a dot', { peak: 0.5, darkness: 0.06 }],
  ['a trace of a rubber', { darkness: 0.12, peak: 0.2, coverage: 0.05 }],
  ['a circle drawn around it', { around: 0.3 }],
  ['a finger', { seen: false }],
])('%s is asked about', (_, of) => {
  expect(lastOf(filled, filled, filled, bubble(of)).at(-1)).toBe('uncertain');
});

test('a page with hardly an empty bubble shows nothing to compare with', () => {
  const page = [...empty.slice(0, 5), ...Array.from({ length: 55 }, () => filled)];
  expect(new Set(decideAlike(page))).toEqual(new Set(['uncertain']));
});
