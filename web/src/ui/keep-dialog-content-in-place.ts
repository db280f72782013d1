/**
 * Changes the space above dialogs, and scrolls each by as much as its upper edge has moved, so that its fields stay where
 * they are in the window.
 */
export function keepDialogContentInPlace(change: () => void): void {
  const panels = [...document.querySelectorAll(':is([role="dialog"], [role="alertdialog"])')];
  const findTop = (panel: Element) => panel.getBoundingClientRect().top;
  const before = panels.map((panel) => ({ panel, top: findTop(panel), scrollTop: panel.scrollTop }));
  change();
  for (const { panel, top, scrollTop } of before) panel.scrollTop = scrollTop + findTop(panel) - top;
}
