import type { Page } from 'playwright-core';

/** Finds controls that cannot be pressed even after scrolling to them, because something fixed lies over them. */
export const findCoveredControls = (page: Page): Promise<string[]> => page.evaluate(listCoveredControls);

/** Finds the controls that a toast lies over, where the page is scrolled to now. A page begins below its `#root`'s padding. */
export const findControlsUnderToasts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const toasts = [...document.querySelectorAll('[data-sonner-toast]:not([data-removed="true"])')].map((toast) =>
      toast.getBoundingClientRect(),
    );
    const root = document.querySelector('#root') as Element;
    const pageTop = Number.parseFloat(getComputedStyle(root).paddingTop);
    const isUnderToast = (control: Element) => {
      const box = control.getBoundingClientRect();
      const panel = control.closest('[role="dialog"], [role="alertdialog"]');
      const top = Math.max(box.top, panel?.getBoundingClientRect().top ?? pageTop);
      return toasts.some(
        (over) => box.left < over.right && over.left < box.right && top < over.bottom && over.top < box.bottom,
      );
    };
    return [...document.querySelectorAll('a[href], button, input, select, textarea, summary, label')]
      .filter((control) => control.checkVisibility({ visibilityProperty: true }))
      .filter((control) => !control.closest('[data-sonner-toaster], .sr-only') && isUnderToast(control))
      .map((control) => control.outerHTML.slice(0, 140));
  });

/** Runs in the page, so it can use nothing from outside itself. */
function listCoveredControls(): string[] {
  const covered: string[] = [];
  for (const control of document.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary')) {
    if (control.tabIndex < 0 || !control.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    // The focus scrolls as for somebody who uses the keyboard.
    control.focus();
    const { left, top, width, height } = control.getClientRects()[0] ?? new DOMRect();
    if (width <= 1 || document.activeElement !== control) continue;
    const at = document.elementFromPoint(left + width / 2, top + Math.min(height, 44) / 2);
    const isReached =
      at !== null && (control.contains(at) || at.contains(control) || at.closest('label')?.contains(control));
    if (!isReached)
      covered.push(`covered by ${at?.outerHTML.slice(0, 100) ?? 'the edge'}: ${control.outerHTML.slice(0, 140)}`);
  }
  (document.activeElement as HTMLElement | null)?.blur();
  scrollTo(0, 0);
  return covered;
}
