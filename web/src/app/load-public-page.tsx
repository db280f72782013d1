import { useEffect } from 'react';
import { loadingTitleText } from './app-copy.ts';
import { LoadingScreen } from './loading-screen.tsx';

/** Leaves the portal for a public page, which is a document of its own. */
export function LoadPublicPage({ path }: { path: string }) {
  useEffect(() => location.replace(path), [path]);
  return <LoadingScreen title={loadingTitleText} />;
}
