const failed = new WeakSet<Error>();

/** Remembers an error with which a part of the program could not be fetched. */
export const noteChunkFailure = (error: Error): void => {
  failed.add(error);
};

/** True when the error means that a part of the program could not be fetched: a new version is out, or the line is down. */
export const isChunkFailure = (error: unknown): boolean => error instanceof Error && failed.has(error);

const KEY = 'caderneta.reloaded-at';
/** A second failure within this time, ms, is no new version: reloading again would only loop. */
const PAUSE_MS = 30_000;

/**
 * Reloads the page when a part of a replaced version is gone, once. Answers whether it reloads.
 * @param now instant in ms
 */
export function reloadOnce(storage: Storage, now: number, reload: () => void): boolean {
  try {
    const last = Number(storage.getItem(KEY) ?? 0);
    if (now - last < PAUSE_MS) return false;
    storage.setItem(KEY, String(now));
  } catch {
    return false;
  }
  reload();
  return true;
}

/**
 * Whether the server's page starts another version by now than the one that runs. A server that cannot be reached tells nothing.
 * @param entry the running version's first script, as the page names it
 */
export async function isReplaced(entry: string, fetchPage: () => Promise<Response>): Promise<boolean> {
  try {
    const answer = await fetchPage();
    return answer.ok && !(await answer.text()).includes(entry);
  } catch {
    return false;
  }
}
