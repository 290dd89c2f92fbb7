import '@caderneta/ui/theme';
import { applyAppearance, readAppearance } from '@caderneta/ui';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './routes/App.tsx';
import './global.css.ts';
import { startUpdates } from './lib/updates/app-updates.ts';

applyAppearance(readAppearance());

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
