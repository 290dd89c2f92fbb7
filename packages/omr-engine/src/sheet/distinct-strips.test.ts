import { expect, test } from 'vitest';
import { isSameStrip, stripOf } from '../core/identity-strip.ts';
import { withDistinctStrips } from './distinct-strips.ts';

/** Two pupils of one assessment whose strips are alike. */
function alikePair(): [string, string] {
  const first = 'AV318-1000';
  for (let pupil = 2000; ; pupil++) {
    const other = `AV318-${pupil}`;
    if (isSameStrip(stripOf(first), stripOf(other))) return [first, other];
  }
}

test('pupils whose strips are alike get none; the others keep theirs', () => {
  const [first, other] = alikePair();
  const pages = [first, 'AV318-7', other, undefined].map((identity) => ({ title: 'Prova', identity }));
  expect(withDistinctStrips(pages).map(({ strip }) => strip)).toEqual([false, undefined, false, undefined]);
});

test('one pupil twice, and pages that name nobody, are no likeness', () => {
  const pages = ['AV318-7', 'av318-7', 'AV318', 'AV318'].map((identity) => ({ title: 'Prova', identity }));
  expect(withDistinctStrips(pages)).toEqual(pages);
});
