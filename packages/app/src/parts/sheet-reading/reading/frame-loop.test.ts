import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type FrameLoop, runFrameLoop } from './frame-loop.ts';

beforeEach(() => {
  vi.useFakeTimers();
  // In the background the loop only waits, again and again.
  vi.stubGlobal('document', { hidden: true });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('waits long without piling up listeners, and ends at once', async () => {
  const stop = new AbortController();
  const added = vi.spyOn(stop.signal, 'addEventListener');
  const removed = vi.spyOn(stop.signal, 'removeEventListener');
  const loop = { kind: 'stream', camera: { video: { current: null } }, signal: stop.signal } as unknown as FrameLoop;
  let isOver = false;
  void runFrameLoop(loop).then(() => {
    isOver = true;
  });
  await vi.advanceTimersByTimeAsync(10_000);
  expect(added.mock.calls.length).toBeGreaterThan(10);
  expect(added.mock.calls.length - removed.mock.calls.length).toBe(1);
  stop.abort();
  await vi.advanceTimersByTimeAsync(0);
  expect(isOver).toBe(true);
});
