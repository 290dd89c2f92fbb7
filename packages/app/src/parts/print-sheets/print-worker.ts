import { releaseProxy, wrap } from 'comlink';
import type { SheetsRequest } from './make-sheets.ts';
import type { PrintWorker } from './make-sheets.worker.ts';

/** A class of forty on a slow phone needs less; beyond it something hangs, ms. */
const PATIENCE_MS = 90_000;

/**
 * Writes the class's PDF in a worker, so that the page stays alive meanwhile: the writer and its fonts weigh more than the rest
 * of the screen. Null when it cannot be made.
 */
export async function printSheets(request: SheetsRequest): Promise<Blob | null> {
  const worker = new Worker(new URL('./make-sheets.worker.ts', import.meta.url), { type: 'module', name: 'print' });
  const remote = wrap<PrintWorker>(worker);
  const broken = new Promise<null>((resolve) => {
    worker.addEventListener('error', () => resolve(null));
    setTimeout(() => resolve(null), PATIENCE_MS);
  });
  try {
    const bytes = await Promise.race([remote.make(request), broken]);
    return bytes && new Blob([bytes as Uint8Array<ArrayBuffer>], { type: 'application/pdf' });
  } catch {
    return null;
  } finally {
    remote[releaseProxy]();
    worker.terminate();
  }
}
