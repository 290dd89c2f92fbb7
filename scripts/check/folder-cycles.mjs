import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import ts from 'typescript';
import { sourceFiles } from './files.mjs';

/** Where a program or a package's list of exports stands: it may know every folder. */
const entry = /^packages\/[^/]+\/src\/(index|calls|node|worker|models|rolls|model-worker|charts|theme|main|sw)\.tsx?$/;
/** Tests and what serves them know everything and are known by nothing else. */
const test = /\.(test|stories)\.tsx?$|\/testing\//;
const covers = (file) => /^packages\/[^/]+\/src\/.*\.tsx?$/.test(file) && !entry.test(file) && !test.test(file);

/** Of each folder, the folders that it imports, and by which file each. */
function foldersOf(root) {
  const folders = new Map();
  for (const file of sourceFiles(root, /\.tsx?$/).filter(covers)) {
    const from = posix.dirname(file);
    const imported = folders.get(from) ?? folders.set(from, new Map()).get(from);
    for (const { fileName } of ts.preProcessFile(readFileSync(join(root, file), 'utf8'), true, true).importedFiles) {
      const target = posix.join(from, fileName);
      const to = posix.dirname(target);
      if (fileName.startsWith('.') && to !== from && covers(target) && !imported.has(to))
        imported.set(to, `${file} imports ${target}`);
    }
  }
  return folders;
}

/** The shortest way from a folder back to it, as the imports on it; null for none. */
function cycleThrough(folders, start) {
  const ways = [...(folders.get(start) ?? [])].map(([to, why]) => ({ to, imports: [why] }));
  const seen = new Set();
  for (const { to, imports } of ways) {
    if (to === start) return imports;
    if (seen.has(to)) continue;
    seen.add(to);
    for (const [next, why] of folders.get(to) ?? []) ways.push({ to: next, imports: [...imports, why] });
  }
  return null;
}

/** Folders of a package import each other in one direction: what two of them need of each other stands below both. */
export const folderCycles = {
  name: 'folders import each other in one direction',
  repair: 'Move what the first file named imports into a folder below both, or beside it.',
  run(root) {
    const folders = foldersOf(root);
    const found = new Set();
    const cycles = [...folders.keys()].flatMap((folder) => {
      const imports = cycleThrough(folders, folder);
      const text = imports?.toSorted().join('\n  ');
      if (!imports || found.has(text)) return [];
      found.add(text);
      return `${folder} imports itself through others:\n  ${imports.join('\n  ')}`;
    });
    return { ok: folders.size > 0 && cycles.length === 0, output: cycles.join('\n') };
  },
  violation: {
    'packages/contract/src/planted-a/first.ts': "export { second } from '../planted-b/second.ts';\n",
    'packages/contract/src/planted-b/second.ts': "export { third } from '../planted-c/third.ts';\n",
    'packages/contract/src/planted-c/third.ts': "export { other } from '../planted-a/other.ts';\n",
    'packages/contract/src/planted-a/other.ts': 'export const other = 1;\n',
  },
  expects: /planted-a imports itself.*planted-c\/third\.ts imports packages\/contract\/src\/planted-a\/other\.ts/s,
};
