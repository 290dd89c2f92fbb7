import { expect, it } from 'vitest';
import { formatClock } from './format-clock.ts';

it('writes minutes and seconds', () => {
  expect([0, 47.9, 76, 600, -1].map(formatClock)).toEqual(['0:00', '0:47', '1:16', '10:00', '0:00']);
});
