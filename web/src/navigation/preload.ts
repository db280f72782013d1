import { createContext, useContext, useEffect } from 'react';

interface Preload {
  /** Starts loading the code of the page at a path. */
  preloadPage(path: string): void;
  /** Starts loading the code of the frame around every page behind the sign-in. */
  preloadPortal(): void;
}

/** Provided by the shell, because only the shell knows the table of screens. */
export const PreloadContext = createContext<Preload>({ preloadPage: () => undefined, preloadPortal: () => undefined });

export const usePreload = (): Preload => useContext(PreloadContext);

/** Loads the code of the pages that this page links to, so that they open even if the connection is lost later. */
export function usePreloadedPages(paths: readonly string[]): void {
  const { preloadPage } = usePreload();
  useEffect(() => {
    for (const path of paths) preloadPage(path);
  }, [preloadPage, paths]);
}
