/**
 * Ref callback for a form that disappears after its command. It moves the focus to the submission around the form, so
 * that keyboard users continue there and not at the top of the page.
 */
export function focusSubmissionWhenFormRemoved(form: HTMLFormElement | null): (() => void) | undefined {
  const work = form?.closest('article');
  return () => {
    if (form?.contains(document.activeElement)) work?.focus({ preventScroll: true });
  };
}
