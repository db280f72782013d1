/**
 * For a form that goes when it was given, as its ref: the focus that would go with it passes to the work around it, so
 * that the next one is read from there and not from the top of the page.
 */
export function keepFocusNearby(form: HTMLFormElement | null): (() => void) | undefined {
  const work = form?.closest('article');
  return () => {
    if (form?.contains(document.activeElement)) work?.focus({ preventScroll: true });
  };
}
