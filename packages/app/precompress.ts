import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { Plugin } from 'vite';

const compress = promisify(brotliCompress);
const worthCompressing = /\.(m?js|css|svg|json|wasm|html|ttf)$/;
const smallestBytes = 1024;

/**
 * Quality 11 of an 8 MB file takes half a minute, 10 a quarter; 9 takes a second, but is 9 % larger. All files together take
 * 20 s of a core, at quality 4, which is enough for tests, a third of a second.
 */
const qualityOf = (bytes: number, isFast: boolean): number => {
  if (isFast) return 4;
  return bytes > 1_000_000 ? 10 : 11;
};

/**
 * Writes `file.br` beside each text asset, so that the server sends it without compressing at every request.
 * Files are compressed side by side, the largest first. With `CADERNETA_BUILD=test` they are compressed fast.
 */
export function precompress(): Plugin {
  let folder = 'build';
  const isFast = process.env.CADERNETA_BUILD === 'test';
  return {
    name: 'precompress',
    apply: 'build',
    configResolved: (config) => {
      folder = config.build.outDir;
    },
    writeBundle: async () => {
      const entries = await readdir(folder, { recursive: true, withFileTypes: true });
      const paths = entries
        .filter((entry) => entry.isFile() && worthCompressing.test(entry.name))
        .map((entry) => join(entry.parentPath, entry.name));
      const files = await Promise.all(paths.map(async (path) => ({ path, bytes: await readFile(path) })));
      const large = files.filter(({ bytes }) => bytes.length >= smallestBytes);
      large.sort((one, other) => other.bytes.length - one.bytes.length);
      await Promise.all(
        large.map(async ({ path, bytes }) => {
          const params = { [constants.BROTLI_PARAM_QUALITY]: qualityOf(bytes.length, isFast) };
          await writeFile(`${path}.br`, await compress(bytes, { params }));
        }),
      );
    },
  };
}
