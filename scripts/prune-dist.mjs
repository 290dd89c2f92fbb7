// In a package's folder, after its build: removes from dist/ what no file of src/ becomes any more. A server that finds its routes by
// their files' names would otherwise go on serving those of a module that is gone.
import { existsSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';

const made = /(\.d\.ts|\.js|\.js\.map)$/;

for (const file of readdirSync('dist', { recursive: true })) {
  if (!made.test(file)) continue;
  const source = path.join('src', file.replace(made, ''));
  if (!['.ts', '.tsx'].some((ending) => existsSync(source + ending))) rmSync(path.join('dist', file));
}
