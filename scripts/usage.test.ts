import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));
const source = ['--import', 'tsx', '--conditions=caderneta-source'];

test.each([
  ['a gate', ['scripts/check.mjs', 'nosuchgate'], {}, /nosuchgate.*Usage: npm run check/],
  ['an option', ['scripts/new.mjs', 'widget', 'Foo', '--titel', 'X'], {}, /Usage: npm run new/],
  ['a migration', ['scripts/migration.mjs', 'a/b'], {}, /Usage: npm run -w packages\/api migration/],
  ['a name', ['scripts/new.mjs', 'widget', '../fora'], {}, /'..\/fora' is no name/],
  [
    'a screen',
    ['scripts/help-pictures.mjs', 'clases'],
    {},
    /No screen has the name clases.*classes[\s\S]*Usage: npm run help-pictures/,
  ],
  ['a port', ['scripts/dev.mjs'], { PORT: 'abc' }, /PORT=abc não é um número de porta/],
  ['a scale', [...source, 'packages/api/src/seed-cli.ts', '--scal', 'x'], {}, /^Uso: .* seed/],
  ['an e-mail', [...source, 'packages/api/src/access-code-cli.ts', '--help'], {}, /^Uso: .* access-code/],
])('a command that is given what is no name of %s says how it is used, and no stack', (_, words, env, said) => {
  const { status, stderr } = spawnSync(process.execPath, words, {
    cwd: root,
    env: { ...process.env, ...env },
    encoding: 'utf8',
  });
  expect([status, stderr]).toEqual([2, expect.stringMatching(said)]);
  expect(stderr).not.toContain('    at ');
});
