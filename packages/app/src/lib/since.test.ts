import { describe, expect, it } from 'vitest';
import { formatSince } from './since.ts';

const now = new Date('2026-08-14T15:00:00Z');

describe('formatSince', () => {
  it.each([
    ['2026-08-14T14:59:31Z', 'agora'],
    ['2026-08-14T15:00:05Z', 'agora'],
    ['2026-08-14T14:48:00Z', 'há 12 min'],
    ['2026-08-14T12:10:00Z', 'há 2 h'],
    // 23:30 of the day before in Brasília.
    ['2026-08-14T02:30:00Z', 'ontem'],
    ['2026-08-13T03:00:00Z', 'ontem'],
    ['2026-08-13T02:59:00Z', '12/08/2026'],
  ])('%s is %s', (instant, text) => {
    expect(formatSince(instant, now)).toBe(text);
  });
});
