import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

function run(command: string, args: readonly string[], cwd: string): string {
  const { VITEST: _test, NODE_ENV: _mode, ...env } = process.env;
  const { status, stdout, stderr } = spawnSync(command, args, { cwd, encoding: 'utf8', env });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')}\n${stdout}${stderr}`);
  return stdout.trim();
}

/** The commit that last accepted how stories look; null where there is no history to ask. */
export function acceptedCommit(root: string, file: string): string | null {
  try {
    return run('git', ['log', '-1', '--format=%H', '--', file], root) || null;
  } catch {
    return null;
  }
}

/** Builds the Storybook of a commit, with the libraries of that commit, in a folder of its own. Returns the site's folder, and what takes it away again. */
export function buildCommit(root: string, commit: string): { readonly site: string; readonly remove: () => void } {
  const folder = mkdtempSync(join(tmpdir(), 'caderneta-looks-'));
  const tree = join(folder, 'tree');
  run('git', ['worktree', 'add', '--detach', tree, commit], root);
  const remove = () => {
    run('git', ['worktree', 'remove', '--force', tree], root);
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    run(process.execPath, ['scripts/storybook.mjs', '--build'], tree);
  } catch (error) {
    remove();
    throw error;
  }
  return { site: join(tree, 'storybook-static'), remove };
}
