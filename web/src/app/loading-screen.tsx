import type { ReactNode } from 'react';
import { Spinner } from '../ui/spinner.tsx';
import { CONTENT_ID } from './skip-link.tsx';

/** The whole window while a page cannot be there yet; it has the landmark and the heading that the page will have. */
export function LoadingScreen({ title, children = <Spinner /> }: { title: string; children?: ReactNode }) {
  return (
    <main id={CONTENT_ID} tabIndex={-1} className="grid min-h-dvh place-items-center outline-none">
      <h1 className="sr-only">{title}</h1>
      {children}
    </main>
  );
}
