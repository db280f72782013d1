import { useEffect } from 'react';
import { focusHeading } from '../ui/focus-heading.ts';

let firstPage = true;

/** What a browser does on a new page and a router must do itself: the title, the top, and where reading goes on. */
export function PageArrival({ title }: { title: string }) {
  useEffect(() => {
    document.title = `${title} · Rollbook`;
    if (firstPage) {
      firstPage = false;
      return;
    }
    window.scrollTo(0, 0);
    focusHeading();
  }, [title]);
  return null;
}
