import { useEffect, useRef, useState } from 'react';

/** A part of the program that nobody sees before something is opened: it comes apart from what is painted first. */
export interface LatePart<T> {
  /** Null until it has come. */
  readonly here: () => T | null;
  /** Null where it did not come: whoever asks next fetches it again. */
  readonly fetch: () => Promise<T | null>;
}

const parts: LatePart<unknown>[] = [];

/** A widget's part that comes late, known to `fetchOverlays` from then on. */
export function latePart<T>(load: () => Promise<T>): LatePart<T> {
  let found: T | null = null;
  let coming: Promise<T | null> | null = null;
  const part: LatePart<T> = {
    here: () => found,
    fetch: () => {
      coming ??= load().then(
        (loaded) => {
          found = loaded;
          return loaded;
        },
        () => {
          coming = null;
          return null;
        },
      );
      return coming;
    },
  };
  parts.push(part);
  return part;
}

/** Fetches what opens over the page, so that the first that opens need not wait. An application calls it once it is painted. */
export const fetchOverlays = (): Promise<unknown> => Promise.all(parts.map(({ fetch }) => fetch()));

/** Between two tries to fetch what somebody waits for. */
const RETRY_MS = 2000;

/**
 * A late part once it is needed; null while it is on its way.
 * @param onFailure It did not come. Without it, it is fetched again as long as it is needed.
 */
export function useLatePart<T>(part: LatePart<T>, isNeeded: boolean, onFailure?: () => void): T | null {
  const [found, setFound] = useState(part.here);
  const latest = useRef(onFailure);
  useEffect(() => {
    latest.current = onFailure;
  });
  useEffect(() => {
    if (!isNeeded || part.here() !== null) return;
    let isAwaited = true;
    const ask = async () => {
      const loaded = await part.fetch();
      if (!isAwaited) return;
      if (loaded !== null) setFound(() => loaded);
      else if (latest.current) latest.current();
      else setTimeout(ask, RETRY_MS);
    };
    void ask();
    return () => {
      isAwaited = false;
    };
  }, [part, isNeeded]);
  return found ?? part.here();
}
