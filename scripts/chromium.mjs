import { existsSync } from 'node:fs';
import { executable } from './executable.mjs';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const KNOWN_PATHS = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
];

/**
 * The Chromium that tests use: `CHROMIUM_PATH`, else one installed on the machine.
 * Undefined means Playwright's own.
 * @returns {string | undefined}
 */
export function chromiumExecutable() {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH;
  return executable(NAMES) ?? KNOWN_PATHS.find((file) => existsSync(file));
}
