import { beforeAll, describe, expect, it } from 'vitest';
import { makerStyles } from '../test-kit/maker-styles.data.ts';
import { type MakerScore, scoreMaker } from './makers-bench.ts';

const seed = 300;
const sum = (scores: readonly MakerScore[], of: (score: MakerScore) => number): number =>
  scores.reduce((total, score) => total + of(score), 0);

describe('twenty kinds of sheet as other makers print them', () => {
  let scores: MakerScore[];
  beforeAll(async () => {
    scores = [];
    for (const [at, style] of makerStyles.entries()) scores.push(await scoreMaker(style, seed + at));
    console.table(scores);
  }, 900_000);

  it('give a model without a touch from one photo, nine of ten', () => {
    expect(sum(scores, ({ isModelRight }) => Number(isModelRight))).toBeGreaterThanOrEqual(0.9 * makerStyles.length);
  });

  it('are read with it, nothing silently wrong in a thousand', () => {
    expect(sum(scores, ({ photosRead }) => photosRead)).toBeGreaterThanOrEqual(
      0.9 * sum(scores, ({ photos }) => photos),
    );
    expect(sum(scores, ({ wrong }) => wrong)).toBeLessThanOrEqual(0.001 * sum(scores, ({ questions }) => questions));
  });

  it('have their numbers right or flagged', () => {
    expect(sum(scores, ({ numbersWrong }) => numbersWrong)).toBe(0);
  });
});
