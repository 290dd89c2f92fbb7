import { afterEach } from 'vitest';
import { commands } from 'vitest/browser';
import { looks } from './looks.data.ts';
import { textFingerprint } from './text-fingerprint.ts';

declare module 'vitest/browser' {
  interface BrowserCommands {
    checkLook: (name: string, text: string) => Promise<string | null>;
  }
}

/** Milliseconds for what is still drawing itself, as a canvas whose library has to come. */
const DRAWING = 5000;
async function drawn(): Promise<void> {
  const started = performance.now();
  while (document.querySelector('[role="slider"][aria-busy="true"]') && performance.now() - started < DRAWING)
    await nextFrame();
}

const nextFrame = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));

afterEach(async ({ task }) => {
  const storyId = (task.meta as { storyId?: string }).storyId;
  if (storyId === undefined || task.result?.state === 'fail' || !looks.includes(storyId)) return;
  const root = document.documentElement;
  const before = root.dataset.theme;
  const violations: string[] = [];
  await document.fonts.ready;
  await drawn();
  const text = await textFingerprint();
  for (const theme of ['light', 'dark']) {
    root.dataset.theme = theme;
    await nextFrame();
    await drawn();
    const violation = await commands.checkLook(`${storyId}.${theme}`, text);
    if (violation !== null) violations.push(violation);
  }
  root.dataset.theme = before;
  if (violations.length > 0) throw new Error(violations.join('\n'));
});
