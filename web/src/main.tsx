import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import { rememberEarlyPaletteKeys } from './app/early-palette-request.ts';
import { reloadOnMissingCode, reloadWhenRestored } from './live/reload.ts';
import { paintBrowserBar } from './ui/theme/theme.ts';
import './styles/index.css';

rememberEarlyPaletteKeys();
reloadOnMissingCode();
reloadWhenRestored();
paintBrowserBar();
// The service worker shows a page in words without a connection. Browsers offer it over HTTPS and on this machine only, and
// people can switch it off.
if (import.meta.env.PROD) navigator.serviceWorker?.register('/sw.js').catch(() => undefined);

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
