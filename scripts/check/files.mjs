import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

const generated = new Set([
  'node_modules',
  'dist',
  'build',
  'storybook-static',
  '.turbo',
  '.git',
  '.cache',
  'coverage',
  'test-results',
]);

function walk(folder, root, found) {
  for (const name of readdirSync(folder)) {
    if (generated.has(name)) continue;
    const path = join(folder, name);
    if (statSync(path).isDirectory()) walk(path, root, found);
    else found.push(relative(root, path).split(sep).join('/'));
  }
  return found;
}

/** Files of the tree under `root` that git knows or would add; every file where the tree is no checkout. */
export function sourceFiles(root, pattern) {
  let files;
  if (existsSync(join(root, '.git'))) {
    const list = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
      cwd: root,
      maxBuffer: 1 << 26,
    });
    files = list
      .toString()
      .split('\0')
      .filter((file) => file !== '' && existsSync(join(root, file)));
  } else files = walk(root, root, []);
  return files.filter((file) => pattern.test(file));
}
