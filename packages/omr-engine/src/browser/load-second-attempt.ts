import type { OpenCvFactory } from '../opencv/load-opencv.ts';
import type { SecondAttempt } from '../second-attempt.ts';

/** Compiles while it arrives; a server that does not say application/wasm costs the streaming, not the engine. */
async function instantiate(
  url: string,
  imports: WebAssembly.Imports,
): Promise<WebAssembly.WebAssemblyInstantiatedSource> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  if (response.headers.get('content-type')?.startsWith('application/wasm')) {
    return WebAssembly.instantiateStreaming(response, imports);
  }
  return WebAssembly.instantiate(await response.arrayBuffer(), imports);
}

/**
 * Starts OpenCV in this worker. Its script and WebAssembly are files of their own beside the worker's; nothing of them is in the
 * worker's script.
 *
 * @param base Folder URL, ending in '/', that holds opencv.js and opencv.wasm; null for those that the bundler emitted.
 * @returns What needs no OpenCV where it cannot start (blocked, no memory), null where its script cannot be had: reading then does
 *   without.
 */
export async function loadSecondAttempt(base: string | null): Promise<SecondAttempt | null> {
  try {
    const moduleUrl = base ? `${base}opencv.js` : new URL('../../build/opencv/opencv.js', import.meta.url).href;
    const wasmUrl = base ? `${base}opencv.wasm` : new URL('../../build/opencv/opencv.wasm', import.meta.url).href;
    const module = import(/* @vite-ignore */ moduleUrl) as Promise<{ default: OpenCvFactory }>;
    const starting = Promise.all([module, import('../opencv/load-opencv.ts')])
      .then(([{ default: factory }, { loadOpenCv }]) => loadOpenCv(factory, (imports) => instantiate(wasmUrl, imports)))
      .catch(() => null);
    const { secondAttemptWith, withoutOpenCv } = await import('../opencv/second-attempt.ts');
    const started = await starting;
    return started ? secondAttemptWith(started.cv) : withoutOpenCv;
  } catch {
    return null;
  }
}
