import { type Remote, releaseProxy, wrap } from 'comlink';

/** What a worker that writes PDFs offers: the bytes, given away; null when they cannot be made. */
export interface PdfWorker<Request> {
  make(request: Request): Promise<Uint8Array | null>;
}

/** A class of forty on a slow phone needs less; beyond it something hangs, ms. */
const PATIENCE_MS = 90_000;

/** Asks a worker once; it ends with it. Null when it breaks or hangs. */
export async function askOnce<Offered, Answer>(
  worker: Worker,
  ask: (remote: Remote<Offered>) => Promise<Answer>,
): Promise<Answer | null> {
  const remote = wrap<Offered>(worker);
  const broken = new Promise<null>((resolve) => {
    worker.addEventListener('error', () => resolve(null));
    setTimeout(() => resolve(null), PATIENCE_MS);
  });
  try {
    return await Promise.race([ask(remote), broken]);
  } catch {
    return null;
  } finally {
    remote[releaseProxy]();
    worker.terminate();
  }
}

/**
 * Has a worker write a PDF, so that the page stays alive meanwhile: the writer and its fonts weigh more than the rest of the screen.
 * Null when it cannot be made.
 */
export async function askPdf<Request>(worker: Worker, request: Request): Promise<Blob | null> {
  const bytes = await askOnce<PdfWorker<Request>, Uint8Array | null>(worker, (remote) =>
    (remote.make as (asked: Request) => Promise<Uint8Array | null>)(request),
  );
  return bytes && new Blob([bytes as Uint8Array<ArrayBuffer>], { type: 'application/pdf' });
}
