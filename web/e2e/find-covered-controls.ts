import type { Page } from 'playwright-core';

/** Finds controls that cannot be pressed even after scrolling to them, because something fixed lies over them. */
export const findCoveredControls = (page: Page): Promise<string[]> => page.evaluate(listCoveredControls);

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
