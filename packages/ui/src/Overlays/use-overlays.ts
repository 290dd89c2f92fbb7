import { useEffect, useRef, useState } from 'react';

export type Overlays = typeof import('./overlays.ts');

let here: Overlays | null = null;
let coming: Promise<Overlays | null> | null = null;

/**
 * Fetches what opens over the page, so that the first that opens need not wait. An application calls it once it is painted.
 * Null where it did not come: the next that is opened fetches it again.
 */
export function fetchOverlays(): Promise<Overlays | null> {
  coming ??= import('./overlays.ts').then(
    (overlays) => {
      here = overlays;
      return overlays;
    },
    () => {
      coming = null;
      return null;
    },
  );
  return coming;
}

/**
 * What opens over the page once something is open; null while it is on its way.
 * @param onFailure It did not come.
 */
export function useOverlays(isNeeded: boolean, onFailure?: () => void): Overlays | null {
  const [overlays, setOverlays] = useState(here);
  const latest = useRef(onFailure);
  useEffect(() => {
    latest.current = onFailure;
  });
  useEffect(() => {
    if (!isNeeded || here !== null) return;
    let isAwaited = true;
    void fetchOverlays().then((found) => {
      if (!isAwaited) return;
      if (found === null) latest.current?.();
      else setOverlays(found);
    });
    return () => {
      isAwaited = false;
    };
  }, [isNeeded]);
  return overlays ?? here;
}
