/** Focuses the page's heading, or its content if there is no heading yet, so that screen readers continue there. */
export function focusHeading(): void {
  const content = document.querySelector('main');
  const heading = content?.querySelector('h1');
  // The heading takes the focus for screen readers, but is not reachable with Tab.
  if (heading) heading.tabIndex = -1;
  (heading ?? content)?.focus({ preventScroll: true });
}
