import { createContext, useContext, useEffect } from 'react';

interface Preload {
  /** Starts loading the code of the page at a path. */
  preloadPage(path: string): void;
  /** Starts loading what is around every page behind the sign-in. */
  preloadPortal(): void;
}

/** Provided by the shell, which alone knows the screens. */
export const PreloadContext = createContext<Preload>({ preloadPage: () => undefined, preloadPortal: () => undefined });

export const usePreload = (): Preload => useContext(PreloadContext);

/** Loads the code of the pages that this one leads to, so that they open even if the connection is lost by then. */
export function usePreloadedPages(paths: readonly string[]): void {
  const { preloadPage } = usePreload();
  useEffect(() => {
    for (const path of paths) preloadPage(path);
  }, [preloadPage, paths]);
}
