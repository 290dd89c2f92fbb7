import { afterEach } from 'vitest';
import { commands } from 'vitest/browser';
import { findProbes, setProbe, showProbe } from './forced-colors.ts';

declare module 'vitest/browser' {
  interface BrowserCommands {
    drawnAlike: (count: number) => Promise<string[]>;
  }
}

window.forcedColorProbes = { showProbe, setProbe };

/** What opens or fades ends before it is drawn; what turns for ever is drawn as it stands. */
const atRest = () =>
  Promise.all(
    document
      .getAnimations()
      .filter(
        ({ playState, effect }) =>
          playState === 'running' && Number.isFinite(Number(effect?.getComputedTiming().endTime)),
      )
      .map(({ finished }) => finished.catch(() => undefined)),
  );

/** What a story leaves chosen, current, done or focused must be drawn so in forced colours, by more than a bolder letter. */
afterEach(async ({ task }) => {
  const storyId = (task.meta as { storyId?: string }).storyId;
  if (storyId === undefined || task.result?.state === 'fail') return;
  await atRest();
  const count = findProbes();
  if (count === 0) return;
  const even = document.createElement('style');
  even.textContent = '* { font-weight: 400 !important; }';
  document.head.append(even);
  const alike = await commands.drawnAlike(count).finally(() => even.remove());
  if (alike.length > 0) throw new Error(`Drawn alike in forced colours:\n${alike.join('\n')}`);
});
