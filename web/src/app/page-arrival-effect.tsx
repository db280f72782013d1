import { useEffect } from 'react';
import { focusPageHeading } from '../ui/focus-page-heading.ts';
import { toDocumentTitle } from './app-copy.ts';

let firstPage = true;

/** Does what a browser does on a new page: sets the title, scrolls to the top and moves the focus to the heading. */
export function PageArrivalEffect({ title }: { title: string }) {
  useEffect(() => {
    document.title = toDocumentTitle(title);
    if (firstPage) {
      firstPage = false;
      return;
    }
    window.scrollTo(0, 0);
    focusPageHeading();
  }, [title]);
  return null;
}
