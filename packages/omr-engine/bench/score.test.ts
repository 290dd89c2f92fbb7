import type { SheetAnswer } from '@caderneta/contract';
import { describe, expect, test } from 'vitest';
import type { PlannedQuestion } from '../test-kit/index.ts';
import { realPhotos } from './real-photos.ts';
import { countCertainty, judge, quantile } from './score.ts';

const truth = (letters: string, alsoRight: string[] = []): PlannedQuestion => ({
  group: 0,
  question: 1,
  marks: [],
  letters,
  doubtful: false,
  alsoRight,
});
const reading = (state: SheetAnswer['state'], letters: string): SheetAnswer => ({
  question: 1,
  state,
  letters,
  confidence: 1,
});

describe('judging a reading', () => {
  test.each([
    [reading('marked', 'B'), truth('B'), 'right'],
    [reading('marked', 'A'), truth('B'), 'wrong'],
    [reading('blank', ''), truth(''), 'right'],
    [reading('blank', ''), truth('B'), 'wrong'],
    [reading('marked', 'B'), truth(''), 'wrong'],
    [reading('multiple', 'BC'), truth('BC'), 'right'],
    [reading('multiple', 'BD'), truth('BC'), 'wrong'],
    [reading('marked', 'B'), truth('BC'), 'wrong'],
    [reading('multiple', 'BC'), truth('C', ['BC']), 'right'],
    [reading('multiple', 'B'), truth('B'), 'wrong'],
    [reading('marked', ''), truth(''), 'wrong'],
    [reading('uncertain', 'B'), truth('B'), 'flagged'],
    [reading('uncertain', ''), truth('B'), 'flagged'],
    [undefined, truth(''), 'wrong'],
  ])('%j of %j is %s', (said, is, verdict) => {
    expect(judge(said, is)).toBe(verdict);
  });

  test('quantiles of times', () => {
    expect(quantile([3, 1, 2], 0.5)).toBe(2);
    expect(
      quantile(
        Array.from({ length: 100 }, (_, index) => index),
        0.95,
      ),
    ).toBe(95);
    expect(quantile([], 0.5)).toBe(0);
  });
});

test('only plain single marks count as certain, and only where the reader says so', () => {
  const certainty = { marks: 0, sure: 0, sureRight: 0 };
  const sure = { ...reading('marked', 'B'), confidence: 0.95 };
  countCertainty(certainty, sure, truth('B'), 'right');
  countCertainty(certainty, sure, truth('A'), 'wrong');
  countCertainty(certainty, { ...sure, confidence: 0.94 }, truth('B'), 'right');
  countCertainty(certainty, { ...sure, state: 'uncertain' }, truth('B'), 'flagged');
  countCertainty(certainty, sure, truth('BC'), 'wrong');
  countCertainty(certainty, sure, { ...truth('B'), doubtful: true }, 'right');
  expect(certainty).toEqual({ marks: 4, sure: 2, sureRight: 1 });
});

test('the real photos’ truth counts from 1 in each column', async () => {
  const photos = await Promise.all(Array.from({ length: realPhotos.size(1) }, (_, index) => realPhotos.take(0, index)));
  expect(new Set(photos.map(({ name }) => name)).size).toBe(10);
  const second = photos.find(({ name }) => name === '720p-set1-omr_2.jpg');
  expect(second?.truth).toHaveLength(20);
  expect(second?.truth?.find(({ group, question }) => group === 1 && question === 2)?.letters).toBe('C');
  expect(second?.truth?.find(({ group, question }) => group === 1 && question === 6)).toMatchObject({
    letters: 'D',
    doubtful: true,
  });
});
