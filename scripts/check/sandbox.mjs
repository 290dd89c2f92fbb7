import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { sourceFiles } from './files.mjs';

/**
 * A copy of the tree in a temporary folder, where a violation can be planted. Dependencies are linked; our own packages
 * resolve inside the copy, so that a gate cannot pass by looking at the original.
 */
export function makeSandbox(root) {
  const folder = mkdtempSync(join(tmpdir(), 'caderneta-check-'));
  for (const file of sourceFiles(root, /^(?!fixtures\/(omr-photos|speech-pt)\/|docs\/design-review\/)/)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    cpSync(join(root, file), join(folder, file));
  }
  mkdirSync(join(folder, 'node_modules', '@caderneta'), { recursive: true });
  for (const name of readdirSync(join(root, 'node_modules'))) {
    if (name !== '@caderneta')
      symlinkSync(join(root, 'node_modules', name), join(folder, 'node_modules', name), 'junction');
  }
  for (const name of readdirSync(join(folder, 'packages'))) {
    symlinkSync(join(folder, 'packages', name), join(folder, 'node_modules', '@caderneta', name), 'junction');
    const own = join(root, 'packages', name, 'node_modules');
    if (existsSync(own)) symlinkSync(own, join(folder, 'packages', name, 'node_modules'), 'junction');
  }
  return {
    folder,
    plant(files) {
      for (const [path, text] of Object.entries(files)) {
        mkdirSync(dirname(join(folder, path)), { recursive: true });
        writeFileSync(join(folder, path), text);
      }
    },
    clear(files) {
      for (const path of Object.keys(files)) {
        rmSync(join(folder, path), { force: true });
        if (existsSync(join(root, path))) cpSync(join(root, path), join(folder, path));
      }
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
