import type { ComponentType } from 'react';

/** What is fetched, by turns: a part of the program that does not come, then one that does when the story says so. */
export function comingParts<P>(part: ComponentType<P>, failures: number) {
  let left = failures;
  let isDue = false;
  let resolve: ((part: ComponentType<P>) => void) | null = null;
  const load = () => {
    if (left > 0) {
      left -= 1;
      return Promise.reject(new Error('offline'));
    }
    return new Promise<ComponentType<P>>((done) => {
      if (isDue) done(part);
      else resolve = done;
    });
  };
  /** Also of what is asked for only in a moment, as after a press. */
  const arrive = () => {
    if (resolve) resolve(part);
    else isDue = true;
  };
  return { load, arrive };
}
