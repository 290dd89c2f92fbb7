import type { ComponentType } from 'react';

/** What is fetched, by turns: a part of the program that does not come, then one that does when the story says so. */
export function comingParts<P>(part: ComponentType<P>, failures: number) {
  let left = failures;
  let arrive = () => {};
  const load = () => {
    if (left > 0) {
      left -= 1;
      return Promise.reject(new Error('offline'));
    }
    return new Promise<ComponentType<P>>((resolve) => {
      arrive = () => resolve(part);
    });
  };
  return { load, arrive: () => arrive() };
}
