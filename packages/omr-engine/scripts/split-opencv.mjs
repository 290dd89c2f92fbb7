/**
 * Splits @techstark/opencv-js, which carries its WebAssembly as base64 text, into `opencv.wasm` (streamed and cached by the browser)
 * and `opencv.js`, an ES module whose default export is the Emscripten factory and takes `instantiateWasm`.
 *
 *   node scripts/split-opencv.mjs [FOLDER]     default: build/opencv of this package
 */
import { mkdir, readFile, rename, stat, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const require = createRequire(import.meta.url);
const wasmMagic = '\0asm';
const dataUri = 'data:application/octet-stream;base64,';
const factoryStart = 'var cv = (function() {';
const factoryEnd = "if (typeof exports === 'object' && typeof module === 'object')";
/** The factory is CommonJS; Node hands its own modules to an ES module this way. Browsers use neither name. */
const header = "const require = (name) => globalThis.process.getBuiltinModule(name);\nconst __dirname = '';\n";

const sourcePath = () => join(dirname(require.resolve('@techstark/opencv-js/package.json')), 'dist', 'opencv.js');

/** Cuts the text between two marks that must both be there, once each. */
function between(text, from, to) {
  const start = text.indexOf(from);
  const end = text.indexOf(to, start);
  if (start < 0 || end < 0 || text.indexOf(from, start + 1) >= 0)
    throw new Error(`opencv.js is not as expected: ${from}`);
  return text.slice(start, end);
}

/** The factory's module text and the bytes of its WebAssembly. */
export function splitSource(source) {
  const factory = between(source, factoryStart, factoryEnd);
  const literal = between(factory, `"${dataUri}AGFzb`, '";').slice(1);
  const wasm = Buffer.from(literal.slice(dataUri.length), 'base64');
  if (wasm.subarray(0, wasmMagic.length).toString('latin1') !== wasmMagic)
    throw new Error('no WebAssembly in opencv.js');
  return { wasm, module: `${header}${factory.replace(literal, 'opencv.wasm')}\nexport default cv;\n` };
}

const sizeOf = async (path) => (await stat(path).catch(() => null))?.size ?? 0;

/** Writes a file whole or not at all: two processes may do this at once. */
async function writeWhole(path, content) {
  const part = `${path}.${process.pid}.part`;
  await writeFile(part, content);
  await rename(part, path);
}

/** Writes both files into a folder, unless they are there and newer than the package. */
export async function splitOpenCv(folder) {
  const source = sourcePath();
  const paths = { module: join(folder, 'opencv.js'), wasm: join(folder, 'opencv.wasm') };
  const made = await stat(paths.module).catch(() => null);
  if (made && (await sizeOf(paths.wasm)) > 0 && made.mtimeMs > (await stat(source)).mtimeMs) return paths;
  const split = splitSource(await readFile(source, 'utf8'));
  await mkdir(folder, { recursive: true });
  await writeWhole(paths.wasm, split.wasm);
  await writeWhole(paths.module, split.module);
  return paths;
}

if (process.argv[1] && resolve(process.argv[1]) === fileURLToPath(import.meta.url)) {
  const folder = process.argv[2] ?? fileURLToPath(new URL('../build/opencv', import.meta.url));
  await splitOpenCv(folder);
}
