import { existsSync } from 'node:fs';
import { executable } from './executable.mjs';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const KNOWN_PATHS = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
];

/** Debian's Chromium that can show nothing on a screen: a new context costs it a third of the time, and journeys open one after another. */
export const SHELL = 'chromium-headless-shell';

/**
 * The Chromium that tests use: `CHROMIUM_PATH`, else one installed on the machine.
 * Undefined means Playwright's own.
 * @returns {string | undefined}
 */
export function chromiumExecutable() {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH;
  return executable(NAMES) ?? KNOWN_PATHS.find((file) => existsSync(file));
}

/**
 * What Chromium does not do for tests. Of two lists of features it takes the last alone, so that Playwright's own come first; the others draw
 * the suggestions below the address bar, as a page in each new window that takes more time than ours.
 */
const LEFT_OUT = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'HttpsFirstBalancedModeAutoEnable',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AimEnabled',
  'PreconnectToSearch',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'TcpPortRandomizationWin',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
];

/** How tests start Chromium. Its sandbox cannot start as root; anywhere else it stays on. */
export const launchOptions = {
  executablePath: chromiumExecutable(),
  args: [...(process.getuid?.() === 0 ? ['--no-sandbox'] : []), `--disable-features=${LEFT_OUT.join(',')}`],
};

/** The same for journeys: the shell where it is installed. */
export const journeyOptions = {
  ...launchOptions,
  executablePath: process.env.CHROMIUM_PATH ?? executable([SHELL]) ?? chromiumExecutable(),
};
