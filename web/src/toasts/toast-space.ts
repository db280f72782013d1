const GAP = 14;
const EDGE = 16;
/** Distance to the left edge of the window plus distance to a dialog. */
const BESIDE = 24 + 8;

/** Pixels that a toast at the left edge needs, including its distances. The width is the one in `toaster.tsx`. */
export const computeToastSpacePx = (): number => Math.min(Math.max(320, innerWidth / 2 - 296), 416) + BESIDE;

const spaces = { top: '--toast-room', bottom: '--toast-foot' };
const watched = ['data-removed', 'data-y-position', 'data-expanded', 'data-front'];

/**
 * Keeps `--toast-room` as high as the toasts at the upper edge, and `--toast-foot` as those at the lower edge. A dialog
 * leaves the first space free, so that toasts cover nothing of it and the focused field stays visible; a page becomes
 * longer by the second, and what takes the focus is scrolled above it. Returns a function that stops it.
 */
export function reserveToastSpace(region: Element): () => void {
  const page = document.documentElement.style;
  const measure = () => {
    for (const [edge, space] of Object.entries(spaces)) {
      const shown = region.querySelectorAll<HTMLElement>(
        `[data-sonner-toast][data-y-position="${edge}"]:not([data-removed="true"])`,
      );
      if (shown.length > 0) page.setProperty(space, `${EDGE + heightOf([...shown])}px`);
      else page.removeProperty(space);
    }
    if (document.activeElement?.matches('input, textarea, select')) {
      document.activeElement.scrollIntoView({ block: 'nearest' });
    }
  };
  const observer = new MutationObserver(measure);
  observer.observe(region, { childList: true, subtree: true, attributeFilter: watched });
  return () => {
    observer.disconnect();
    for (const space of Object.values(spaces)) page.removeProperty(space);
  };
}

/** In a stack only the front toast counts. */
function heightOf(shown: HTMLElement[]): number {
  const front = shown.find(({ dataset }) => dataset.front === 'true');
  const stacked = front !== undefined && front.dataset.expanded !== 'true';
  const heights = stacked ? [front.offsetHeight] : shown.map(({ offsetHeight }) => offsetHeight);
  return heights.reduce((sum, height) => sum + height, shown.length * GAP);
}
