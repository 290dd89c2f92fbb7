import { join } from 'node:path';
import { imports } from './imports.mjs';
import { lint } from './lint.mjs';
import { names } from './names.mjs';
import { projects } from './projects.mjs';
import { runTool } from './run-tool.mjs';
import { sizes } from './sizes.mjs';
import { texts } from './texts.mjs';
import { types } from './types.mjs';

/** One of each kind that `npm run new` makes. */
const made = [
  ['resource', 'planted-loans', '--title', 'Empréstimos plantados', '--singular', 'Empréstimo plantado'],
  [
    ...['resource', 'planted-rooms', '--title', 'Salas plantadas', '--singular', 'Sala plantada', '--feminine'],
    ...['--owner', 'institution'],
  ],
  ['widget', 'PlantedMap', '--title', 'Mapa plantado'],
  ['screen', 'planted-shelves', '--title', 'Estantes plantadas'],
];

/** Tests that know what was made: its own, and those that go through every call and screen. A browser is not served files from outside the sandbox: stories are left to `npm test`. */
const tests = [
  [
    'packages/api/src/modules/planted-',
    'packages/api/src/schema',
    'packages/app/src/routes',
    'packages/app/src/shell/leave',
  ],
  ['packages/contract/src'],
  ['packages/api/src/server/access-matrix', '--testNamePattern', 'planted-'],
];

const vitest = (root, words) => runTool(root, 'vitest/vitest.mjs', ['run', '--reporter=dot', ...words]);

/** The app, which is not built where a screen is too heavy; its build knows files by its own folder. */
const viteBuild = (root) =>
  runTool(join(root, 'packages/app'), join('..', '..', '..', 'node_modules/vite/bin/vite.js'), ['build']);

/**
 * Makes one of each in a sandbox, and holds it to what everything else is held to.
 * @param {string} root a sandbox's folder; what is made stays in it
 * @param {(name: string, ok: boolean, output: string, startedAt: number) => void} report
 */
export async function proveGenerators(root, report) {
  const prove = async (name, work) => {
    const startedAt = performance.now();
    const { ok, output } = await work();
    report(`npm run new: ${name}`, ok, output.split('\n').slice(-60).join('\n'), startedAt);
    return ok;
  };
  for (const words of made) {
    const isMade = await prove(`makes a ${words[0]}`, () => runTool(root, join('..', 'scripts', 'new.mjs'), words));
    if (!isMade) return;
  }
  for (const gate of [types, lint, imports, projects, sizes, names, texts])
    await prove(gate.name, () => gate.run(root));
  await prove('the app builds', () => viteBuild(root));
  for (const words of tests) await prove(`tests of ${words[0]}`, () => vitest(root, words));
}
