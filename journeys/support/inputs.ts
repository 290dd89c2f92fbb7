import type { Page } from '@playwright/test';

/** What a person did: fingers or mouse buttons put down, and keys. */
export interface Inputs {
  readonly taps: number;
  readonly keys: number;
}

const NAME = 'countedInputs';

/** Counts what the browser itself hears from now on, in every page of the tab. */
export async function countInputs(page: Page): Promise<void> {
  await page.addInitScript((name) => {
    const counted = { taps: 0, keys: 0 };
    Object.assign(window, { [name]: counted });
    window.addEventListener(
      'pointerdown',
      () => {
        counted.taps += 1;
      },
      true,
    );
    window.addEventListener(
      'keydown',
      () => {
        counted.keys += 1;
      },
      true,
    );
  }, NAME);
}

/** What was counted since the page was loaded. */
export const inputsOf = (page: Page): Promise<Inputs> =>
  page.evaluate((name) => ({ ...(window as unknown as Record<string, Inputs>)[name] }) as Inputs, NAME);

/** What a piece of work took. */
export async function inputsFor(page: Page, work: () => Promise<void>): Promise<Inputs> {
  const before = await inputsOf(page);
  await work();
  const after = await inputsOf(page);
  return { taps: after.taps - before.taps, keys: after.keys - before.keys };
}
