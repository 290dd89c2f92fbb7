// npm run help-pictures  takes the pictures of the help from the built product with its demonstration, and notes of which sources they are
import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PICTURES, sourcesOf } from './check/help-pictures.mjs';
import { program, ROOT, run } from './run.mjs';

const { exitCode } = await run(
  process.execPath,
  [program('@playwright/test/cli.js'), 'test', 'journeys/help.pictures.ts'],
  { env: { ...process.env, CADERNETA_HELP_PICTURES: 'take' } },
);
if (exitCode === 0) {
  const taken = readdirSync(join(ROOT, PICTURES)).filter((file) => file.endsWith('.webp'));
  const digests = Object.fromEntries(
    taken.toSorted().map((file) => {
      const id = file.replace('.webp', '');
      return [id, sourcesOf(ROOT, id)];
    }),
  );
  writeFileSync(join(ROOT, PICTURES, 'pictures.json'), `${JSON.stringify(digests, null, 2)}\n`);
} else process.exitCode = 1;
