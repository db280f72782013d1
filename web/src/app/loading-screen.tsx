import type { ReactNode } from 'react';
import { Spinner } from '../ui/spinner.tsx';
import { MAIN_CONTENT_ID } from './skip-link.tsx';

/** Fills the window while a page loads, with the landmark and heading that the page will have. */
export function LoadingScreen({ title, children = <Spinner /> }: { title: string; children?: ReactNode }) {
  return (
    <main id={MAIN_CONTENT_ID} tabIndex={-1} className="grid min-h-dvh place-items-center outline-none">
      <h1 className="sr-only">{title}</h1>
      {children}
    </main>
  );
}
