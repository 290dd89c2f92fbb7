import { defineConfig } from '@playwright/test';
import { journeyOptions } from './scripts/chromium.mjs';
import { firefoxExecutable } from './scripts/firefox.mjs';

const isFull = Boolean(process.env.CADERNETA_FULL);
// What was typed is seen by the process that hands the journeys out; those that run them ask what it left them.
if (process.argv.some((word) => word.includes('.journey'))) process.env.CADERNETA_NAMED = 'yes';
const isNamed = Boolean(process.env.CADERNETA_NAMED);

export default defineConfig({
  testDir: 'journeys',
  // The pictures of the help are no test: `npm run help-pictures` takes them.
  testMatch: process.env.CADERNETA_HELP_PICTURES ? '**/*.pictures.ts' : '**/*.journey.ts',
  // Walked where there is one.
  testIgnore: firefoxExecutable() ? [] : ['**/firefox.journey.ts'],
  globalSetup: './journeys/support/global-setup.ts',
  outputDir: 'test-results/journeys',
  fullyParallel: false,
  // The long ones of screens that a shorter journey walks as well, but where a file was asked for by name.
  grepInvert: isFull || isNamed ? [] : /@full/,
  forbidOnly: Boolean(process.env.CI),
  workers: 2,
  // For what hangs: a machine may be three times as slow as another, and the longest walk every screen in each size and theme.
  timeout: 240_000,
  expect: { timeout: 30_000 },
  reporter: [['list'], ['json', { outputFile: 'test-results/journeys.json' }]],
  use: {
    browserName: 'chromium',
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    // A list that slides in makes a click scroll for it, and a list closes when its page scrolls.
    contextOptions: { reducedMotion: 'reduce' },
    actionTimeout: 60_000,
    // A trace costs a quarter of the run: only for whoever looks for a cause.
    trace: process.env.CADERNETA_TRACE ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    // Requests that a service worker answers are not seen by page.route: journeys of it allow it.
    serviceWorkers: 'block',
    launchOptions: journeyOptions,
  },
});
