/** Registers the service worker that shows a page in words without a connection. Without it everything else works. */
export function registerServiceWorker(): void {
  if (!import.meta.env.PROD) return;
  // Browsers offer service workers over HTTPS and on this machine only, and people can switch them off.
  navigator.serviceWorker?.register('/sw.js').catch(() => undefined);
}
