import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
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

/** Libraries are those of the tree at hand; the product's own packages are the commit's. */
function linkPackages(root: string, tree: string): void {
  const own = '@caderneta';
  mkdirSync(join(tree, 'node_modules', own), { recursive: true });
  for (const name of readdirSync(join(root, 'node_modules'))) {
    if (name !== own) symlinkSync(join(root, 'node_modules', name), join(tree, 'node_modules', name));
  }
  for (const folder of readdirSync(join(tree, 'packages'))) {
    symlinkSync(join(tree, 'packages', folder), join(tree, 'node_modules', own, folder));
    const beside = join(root, 'packages', folder, 'node_modules');
    if (existsSync(beside)) symlinkSync(beside, join(tree, 'packages', folder, 'node_modules'));
  }
}

/** Builds the Storybook of a commit in a folder of its own. Returns the site's folder, and what takes it away again. */
export function buildCommit(root: string, commit: string): { readonly site: string; readonly remove: () => void } {
  const folder = mkdtempSync(join(tmpdir(), 'caderneta-looks-'));
  const tree = join(folder, 'tree');
  const site = join(folder, 'site');
  run('git', ['worktree', 'add', '--detach', tree, commit], root);
  const remove = () => {
    run('git', ['worktree', 'remove', '--force', tree], root);
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    linkPackages(root, tree);
    const tool = join(root, 'node_modules/storybook/dist/bin/dispatcher.js');
    run(process.execPath, [tool, 'build', '-o', site, '--quiet', '--disable-telemetry'], tree);
  } catch (error) {
    remove();
    throw error;
  }
  return { site, remove };
}
