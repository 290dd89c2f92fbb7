import { setTimeout as sleep } from 'node:timers/promises';

/** At work, and behind it. */
const most = 2;

export interface ForOutsiders<Engines> {
  /** Whether work would be sent away: to be asked before a body is read, which costs more than the answer. */
  isFull(): boolean;
  /** Runs work for callers without a session; null where too much of it waits already. */
  run<T>(work: (engines: Engines) => Promise<T>): Promise<T | null>;
}

/**
 * A queue for callers without a session: one at a time, one behind it, and a rest after each, so that they have no more than a `share`
 * of one thread's time, 0 to 1.
 *
 * @param engines Those that nobody with a session waits for.
 */
export function createOutsidersQueue<Engines>(share: number, engines: Engines): ForOutsiders<Engines> {
  let held = 0;
  let last: Promise<unknown> = Promise.resolve();
  const isFull = () => held >= most;
  return {
    isFull,
    run: async (work) => {
      if (isFull()) return null;
      held += 1;
      const before = last;
      let rested = () => {};
      last = new Promise<void>((resolve) => {
        rested = resolve;
      });
      await before;
      const startedAt = performance.now();
      try {
        return await work(engines);
      } finally {
        const busyMs = performance.now() - startedAt;
        held -= 1;
        // Nobody waits for the rest but the next outsider.
        void sleep(busyMs * (1 / share - 1), undefined, { ref: false }).then(rested);
      }
    },
  };
}
