import { access, constants, mkdir, readFile } from 'node:fs/promises';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { loadOpenCv, type OpenCvFactory } from '../opencv/load-opencv.ts';
import { secondAttemptWith, withoutOpenCv } from '../opencv/second-attempt.ts';
import type { SecondAttempt } from '../second-attempt.ts';

interface SplitFiles {
  readonly module: string;
  readonly wasm: string;
}

/** The package's build folder, or a folder of this user's where the package is read-only. */
async function splitFolder(): Promise<string> {
  const build = fileURLToPath(new URL('../../build', import.meta.url));
  try {
    await mkdir(build, { recursive: true });
    await access(build, constants.W_OK);
    return join(build, 'opencv');
  } catch {
    return join(tmpdir(), `caderneta-opencv-${userInfo().uid}`);
  }
}

/** Splits OpenCV.js where that was not done by a build. */
async function splitFiles(): Promise<SplitFiles> {
  const script = new URL('../../scripts/split-opencv.mjs', import.meta.url).href;
  const { splitOpenCv } = (await import(script)) as { splitOpenCv(folder: string): Promise<SplitFiles> };
  return splitOpenCv(await splitFolder());
}

/** Emscripten takes over the process's last-resort handlers; they are the program's, not a library's. */
async function keepingHandlers<T>(work: () => Promise<T>): Promise<T> {
  const events = ['uncaughtException', 'unhandledRejection'] as const;
  const before = events.map((event) => new Set(process.rawListeners(event)));
  const done = await work();
  events.forEach((event, i) => {
    for (const listener of process.rawListeners(event)) {
      if (!before[i]?.has(listener)) process.removeListener(event, listener as () => void);
    }
  });
  return done;
}

async function load(): Promise<SecondAttempt> {
  const files = await splitFiles();
  const [{ default: factory }, wasm] = await Promise.all([
    import(pathToFileURL(files.module).href) as Promise<{ default: OpenCvFactory }>,
    readFile(files.wasm),
  ]);
  const { cv } = await keepingHandlers(() => loadOpenCv(factory, (imports) => WebAssembly.instantiate(wasm, imports)));
  return secondAttemptWith(cv);
}

let loading: Promise<SecondAttempt> | null = null;

/** Starts OpenCV in this process, once; what needs none of it when it cannot start. About 0.3 s. */
export function loadSecondAttempt(): Promise<SecondAttempt> {
  loading ??= load().catch(() => withoutOpenCv);
  return loading;
}
