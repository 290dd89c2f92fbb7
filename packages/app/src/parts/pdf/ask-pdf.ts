import { releaseProxy, wrap } from 'comlink';

/** What a worker that writes PDFs offers: the bytes, given away; null when they cannot be made. */
export interface PdfWorker<Request> {
  make(request: Request): Promise<Uint8Array | null>;
}

/** A class of forty on a slow phone needs less; beyond it something hangs, ms. */
const PATIENCE_MS = 90_000;

/**
 * Has a worker write a PDF, so that the page stays alive meanwhile: the writer and its fonts weigh more than the rest of the screen.
 * The worker ends with it. Null when it cannot be made.
 */
export async function askPdf<Request>(worker: Worker, request: Request): Promise<Blob | null> {
  const remote = wrap<PdfWorker<Request>>(worker);
  const broken = new Promise<null>((resolve) => {
    worker.addEventListener('error', () => resolve(null));
    setTimeout(() => resolve(null), PATIENCE_MS);
  });
  try {
    const make = remote.make as (asked: Request) => Promise<Uint8Array | null>;
    const bytes = await Promise.race([make(request), broken]);
    return bytes && new Blob([bytes as Uint8Array<ArrayBuffer>], { type: 'application/pdf' });
  } catch {
    return null;
  } finally {
    remote[releaseProxy]();
    worker.terminate();
  }
}
