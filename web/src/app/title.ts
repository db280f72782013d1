import { useEffect } from 'react';

export function setTitle(title: string): void {
  document.title = `${title} · Rollbook`;
}

/** For a page whose title names what it shows; undefined keeps the title of its route. */
export function useTitle(title: string | undefined): void {
  useEffect(() => {
    if (title !== undefined) setTitle(title);
  }, [title]);
}
