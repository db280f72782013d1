import { type RefObject, useEffect, useState } from 'react';

/** Shows an element on the whole screen, without the rest of the page, and ends that again. */
export function useFullScreen(element: RefObject<HTMLElement | null>) {
  const [active, setActive] = useState(false);
  useEffect(() => {
    const follow = () => setActive(document.fullscreenElement !== null);
    document.addEventListener('fullscreenchange', follow);
    return () => document.removeEventListener('fullscreenchange', follow);
  }, []);
  return {
    active,
    /** False in browsers without full screen for elements, such as those of iPhones. */
    supported: document.fullscreenEnabled,
    /** A browser that refuses leaves the page as it is. */
    toggle: () => (active ? document.exitFullscreen() : element.current?.requestFullscreen())?.catch(() => undefined),
  };
}
