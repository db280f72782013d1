/** Lets reading go on at the page's heading, or at its content while there is none. */
export function focusHeading(): void {
  const content = document.querySelector('main');
  const heading = content?.querySelector('h1');
  // It takes the focus for those who listen; it cannot be operated.
  if (heading) heading.tabIndex = -1;
  (heading ?? content)?.focus({ preventScroll: true });
}
