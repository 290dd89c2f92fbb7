import { sendFirstCall } from './lib/api/first-call.ts';
import { showStartFailure } from './lib/stand-in/start-failure.ts';
import { isReplaced, noteChunkFailure, reloadOnce } from './shell/chunk-failure.ts';

// This file alone is there before anything is drawn: what it asks for is on its way while the rest comes.
sendFirstCall(window.location.pathname);

// A part of a version that was replaced meanwhile: one reload brings the new one. On a bad line nothing is reloaded: the
// page would be gone, and the screen says by itself what did not come.
window.addEventListener('vite:preloadError', async ({ payload }) => {
  noteChunkFailure(payload);
  const entry = document.querySelector('script[type=module][src]')?.getAttribute('src') ?? '';
  const replaced = await isReplaced(entry, () => fetch('/', { cache: 'no-store' }));
  if (replaced) reloadOnce(sessionStorage, Date.now(), () => window.location.reload());
});

import('./Root.tsx').catch(() => showStartFailure(document, () => window.location.reload()));
