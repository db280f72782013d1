import { Suspense } from 'react';
import { type Parser, useLocation, useRouter } from 'wouter';
import { LazyPortal } from './lazy-portal.ts';
import { LoadingScreen } from './loading-screen.tsx';
import { findPortalScreen, notFoundScreen } from './portal-screens.ts';

const findScreen = (parser: Parser, path: string) => findPortalScreen(parser, path) ?? notFoundScreen;

export const preloadPortalPage = (parser: Parser, path: string): Promise<void> =>
  findScreen(parser, path).Page.preload();

/** Renders the portal screen of the current path, or the page for an unknown path. */
export function PortalSwitch() {
  const { parser } = useRouter();
  const [path] = useLocation();
  const screen = findScreen(parser, path);
  return (
    <Suspense fallback={<LoadingScreen title={screen.title} />}>
      <LazyPortal screen={screen} />
    </Suspense>
  );
}
