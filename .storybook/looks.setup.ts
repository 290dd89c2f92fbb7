import { afterEach } from 'vitest';
import { commands } from 'vitest/browser';
import { looks } from './looks.data.ts';

declare module 'vitest/browser' {
  interface BrowserCommands {
    checkLook: (name: string, text: string) => Promise<string | null>;
  }
}

/** How this machine draws a line of text, so that pictures are compared closely only where letters come out alike. */
async function textFingerprint(): Promise<string> {
  const canvas = document.createElement('canvas');
  canvas.width = 320;
  canvas.height = 48;
  const pen = canvas.getContext('2d');
  if (pen === null) return '';
  pen.font = '18px "Atkinson Hyperlegible Next Variable"';
  pen.fillText('Avaliação 9º Ano C, 84,62%', 4, 30);
  const bytes = pen.getImageData(0, 0, canvas.width, canvas.height).data;
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return [...hash.subarray(0, 8)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
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
