/** Actions of people who use the keyboard alone, and what they must see at each step. */
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { computeContrastRatio } from '../src/styles/test/contrast.ts';

const STEPS_MAX = 100;
/** WCAG 1.4.11 for the focus indicator. */
const CONTRAST_MIN = 3;

/**
 * Presses Tab, Shift+Tab when the element comes before the focused one, or another key, until this element has the focus.
 * The focus must be visible at every step.
 */
export async function tabTo(page: Page, target: Locator, key?: string): Promise<void> {
  // A button that waits for data cannot be reached with Tab.
  await expect.poll(() => target.isEnabled()).toBe(true);
  const way = key ?? ((await target.evaluate(isBeforeFocus)) ? 'Shift+Tab' : 'Tab');
  for (let steps = 0; steps < STEPS_MAX; steps += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press(way);
    await expectVisibleFocus(page);
  }
  throw new Error(`${target} cannot be reached with ${way}`);
}

const isBeforeFocus = (element: Element) =>
  document.activeElement !== null &&
  (element.compareDocumentPosition(document.activeElement) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;

/** Moves the focus to this element with the Tab key, and presses Enter or another key on it. */
export async function pressByKeyboard(page: Page, target: Locator, key = 'Enter'): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press(key);
}

/** Moves the focus to this field with the Tab key and types. */
export async function typeByKeyboard(page: Page, field: Locator, text: string): Promise<void> {
  await tabTo(page, field);
  await page.keyboard.type(text);
}

/** Waits until this element has the focus, and expects that people see it. */
export async function expectFocused(page: Page, target: Locator): Promise<void> {
  await target.and(page.locator(':focus')).waitFor();
  await expectVisibleFocus(page);
}

/** Expects that the focused element is on the screen, and has an outline that differs enough from what is around it. */
export async function expectVisibleFocus(page: Page): Promise<void> {
  // The page may still be scrolling to it, or growing while data arrives.
  const readView = () =>
    page.evaluate(readFocus).then(({ name, isShown }) => `${name}${isShown ? '' : ' is out of view'}`);
  await expect.poll(readView).not.toMatch(/ is out of view$/);
  const { name, needsOutline } = await page.evaluate(readFocus);
  // A page that renders anew may draw the outline a moment later.
  const readContrast = async () => {
    const { outlines } = await page.evaluate(readFocus);
    return Math.max(0, ...outlines.map(({ color, around }) => computeContrastRatio(color, around)));
  };
  if (needsOutline)
    await expect.poll(readContrast, { message: `contrast of the outline of ${name}` }).toBeGreaterThan(CONTRAST_MIN);
}

function readFocus() {
  const focused = document.activeElement ?? document.body;
  const pixel = Object.assign(document.createElement('canvas'), { width: 1, height: 1 }).getContext('2d', {
    willReadFrequently: true,
  }) as CanvasRenderingContext2D;
  const toRgba = (color: string) => {
    pixel.clearRect(0, 0, 1, 1);
    pixel.fillStyle = color;
    pixel.fillRect(0, 0, 1, 1);
    return pixel.getImageData(0, 0, 1, 1).data;
  };
  const toHex = (color: string) =>
    `#${[...toRgba(color).slice(0, 3)].map((part) => part.toString(16).padStart(2, '0')).join('')}`;
  const findBackground = (element: Element | null): string => {
    if (!element) return '#ffffff';
    const { backgroundColor } = getComputedStyle(element);
    return toRgba(backgroundColor)[3] === 255 ? toHex(backgroundColor) : findBackground(element.parentElement);
  };
  const readOutline = (element: Element, pseudo?: string) => {
    const { outlineStyle, outlineWidth, outlineColor, outlineOffset } = getComputedStyle(element, pseudo);
    const isDrawn = outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2 && toRgba(outlineColor)[3] === 255;
    const isInside = pseudo !== undefined || Number.parseFloat(outlineOffset) < 0;
    return isDrawn
      ? [{ color: toHex(outlineColor), around: findBackground(isInside ? element : element.parentElement) }]
      : [];
  };
  // The picture of a hidden radio button is its label. The line around a field may have the outline of the field.
  const wrappers = [focused.closest('label'), focused.parentElement].filter((element) => element !== null);
  const box = (
    focused.getBoundingClientRect().width > 1 ? focused : (focused.closest('label') ?? focused)
  ).getBoundingClientRect();
  return {
    name: `${focused.tagName} “${focused.getAttribute('aria-label') ?? focused.textContent?.trim().slice(0, 40)}” #${focused.id}`,
    isShown:
      focused !== document.body &&
      box.width > 1 &&
      box.height > 1 &&
      box.bottom > 0 &&
      box.right > 0 &&
      box.top < innerHeight &&
      box.left < innerWidth,
    // Headings and regions take the focus from code alone, so that reading continues there. There is nothing to press.
    needsOutline: !(
      focused.getAttribute('tabindex') === '-1' &&
      focused.matches('main, section, p, div:not([role]), li, h1, h2, h3, [role=dialog], [role=alertdialog]')
    ),
    outlines: [
      ...readOutline(focused),
      ...readOutline(focused, '::after'),
      ...wrappers.flatMap((element) => readOutline(element)),
    ],
  };
}
