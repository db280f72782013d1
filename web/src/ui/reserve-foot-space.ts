/**
 * Keeps `--foot-room` on the page as high as the foot of a form that stays in view: toasts and the line of a lost
 * connection stand above it then, and never over its buttons. For use as a ref; returns the way to stop.
 */
export function reserveFootSpace(foot: HTMLElement | null): (() => void) | undefined {
  if (foot === null) return undefined;
  const page = document.documentElement.style;
  const measure = () => {
    // In a low window it scrolls away with the form.
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
