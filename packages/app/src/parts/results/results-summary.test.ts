import type { ResultRow } from '@caderneta/contract';
import { describe, expect, it } from 'vitest';
import { resultRow } from './result-samples.ts';
import { summarise } from './results-summary.ts';

const row = (status: ResultRow['status'], score: number | null) => ({ ...resultRow('Ana', status), score });

describe('summarise', () => {
  it('counts by state and takes the mean of the corrected alone', () => {
    const rows = [row('CORRECTED', 84.62), row('CORRECTED', 50), row('IN_REVIEW', 10), row('PENDING', null)];
    expect(summarise(rows)).toEqual({ corrected: 2, inReview: 1, pending: 1, mean: 67.31 });
  });

  it('has no mean without a corrected sheet', () => {
    expect(summarise([row('PENDING', null)]).mean).toBeNull();
    expect(summarise([])).toEqual({ corrected: 0, inReview: 0, pending: 0, mean: null });
  });
});
