/**
 * Keeps the focus from going behind a sticky edge of a dialog: what takes the focus is scrolled beside the edge. Use
 * the result as a ref callback of the edge.
 */
export const reserveStickySpace =
  (side: 'top' | 'bottom') =>
  (edge: HTMLElement | null): (() => void) | undefined => {
    const panel = edge?.closest<HTMLElement>('[role="dialog"]');
    if (!edge || !panel) return undefined;
    const measure = () => panel.style.setProperty(`scroll-padding-${side}`, `calc(${edge.offsetHeight}px + 0.5rem)`);
    const observer = new ResizeObserver(measure);
    observer.observe(edge);
    return () => {
      observer.disconnect();
      panel.style.removeProperty(`scroll-padding-${side}`);
    };
  };
