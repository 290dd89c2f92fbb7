/** Web Locks, where this page or worker has them: secure pages of present browsers. */
const webLocks = (): LockManager | undefined => (typeof navigator === 'object' ? navigator.locks : undefined);

let count = 0;
/** A name for a worker's lock; none where there are no locks. */
export const lifeLockName = (): string | undefined =>
  webLocks() && `omr-worker-${Date.now()}-${Math.random()}-${count++}`;

/** In the worker: takes the lock until the worker ends. @returns whether it is held. */
export function holdLifeLock(name: string): Promise<boolean> {
  return new Promise((resolve) => {
    const held = webLocks()?.request(name, () => {
      resolve(true);
      return new Promise(() => undefined);
    });
    if (held) held.catch(() => resolve(false));
    else resolve(false);
  });
}

/** In the page: `onEnd` once the worker that holds the lock is no more, however it ended: a browser tells of no other death than an error. */
export function awaitLifeLock(name: string, onEnd: () => void): void {
  webLocks()
    ?.request(name, onEnd)
    .catch(() => undefined);
}
