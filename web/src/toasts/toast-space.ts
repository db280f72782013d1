const GAP = 14;
const EDGE = 16;
/** Distance to the left edge of the window plus distance to a dialog. */
const BESIDE = 24 + 8;

/** Pixels that a toast at the left edge needs, including its distances. The width is the one in `toaster.tsx`. */
export const computeToastSpacePx = (): number => Math.min(Math.max(320, innerWidth / 2 - 296), 416) + BESIDE;

const watched = ['data-removed', 'data-y-position', 'data-expanded', 'data-front'];

/**
 * Keeps `--toast-room` as high as the toasts at the upper edge. A dialog leaves that space free, so that toasts cover
 * nothing of it and the focused field stays visible. Returns a function that stops it.
 */
export function reserveToastSpace(region: Element): () => void {
  const page = document.documentElement.style;
  const measure = () => {
    const shown = region.querySelectorAll<HTMLElement>(
      '[data-sonner-toast][data-y-position="top"]:not([data-removed="true"])',
    );
    if (shown.length > 0) page.setProperty('--toast-room', `${EDGE + heightOf([...shown])}px`);
    else page.removeProperty('--toast-room');
    if (document.activeElement?.matches('input, textarea, select')) {
      document.activeElement.scrollIntoView({ block: 'nearest' });
    }
  };
  const observer = new MutationObserver(measure);
  observer.observe(region, { childList: true, subtree: true, attributeFilter: watched });
  return () => {
    observer.disconnect();
    page.removeProperty('--toast-room');
  };
}

/** In a stack only the front toast counts. */
function heightOf(shown: HTMLElement[]): number {
  const front = shown.find(({ dataset }) => dataset.front === 'true');
  const stacked = front !== undefined && front.dataset.expanded !== 'true';
  const heights = stacked ? [front.offsetHeight] : shown.map(({ offsetHeight }) => offsetHeight);
  return heights.reduce((sum, height) => sum + height, shown.length * GAP);
}
