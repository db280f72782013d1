import type { Page } from 'playwright-core';
import { findLayoutFaults, formatLayoutFault } from './find-layout-faults.ts';
import { anyDialog } from './form-openers.ts';

/** A phone whose browser enlarges only the text, which no media query notices. */
const phone = { width: 390, height: 844 };

/** Lists what is cut off or overlaps on a phone with letters of twice the size. The window keeps the size of the phone. */
export async function findLargeTextFaults(page: Page): Promise<string[]> {
  await page.setViewportSize(phone);
  await page.evaluate(enlargeText, '200%');
  const faults = (await findLayoutFaults(page)).map(formatLayoutFault);
  const crampedDialogs = await page.evaluate(listCrampedDialogs, anyDialog);
  await page.evaluate(enlargeText, '');
  return [...faults, ...crampedDialogs].map((fault) => `with letters of twice the size: ${fault}`);
}

/** Waits until what observes sizes has answered. Runs in the page. */
async function enlargeText(fontSize: string): Promise<void> {
  document.documentElement.style.fontSize = fontSize;
  for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
}

/** Lists the dialogs that leave less than half of the window to what scrolls in them. Runs in the page. */
function listCrampedDialogs(dialogs: string): string[] {
  const panels = [...document.querySelectorAll<HTMLElement>(dialogs)];
  return panels.flatMap((panel) => {
    const sticky = [...panel.querySelectorAll<HTMLElement>('*')].filter(
      (each) => getComputedStyle(each).position === 'sticky',
    );
    const free = sticky.reduce((height, edge) => height - edge.offsetHeight, panel.clientHeight);
    const isScrolling = panel.scrollHeight > panel.clientHeight + 1;
    return isScrolling && free < innerHeight / 2 ? `${Math.round(free)} px are left to scroll in the dialog` : [];
  });
}
