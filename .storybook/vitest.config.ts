import { fileURLToPath } from 'node:url';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineProject } from 'vitest/config';
import { launchOptions } from '../scripts/chromium.mjs';
import { drawnAlike } from './forced-colors.command.ts';
import { checkLook } from './looks.command.ts';

/**
 * The add-on tells whether a story file is the one under test by comparing its address with a path, of which it decodes
 * the spaces alone: in a folder with an accent it would find no story at all.
 */
const accentsInPaths = {
  name: 'accents-in-paths',
  enforce: 'post' as const,
  transform: (code: string, id: string) =>
    /\.stories\.tsx?(\?|$)/.test(id) ? code.replaceAll('(import.meta.url)', '(decodeURI(import.meta.url))') : undefined,
};

export default defineProject({
  plugins: [
    storybookTest({
      configDir: fileURLToPath(new URL('.', import.meta.url)),
      // As vitest's tag of that name: `npm test` leaves them out, and whoever asks for the stories by a file gets them.
      tags: { exclude: process.argv.includes('--tagsFilter=!full') ? ['full'] : [] },
    }),
    accentsInPaths,
  ],
  test: {
    name: 'stories',
    env: process.env.CADERNETA_FULL ? { CADERNETA_FULL: process.env.CADERNETA_FULL } : {},
    // One page for all files: every story mounts afresh, and a page a file costs a quarter of the time.
    isolate: false,
    // Longer than one wait of a story (preview.tsx), so that what fails is what was waited for.
    testTimeout: 60_000,
    // A shared page on a busy machine may deliver focus or a frame late; what fails three times, a second apart, is a fault.
    retry: process.env.CI ? { count: 2, delay: 1_000 } : 0,
    // After each story in the reverse order: the pictures are taken before the window is made narrow.
    setupFiles: ['./targets.setup.ts', './forced-colors.setup.ts', './looks.setup.ts'].map((file) =>
      fileURLToPath(new URL(file, import.meta.url)),
    ),
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      commands: { checkLook, drawnAlike },
      provider: playwright({ launchOptions }),
      instances: [{ browser: 'chromium', viewport: { width: 1280, height: 800 } }],
    },
  },
});
