import { useSyncExternalStore } from 'react';

/** public/theme.js reads the same key before the first paint. */
const STORAGE_KEY = 'rollbook-theme';
const HEADER_COLOURS = { light: '#ffffff', dark: '#1c2724' };

export type Theme = keyof typeof HEADER_COLOURS;

const system = () => matchMedia('(prefers-color-scheme: dark)');
const systemTheme = (): Theme => (system().matches ? 'dark' : 'light');
const root = document.documentElement;
const currentTheme = (): Theme => (root.dataset.theme as Theme | undefined) ?? systemTheme();

const listeners = new Set<() => void>();
function subscribe(listener: () => void): () => void {
  const query = system();
  listeners.add(listener);
  query.addEventListener('change', listener);
  return () => {
    listeners.delete(listener);
    query.removeEventListener('change', listener);
  };
}

export const useTheme = (): Theme => useSyncExternalStore(subscribe, currentTheme);

/** A theme that matches the system's is not stored, so that later changes of the system's theme apply. */
export function chooseTheme(theme: Theme): void {
  const followsSystem = theme === systemTheme();
  if (followsSystem) delete root.dataset.theme;
  else root.dataset.theme = theme;
  try {
    if (followsSystem) localStorage.removeItem(STORAGE_KEY);
    else localStorage.setItem(STORAGE_KEY, theme);
  } catch {
    // Without storage the choice is lost when the page closes.
  }
  paintBrowserBar();
  for (const listener of listeners) listener();
}

/** Gives the browser's address bar the colour of the header. */
export function paintBrowserBar(): void {
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    const own: Theme = meta.media.includes('dark') ? 'dark' : 'light';
    meta.content = HEADER_COLOURS[(root.dataset.theme as Theme | undefined) ?? own];
  }
}
