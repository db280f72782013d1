import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import { rememberEarlyPaletteKeys } from './app/early-palette-request.ts';
import { registerServiceWorker } from './app/register-service-worker.ts';
import { reloadOnMissingCode, reloadWhenRestored } from './live/reload.ts';
import { paintBrowserBar } from './ui/theme/theme.ts';
import './styles/index.css';

rememberEarlyPaletteKeys();
reloadOnMissingCode();
reloadWhenRestored();
paintBrowserBar();
registerServiceWorker();

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
