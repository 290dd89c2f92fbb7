import { Notice } from '@caderneta/ui';
import { useEffect, useRef } from 'react';
import { useRefreshAll } from '../lib/api/use-call.ts';
import { formatMoment } from '../lib/dates.ts';
import { useCachedSince } from '../lib/kept/use-cache.ts';
import { shellCopy } from './shell.copy.ts';

/** How soon the server is asked again, ms. */
const RETRY_MS = 8_000;

/** On every screen: what is shown is what this device kept, because the server does not answer. It is asked again until it does. */
export function CachedNotice() {
  const since = useCachedSince();
  const refresh = useRefreshAll();
  const isCached = since !== null;
  const wasCached = useRef(false);
  useEffect(() => {
    // The server is back; what was asked a moment earlier still stands as it was kept, and nothing else asks for it.
    if (wasCached.current && !isCached) void refresh();
    wasCached.current = isCached;
    if (!isCached) return;
    const timer = setInterval(() => void refresh(), RETRY_MS);
    return () => clearInterval(timer);
  }, [isCached, refresh]);
  if (since === null) return null;
  return <Notice tone="warning">{shellCopy.stored(formatMoment(new Date(since).toISOString()))}</Notice>;
}
