import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { withoutRepeats } from './without-repeats.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('the same message passes once in its rest, another at once', () => {
  const messages: string[] = [];
  const tell = withoutRepeats((message) => messages.push(message), 4_000);
  tell('sem folha');
  vi.advanceTimersByTime(3_999);
  tell('sem folha');
  expect(messages).toEqual(['sem folha']);
  tell('sem conexão');
  expect(messages).toEqual(['sem folha', 'sem conexão']);
  tell('sem folha');
  vi.advanceTimersByTime(4_000);
  tell('sem folha');
  expect(messages).toEqual(['sem folha', 'sem conexão', 'sem folha', 'sem folha']);
});
