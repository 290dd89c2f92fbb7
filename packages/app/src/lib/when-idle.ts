/** Where the browser cannot tell that it rests (Safari), after so long, ms. */
const GUESS_MS = 1_000;

/** Runs the work once the page is drawn and nothing else is to be done; gives what calls it off. */
export function whenIdle(work: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(work, GUESS_MS);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(work);
  return () => cancelIdleCallback(handle);
}
