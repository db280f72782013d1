import { useEffect } from 'react';
import { useRouter } from 'wouter';
import { preloadPath } from './match.ts';

/** Loads the code of the pages that this one leads to, so that they open though the connection is lost by then. */
export function usePreloaded(paths: readonly string[]): void {
  const { parser } = useRouter();
  useEffect(() => {
    for (const path of paths) preloadPath(parser, path);
  }, [parser, paths]);
}
