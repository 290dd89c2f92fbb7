import { applyAppearance, readAppearance } from '@caderneta/ui';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './routes/App.tsx';
import './global.css.ts';
import { startUpdates } from './lib/updates/app-updates.ts';
import { reloadOnce } from './shell/chunk-failure.ts';

applyAppearance(readAppearance());

// A part of a version that was replaced meanwhile: one reload brings the new one.
window.addEventListener('vite:preloadError', (event) => {
  if (reloadOnce(sessionStorage, Date.now(), () => window.location.reload())) event.preventDefault();
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
