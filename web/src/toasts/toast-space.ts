import { keepDialogContentInPlace } from '../ui/keep-dialog-content-in-place.ts';

const GAP = 14;
const EDGE = 16;
/** At most this many toasts are seen: the front one, and the edges of those behind it. */
const STACKED_MAX = 3;
const SPACE = '--toast-room';
const watched = ['data-removed', 'data-front'];
/** How long the pointer rests before a page moves up, so that no click hits something else. */
const POINTER_REST_MS = 500;

/**
 * Keeps `--toast-room` as high as the toasts, which are at the upper edge of the window. The page begins below them, and
 * a dialog leaves the space free, so that toasts cover nothing. What is read stays where it is, also in a dialog: only a page
 * that is at its top moves down, because its header is there. Returns a function that stops it.
 */
export function reserveToastSpace(region: Element): () => void {
  const page = document.documentElement;
  let reserved = 0;
  let movedAt = 0;
  let isPressed = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const reserve = (height: number) => {
    const change = height - reserved;
    const isStill = scrollY > 0 || isTypingOnPage();
    reserved = height;
    keepDialogContentInPlace(() => page.style.setProperty(SPACE, `${height}px`));
    page.style.transition = isStill ? 'none' : '';
    if (isStill) scrollBy(0, change);
    if (document.activeElement?.matches('input, textarea, select')) {
      document.activeElement.scrollIntoView({ block: 'nearest' });
    }
  };
  const measure = () => {
    clearTimeout(timer);
    const height = computeHeight(region);
    const movesUp = height < reserved && scrollY < reserved - height;
    const isResting = performance.now() - movedAt >= POINTER_REST_MS && !isTypingOnPage();
    if (isPressed || (movesUp && !isResting)) timer = setTimeout(measure, POINTER_REST_MS);
    else if (height !== reserved) reserve(height);
  };
  const onPointer = ({ type, buttons }: PointerEvent) => {
    movedAt = performance.now();
    isPressed = buttons > 0 && type !== 'pointercancel';
  };
  const observer = new MutationObserver(measure);
  observer.observe(region, { childList: true, subtree: true, attributeFilter: watched });
  const listening = new AbortController();
  for (const type of ['pointermove', 'pointerdown', 'pointerup', 'pointercancel'] as const)
    addEventListener(type, onPointer, { capture: true, passive: true, signal: listening.signal });
  return () => {
    observer.disconnect();
    listening.abort();
    clearTimeout(timer);
    reserve(0);
  };
}

/** A dialog is outside of the root. */
const isTypingOnPage = () => document.querySelector('#root :is(input, textarea, select):focus') !== null;

function computeHeight(region: Element): number {
  const shown = [...region.querySelectorAll<HTMLElement>('[data-sonner-toast]:not([data-removed="true"])')];
  const front = shown.find(({ dataset }) => dataset.front === 'true') ?? shown[0];
  return front ? EDGE + front.offsetHeight + GAP * Math.min(shown.length, STACKED_MAX) : 0;
}
