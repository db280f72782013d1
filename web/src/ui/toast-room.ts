const GAP = 14;
const EDGE = 16;

/**
 * Keeps `--toast-room` on the page as high as the toasts at its upper edge, in which a dialog from the lower edge
 * leaves them: they then cover nothing of it, and the field at work stays in sight. Returns the way to stop.
 */
export function keepToastRoom(region: Element): () => void {
  const page = document.documentElement.style;
  const measure = () => {
    const shown = region.querySelectorAll<HTMLElement>(
      '[data-sonner-toast][data-y-position="top"]:not([data-removed="true"])',
    );
    const room = [...shown].reduce((height, { offsetHeight }) => height + offsetHeight + GAP, EDGE);
    if (shown.length > 0) page.setProperty('--toast-room', `${room}px`);
    else page.removeProperty('--toast-room');
    if (document.activeElement?.matches('input, textarea, select')) {
      document.activeElement.scrollIntoView({ block: 'nearest' });
    }
  };
  const observer = new MutationObserver(measure);
  observer.observe(region, { childList: true, subtree: true, attributeFilter: ['data-removed', 'data-y-position'] });
  return () => {
    observer.disconnect();
    page.removeProperty('--toast-room');
  };
}
