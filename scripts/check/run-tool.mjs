import { spawn } from 'node:child_process';
import { join } from 'node:path';

/**
 * Runs a tool of node_modules with this Node, so that no shell and no PATH stands between.
 * @returns {Promise<{ ok: boolean, output: string }>} what it printed, on either stream
 */
export function runTool(root, script, args, env = {}) {
  return new Promise((resolve) => {
    const tool = spawn(process.execPath, [join(root, 'node_modules', script), ...args], {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, NO_COLOR: '1', FORCE_COLOR: '0', ...env },
    });
    const printed = [];
    for (const stream of [tool.stdout, tool.stderr]) stream.on('data', (part) => printed.push(part));
    const end = (ok, more = '') => resolve({ ok, output: `${Buffer.concat(printed)}${more}`.trim() });
    tool.on('error', (error) => end(false, String(error)));
    tool.on('close', (status) => end(status === 0));
  });
}
