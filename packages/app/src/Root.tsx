import '@caderneta/ui/theme';
import { applyAppearance, readAppearance } from '@caderneta/ui';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { DialogSteps } from './lib/place/dialog-history.ts';
import { App } from './routes/App.tsx';
import './global.css.ts';
import { startUpdates } from './lib/updates/app-updates.ts';

applyAppearance(readAppearance());

startUpdates(import.meta.url);

// Before the router, which listens to the same word of the browser.
const dialogs = new DialogSteps(window);

const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <StrictMode>
      <BrowserRouter>
        <App dialogs={dialogs} />
      </BrowserRouter>
    </StrictMode>,
  );
}
