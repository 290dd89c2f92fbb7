import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { chromiumExecutable, SHELL } from './chromium.mjs';
import { executable } from './executable.mjs';
import { program, run } from './run.mjs';

/**
 * Makes sure that there is a Chromium for the tests: one that is there, else Playwright's download, else, as root on
 * Debian, the distribution's package. An automatic run as root on Debian adds the shell, and goes on where that fails.
 * @returns {Promise<boolean>}
 */
export async function installChromium() {
  const given = process.env.CHROMIUM_PATH;
  if (given && !existsSync(given)) {
    console.error(`CHROMIUM_PATH names ${given}, which does not exist.`);
    return false;
  }
  if (isThere()) {
    if (process.env.CI && !given && !executable([SHELL])) await packagesOfDebian([SHELL]);
    return true;
  }
  const attempts = [downloadOfPlaywright, () => packagesOfDebian(['chromium', SHELL])];
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

async function packagesOfDebian(names) {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false;
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  // Without a connection it is known soon.
  const apt = (...words) =>
    run('apt-get', ['-o', 'Acquire::Retries=0', '-o', 'Acquire::http::Timeout=15', ...words], { env });
  const install = () => apt('install', '-y', '--no-install-recommends', ...names);
  if ((await install()).exitCode === 0) return true;
  // The lists of a fresh container are empty.
  return (await apt('update')).exitCode === 0 && (await install()).exitCode === 0;
}
