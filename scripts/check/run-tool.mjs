import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

/** Runs a tool of node_modules with this Node, so that no shell and no PATH stands between. */
export function runTool(root, script, args, env = {}) {
  const result = spawnSync(process.execPath, [join(root, 'node_modules', script), ...args], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 1 << 26,
    env: { ...process.env, NO_COLOR: '1', FORCE_COLOR: '0', ...env },
  });
  return { ok: result.status === 0, output: `${result.stdout ?? ''}${result.stderr ?? ''}`.trim() };
}
