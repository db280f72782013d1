/**
 * Focuses the page's heading, or the main content when there is no heading yet, so that screen readers continue there.
 */
export function focusPageHeading(): void {
  const content = document.querySelector('main');
  const heading = content?.querySelector('h1');
  // The heading can be focused by a script but not with the Tab key.
  if (heading) heading.tabIndex = -1;
  (heading ?? content)?.focus({ preventScroll: true });
}
