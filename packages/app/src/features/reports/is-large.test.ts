import { reportRowsOnScreen } from '@caderneta/contract';
import { expect, it } from 'vitest';
import { isLarge } from './is-large.ts';

it('is what has more rows than the browser asks for, or was counted up to a bound alone', () => {
  expect(isLarge({ total: reportRowsOnScreen, totalIsBound: false })).toBe(false);
  expect(isLarge({ total: reportRowsOnScreen + 1, totalIsBound: false })).toBe(true);
  expect(isLarge({ total: 1000, totalIsBound: true })).toBe(true);
});
