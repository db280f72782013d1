import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import { rememberEarlyPaletteKeys } from './app/early-palette-request.ts';
import { reloadOnMissingCode, reloadWhenRestored } from './live/reload.ts';
import { paintBrowserBar } from './ui/theme/theme.ts';
import './styles/index.css';

/** Trusted types, which TypeScript does not describe. What a policy makes is passed on as if it were the text. */
declare global {
  interface Window {
    readonly trustedTypes?: {
      createPolicy(name: string, rules: { createScriptURL(): string }): { createScriptURL(input: string): string };
    };
  }
}

rememberEarlyPaletteKeys();
reloadOnMissingCode();
reloadWhenRestored();
paintBrowserBar();
// The service worker shows a page in words without a connection. Browsers offer it over HTTPS and on this machine only, and
// people can switch it off. With trusted types, they take its address only from the one policy that the content security policy
// names.
if (import.meta.env.PROD) {
  const scripts = window.trustedTypes?.createPolicy('service-worker', { createScriptURL: () => '/sw.js' });
  const script = scripts?.createScriptURL('') ?? '/sw.js';
  navigator.serviceWorker?.register(script).catch(() => undefined);
}

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
