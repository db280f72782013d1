/**
 * Keeps the focus from going behind a sticky edge of a dialog: what takes the focus is scrolled beside the edge. The
 * style of dialogs reads the heights of the edges. Use the result as a ref callback of the edge.
 */
export const reserveStickySpace =
  (part: 'head' | 'toolbar' | 'foot') =>
  (edge: HTMLElement | null): (() => void) | undefined => {
    const panel = edge?.closest<HTMLElement>('[role="dialog"]');
    if (!edge || !panel) return undefined;
    const measure = () => panel.style.setProperty(`--${part}-height`, `${edge.offsetHeight}px`);
    const observer = new ResizeObserver(measure);
    observer.observe(edge);
    return () => {
      observer.disconnect();
      panel.style.removeProperty(`--${part}-height`);
    };
  };
