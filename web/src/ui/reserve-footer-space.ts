import { getStickyHeightMax } from './reserve-sticky-space.ts';

/**
 * Sets `--foot-room` to the height of a sticky form footer, so that toasts and the connection notice never cover its
 * buttons and the focus does not go behind it. A footer that would take almost half of the window scrolls with the page
 * instead. Use it as a ref callback; it returns a function that stops it.
 */
export function reserveFooterSpace(foot: HTMLElement | null): (() => void) | undefined {
  if (foot === null) return undefined;
  foot.dataset.stickyFooter = '';
  const page = document.documentElement.style;
  const measure = () => {
    foot.style.position = foot.offsetHeight <= getStickyHeightMax() ? '' : 'static';
    // In a low window the footer is not sticky and needs no space.
    const height = getComputedStyle(foot).position === 'sticky' ? foot.offsetHeight : 0;
    page.setProperty('--foot-room', `${height}px`);
  };
  const observer = new ResizeObserver(measure);
  observer.observe(foot);
  observer.observe(document.documentElement);
  return () => {
    observer.disconnect();
    page.removeProperty('--foot-room');
  };
}
