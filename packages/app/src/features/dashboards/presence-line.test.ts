import { describe, expect, it } from 'vitest';
import { presenceDomain, presenceLine } from './presence-line.ts';

describe('presenceLine', () => {
  it('has one decimal, and a gap where nobody was called', () => {
    const days = [
      { date: '2026-08-03', present: 2, absent: 1 },
      { date: '2026-08-04', present: 0, absent: 0 },
      { date: '2026-12-05', present: 0, absent: 4 },
    ];
    expect(presenceLine(days)).toEqual({ periods: ['03/08', '04/08', '05/12'], values: [66.6, null, 0] });
  });
});

describe('presenceDomain', () => {
  it('starts at the half, or lower where a day or the minimum is, and ends at all', () => {
    expect(presenceDomain([93.1, null, 88], 75)).toEqual([50, 100]);
    expect(presenceDomain([93.1, 41.9], 75)).toEqual([40, 100]);
    expect(presenceDomain([0], 75)).toEqual([0, 100]);
    expect(presenceDomain([], 30)).toEqual([30, 100]);
  });
});
