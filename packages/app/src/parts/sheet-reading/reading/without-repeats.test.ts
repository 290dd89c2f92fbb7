import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { withoutRepeats } from './without-repeats.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('the same message passes once in its rest, another at once', () => {
  const told: string[] = [];
  const tell = withoutRepeats((message) => told.push(message), 4_000);
  tell('sem folha');
  vi.advanceTimersByTime(3_999);
  tell('sem folha');
  expect(told).toEqual(['sem folha']);
  tell('sem conexão');
  expect(told).toEqual(['sem folha', 'sem conexão']);
  tell('sem folha');
  vi.advanceTimersByTime(4_000);
  tell('sem folha');
  expect(told).toEqual(['sem folha', 'sem conexão', 'sem folha', 'sem folha']);
});
