const GAP = 14;
const EDGE = 16;
/** At most this many toasts are seen: the front one, and the edges of those behind it. */
const STACKED_MAX = 3;
const SPACE = '--toast-room';
const watched = ['data-removed', 'data-front'];
/** What moves up when the toasts are gone moves only while the pointer rests, so that no click hits something else. */
const POINTER_REST_MS = 500;

/**
 * Keeps `--toast-room` as high as the toasts, which are at the upper edge of the window. The page begins below them, and
 * a dialog leaves the space free, so that toasts cover nothing. Returns a function that stops it.
 */
export function reserveToastSpace(region: Element): () => void {
  const page = document.documentElement;
  let reserved = 0;
  let movedAt = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const reserve = (height: number) => {
    const freed = reserved - height;
    reserved = height;
    if (height > 0) page.style.setProperty(SPACE, `${height}px`);
    else page.style.removeProperty(SPACE);
    // What is read stays where it is, if the page is scrolled far enough.
    if (freed > 0) scrollBy(0, -freed);
    else if (document.activeElement?.matches('input, textarea, select')) {
      document.activeElement.scrollIntoView({ block: 'nearest' });
    }
  };
  const measure = () => {
    clearTimeout(timer);
    const height = computeHeight(region);
    const restsFor = performance.now() - movedAt;
    if (height >= reserved || restsFor >= POINTER_REST_MS) reserve(height);
    else timer = setTimeout(measure, POINTER_REST_MS - restsFor);
  };
  const rememberMove = () => {
    movedAt = performance.now();
  };
  const observer = new MutationObserver(measure);
  observer.observe(region, { childList: true, subtree: true, attributeFilter: watched });
  addEventListener('pointermove', rememberMove, { passive: true });
  return () => {
    observer.disconnect();
    removeEventListener('pointermove', rememberMove);
    clearTimeout(timer);
    reserve(0);
  };
}

function computeHeight(region: Element): number {
  const shown = [...region.querySelectorAll<HTMLElement>('[data-sonner-toast]:not([data-removed="true"])')];
  const front = shown.find(({ dataset }) => dataset.front === 'true') ?? shown[0];
  return front ? EDGE + front.offsetHeight + GAP * Math.min(shown.length, STACKED_MAX) : 0;
}
