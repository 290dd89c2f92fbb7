import { afterEach } from 'vitest';
import { page } from 'vitest/browser';
import { PHONE_WIDTH, smallTargets } from './phone.ts';

const nextFrame = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));

/** Stories drawn wider than a phone are made as narrow as one, once they are played, and their targets measured. */
afterEach(async ({ task }) => {
  const storyId = (task.meta as { storyId?: string }).storyId;
  if (storyId === undefined || storyId.startsWith('verifica') || task.result?.state === 'fail') return;
  if (window.innerWidth <= PHONE_WIDTH) return;
  await page.viewport(PHONE_WIDTH, 740);
  await nextFrame();
  const violations = smallTargets();
  if (violations.length > 0) throw new Error(`On a phone of ${PHONE_WIDTH} px:\n${violations.join('\n')}`);
});
