import { Suspense } from 'react';
import { type Parser, useLocation, useRouter } from 'wouter';
import { PageFrame } from './page-frame.tsx';
import { Portal } from './portal-code.ts';
import { findPortalScreen } from './portal-screens.ts';
import { notFoundScreen } from './public-screens.ts';
import { Waiting } from './waiting.tsx';

export const preloadPortalPage = (parser: Parser, path: string): void => findPortalScreen(parser, path)?.preload();

/** Renders the portal screen of the current path, or the page for an unknown path. */
export function PortalSwitch() {
  const { parser } = useRouter();
  const [path] = useLocation();
  const screen = findPortalScreen(parser, path);
  if (!screen) return <PageFrame screen={notFoundScreen} />;
  screen.preload();
  return (
    <Suspense fallback={<Waiting title={screen.title} />}>
      <Portal screen={screen} />
    </Suspense>
  );
}
