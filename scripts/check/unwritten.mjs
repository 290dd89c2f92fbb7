import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sourceFiles } from './files.mjs';

/** What `npm run new` leaves where only a person knows the sentence. */
const UNWRITTEN = 'Falta escrever: ';

/** No sentence that `npm run new` left open reaches a reader. */
export const unwritten = {
  name: 'sentences left open',
  repair: `Write the sentence that is named for who reads it, in Portuguese (of a docstring in English), in place of '${UNWRITTEN}…'.`,
  run(root) {
    const files = sourceFiles(root, /^packages\/.*\.tsx?$/);
    const found = files.flatMap((file) =>
      readFileSync(join(root, file), 'utf8')
        .split('\n')
        .flatMap((line, at) => (line.includes(UNWRITTEN) ? [`${file}:${at + 1}: ${line.trim()}`] : [])),
    );
    return { ok: files.length > 0 && found.length === 0, output: found.join('\n') };
  },
  violation: { 'packages/app/src/shell/planted.copy.ts': `export const planted = '${UNWRITTEN}o título';\n` },
  expects: [/planted\.copy\.ts:1/],
};
