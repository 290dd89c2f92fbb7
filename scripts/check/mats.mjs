import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sourceFiles } from './files.mjs';

/** OpenCV's `clone()` shares pixels in the version in use: `mat_clone()` or `copyTo`. */
export const mats = {
  name: 'no clone() of a Mat',
  repair: 'Edit the line that is named: `mat_clone()` or `copyTo` in place of `clone()`.',
  run(root) {
    const files = sourceFiles(root, /^packages\/omr-engine\/src\/.*\.ts$/);
    const violations = files.flatMap((file) =>
      readFileSync(join(root, file), 'utf8')
        .split('\n')
        .flatMap((line, index) => (/\.clone\(\s*\)/.test(line) ? [`${file}:${index + 1}: ${line.trim()}`] : [])),
    );
    return { ok: files.length > 0 && violations.length === 0, output: violations.join('\n') };
  },
  violation: {
    'packages/omr-engine/src/opencv/planted.ts': 'export const copy = (mat: { clone(): unknown }) => mat.clone();\n',
  },
  expects: /planted\.ts:1/,
};
