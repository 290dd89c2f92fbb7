import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { chromiumExecutable } from './chromium.mjs';
import { program, run } from './run.mjs';

/**
 * Makes sure that there is a Chromium for the tests: one that is there, else Playwright's download, else, as root on
 * Debian, the distribution's package.
 * @returns {Promise<boolean>}
 */
export async function installChromium() {
  const given = process.env.CHROMIUM_PATH;
  if (given && !existsSync(given)) {
    console.error(`CHROMIUM_PATH names ${given}, which does not exist.`);
    return false;
  }
  if (isThere()) return true;
  const attempts = [downloadOfPlaywright, packageOfDebian];
  for (const attempt of attempts) if ((await attempt()) && isThere()) return true;
  console.error(
    'No Chromium was found and none could be installed. Install Chromium or Google Chrome, or name its executable in CHROMIUM_PATH.',
  );
  return false;
}

function isThere() {
  return chromiumExecutable() !== undefined || existsSync(ownOfPlaywright());
}

function ownOfPlaywright() {
  const { chromium } = createRequire(import.meta.url)('@playwright/test');
  return chromium.executablePath();
}

async function downloadOfPlaywright() {
  const { exitCode } = await run(process.execPath, [program('@playwright/test/cli.js'), 'install', 'chromium']);
  return exitCode === 0;
}

async function packageOfDebian() {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false;
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  const install = () => run('apt-get', ['install', '-y', '--no-install-recommends', 'chromium'], { env });
  if ((await install()).exitCode === 0) return true;
  // The lists of a fresh container are empty.
  return (await run('apt-get', ['update'], { env })).exitCode === 0 && (await install()).exitCode === 0;
}
