import { applyAppearance, readAppearance } from '@caderneta/ui';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './routes/App.tsx';
import './global.css.ts';
import { startUpdates } from './lib/updates/app-updates.ts';
import { isReplaced, noteChunkFailure, reloadOnce } from './shell/chunk-failure.ts';

applyAppearance(readAppearance());

// A part of a version that was replaced meanwhile: one reload brings the new one. On a bad line nothing is reloaded: the
// page would be gone, and the screen says by itself what did not come.
window.addEventListener('vite:preloadError', async ({ payload }) => {
  noteChunkFailure(payload);
  const entry = document.querySelector('script[type=module][src]')?.getAttribute('src') ?? '';
  const replaced = await isReplaced(entry, () => fetch('/', { cache: 'no-store' }));
  if (replaced) reloadOnce(sessionStorage, Date.now(), () => window.location.reload());
});

startUpdates(import.meta.url);

const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <StrictMode>
      <BrowserRouter>
        <App />
      </BrowserRouter>
    </StrictMode>,
  );
}
