import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import { registerOfflinePage } from './app/register-offline-page.ts';
import { reloadOnMissingCode, reloadWhenRestored } from './live/reload.ts';
import { paintBrowserBar } from './theme/theme.ts';
import './styles/index.css';

reloadOnMissingCode();
reloadWhenRestored();
paintBrowserBar();
registerOfflinePage();

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
