import { spawn } from 'node:child_process';
import { existsSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The repository's folder. */
export const ROOT = path.dirname(path.dirname(fileURLToPath(import.meta.url)));

/** Tools that would otherwise report home. */
const QUIET = {
  TURBO_TELEMETRY_DISABLED: '1',
  STORYBOOK_DISABLE_TELEMETRY: '1',
  DO_NOT_TRACK: '1',
  NO_UPDATE_NOTIFIER: '1',
};

/**
 * Runs a program to its end.
 * @param {string} command
 * @param {string[]} args
 * @param {{ env?: Record<string, string | undefined>, hidden?: boolean, shell?: boolean, input?: boolean, cwd?: string }} [options]
 *   hidden: the output is returned instead of shown; input: it may read the keyboard; cwd: by default the repository's folder.
 * @returns {Promise<{ exitCode: number, output: string }>}
 */
export function run(command, args, { env = {}, hidden = false, shell = false, input = false, cwd = ROOT } = {}) {
  return new Promise((resolve) => {
    const shown = hidden ? 'pipe' : 'inherit';
    const child = spawn(command, args, {
      cwd,
      shell,
      stdio: [input ? 'inherit' : 'ignore', shown, shown],
      env: { ...process.env, ...QUIET, ...env },
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', (chunk) => {
        output += chunk;
      });
    }
    child.once('error', (error) => resolve({ exitCode: 127, output: `${output}${error.message}` }));
    child.once('close', (code) => resolve({ exitCode: code ?? 1, output }));
  });
}

/**
 * The JavaScript file of a package's program, to be run with our own Node: the shims in `node_modules/.bin` are shell
 * scripts, which Windows and some paths do not take.
 * @param {string} file e.g. `turbo/bin/turbo`
 */
export function program(file) {
  return path.join(ROOT, 'node_modules', ...file.split('/'));
}

/**
 * Runs npm, preferably the one that started us.
 * @param {string[]} args
 * @param {{ hidden?: boolean }} [options]
 */
export function npm(args, { hidden = false } = {}) {
  const own = process.env.npm_execpath;
  // npm test --silent must not silence the progress of an installation.
  const env = { npm_config_loglevel: 'notice' };
  if (own?.endsWith('.js') && existsSync(own)) return run(process.execPath, [own, ...args], { env, hidden });
  return run('npm', args, { env, hidden, shell: process.platform === 'win32' });
}

/** @param {number} startedAt of `performance.now()` */
export function seconds(startedAt) {
  return `${((performance.now() - startedAt) / 1000).toFixed(1)} s`;
}

/**
 * When anything in a folder (or a file) last changed, in ms since 1970.
 * @param {string} folder
 * @returns {number}
 */
export function newestChange(folder) {
  const status = statSync(folder, { throwIfNoEntry: false });
  if (status === undefined) return 0;
  if (!status.isDirectory()) return status.mtimeMs;
  const inside = readdirSync(folder).filter((name) => !['node_modules', 'dist', 'build'].includes(name));
  return Math.max(status.mtimeMs, ...inside.map((name) => newestChange(path.join(folder, name))));
}
