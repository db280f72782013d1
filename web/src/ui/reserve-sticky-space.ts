/** The edges of a dialog that can be sticky. Where not all have room, the first ones stay and the others scroll. */
const edgeNames = ['foot', 'error', 'notes', 'head', 'toolbar'] as const;
type EdgeName = (typeof edgeNames)[number];

/** A dialog takes up to 0.92 of the window. What scrolls between its sticky edges gets half of the window. */
const EDGES_SHARE_MAX = 0.42;

/** The height in pixels that sticky edges may take, also with letters of twice the size and in a low window. */
export const getStickyHeightMax = (): number => EDGES_SHARE_MAX * innerHeight;

/**
 * Makes an edge of a dialog sticky where there is room for it. Otherwise it scrolls with the content. The style of dialogs
 * reads the heights of the sticky edges, so that what takes the focus is scrolled beside them. Use the result as a ref
 * callback of the edge.
 */
export const reserveStickySpace =
  (name: EdgeName) =>
  (edge: HTMLElement | null): (() => void) | undefined => {
    const panel = edge?.closest<HTMLElement>(':is([role="dialog"], [role="alertdialog"])');
    if (!edge || !panel) return undefined;
    edge.dataset.stickyEdge = name;
    const measure = () => fitEdges(panel);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(edge);
    addEventListener('resize', measure);
    return () => {
      observer.disconnect();
      removeEventListener('resize', measure);
      delete edge.dataset.stickyEdge;
      measure();
    };
  };

const reserveError = reserveStickySpace('error');

/**
 * Keeps the error of a form in view: where it is too high to be sticky, the form is scrolled to it. An error that appears
 * after its toast has gone does not take away a field in use. Use it as a ref callback of the error.
 */
export function keepErrorInView(error: HTMLElement | null): (() => void) | undefined {
  const release = reserveError(error);
  if (!error || !release) return undefined;
  const scrollTo = () => error.style.position === 'static' && error.scrollIntoView({ block: 'nearest' });
  scrollTo();
  let wasShown = true;
  const observer = new ResizeObserver(() => {
    const isShown = error.offsetHeight > 0;
    if (isShown && !wasShown && !document.activeElement?.matches('input, textarea, select')) scrollTo();
    wasShown = isShown;
  });
  observer.observe(error);
  return () => {
    observer.disconnect();
    release();
  };
}

function fitEdges(panel: HTMLElement): void {
  let left = getStickyHeightMax();
  for (const name of edgeNames) {
    const edge = panel.querySelector<HTMLElement>(`[data-sticky-edge="${name}"]`);
    const height = edge?.offsetHeight ?? 0;
    const isSticky = height <= left;
    if (edge) edge.style.position = isSticky && height > 0 ? 'sticky' : 'static';
    panel.style.setProperty(`--${name}-height`, `${isSticky ? height : 0}px`);
    if (isSticky) left -= height;
  }
}
