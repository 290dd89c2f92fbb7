import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sourceFiles } from './files.mjs';

const outside = /\.\.\/shared\/|(?<![\w.@-])\/(work|root|home|tmp)\/[a-z]/;
const leftover = /\b(it|test|describe)\.(skip|only|todo|fixme)\(|@ts-ignore|\b(TODO|FIXME)\b/;

/** The repository stands alone (no path of a machine) and leaves nothing for later. */
export const alone = {
  name: 'stands alone, nothing left over',
  repair: 'Edit the line that is named; the patterns are in scripts/check/alone.mjs.',
  run(root) {
    const files = sourceFiles(root, /\.(ts|tsx|mjs|cjs|json|md|css|html|yml)$|(^|\/)run$/).filter(
      (file) => !/package-lock\.json$|^scripts\/check\//.test(file),
    );
    const violations = files.flatMap((file) =>
      readFileSync(join(root, file), 'utf8')
        .split('\n')
        .flatMap((line, index) =>
          outside.test(line) || (/\.(tsx?|mjs)$/.test(file) && leftover.test(line))
            ? [`${file}:${index + 1}: ${line.trim().slice(0, 120)}`]
            : [],
        ),
    );
    return { ok: files.length > 0 && violations.length === 0, output: violations.join('\n') };
  },
  violation: {
    'packages/contract/src/common/planted.ts': ['// TO', "DO later\nexport const folder = '/wor", "k/main';\n"].join(
      '',
    ),
  },
  expects: [/planted\.ts:1/, /planted\.ts:2/],
};
