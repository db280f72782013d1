import { useEffect } from 'react';
import { CONTENT_ID } from './skip-link.tsx';

let firstPage = true;

/** What a browser does on a new page and a router must do itself: the title, the top, and where reading goes on. */
export function Arrival({ title }: { title: string }) {
  useEffect(() => {
    document.title = `${title} · Rollbook`;
    if (firstPage) {
      firstPage = false;
      return;
    }
    window.scrollTo(0, 0);
    const content = document.getElementById(CONTENT_ID);
    const heading = content?.querySelector('h1');
    if (heading) {
      heading.tabIndex = -1;
      // It takes the focus for those who listen; it cannot be operated, so it shows no ring.
      heading.style.outline = 'none';
    }
    (heading ?? content)?.focus({ preventScroll: true });
  }, [title]);
  return null;
}
