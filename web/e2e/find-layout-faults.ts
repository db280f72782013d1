import type { Page } from 'playwright-core';

/** A text or a control that cannot be read or pressed as it is laid out. */
export interface LayoutFault {
  readonly problem: string;
  /** The text that is cut off; empty for a control without one. */
  readonly text: string;
  /** The start of the element's HTML. */
  readonly place: string;
}

/**
 * Finds texts that are cut off or leave their box, controls that overlap or leave the window, and what scrolls sideways and
 * is no table. What lies in an area that scrolls by itself is not cut off by it.
 */
export const findLayoutFaults = (page: Page): Promise<LayoutFault[]> => page.evaluate(listLayoutFaults);

/** Runs in the page, so it can use nothing from outside itself. */
function listLayoutFaults(): LayoutFault[] {
  /** Pixels that rounding can add to a width, and the font's own margins to a height. */
  const tolerance = { x: 1, y: 4 };
  const faults: LayoutFault[] = [];
  const report = (problem: string, element: Element, text: string) =>
    faults.push({ problem, text: text.trim().slice(0, 80), place: element.outerHTML.slice(0, 160) });

  const isShown = (element: Element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  const ancestorsOf = (element: Element | null): Element[] =>
    element === null ? [] : [element, ...ancestorsOf(element.parentElement)];
  /** Whether only screen readers get the element: it lies in a box of one pixel. */
  const isForScreenReaders = (element: Element) =>
    ancestorsOf(element).some((each) => {
      const { width, height } = each.getBoundingClientRect();
      return (width <= 1 || height <= 1) && getComputedStyle(each).overflow !== 'visible';
    });
  const isClipped = (overflow: string) => overflow === 'hidden' || overflow === 'clip';

  /** What cuts this part of an element off: an element around it, or the window. */
  function findCut(element: Element, { left, right, top, bottom }: DOMRect): string | undefined {
    let scrolls = { x: false, y: false };
    for (const around of ancestorsOf(element)) {
      if (around === document.body) break;
      const { overflowX, overflowY, position } = getComputedStyle(around);
      const box = around.getBoundingClientRect();
      const name = around.outerHTML.slice(0, 80);
      if (!scrolls.x && isClipped(overflowX) && (right > box.right + tolerance.x || left < box.left - tolerance.x))
        return `cut off at the side by ${name}`;
      if (!scrolls.y && isClipped(overflowY) && (bottom > box.bottom + tolerance.y || top < box.top - tolerance.y))
        return `cut off at the bottom by ${name}`;
      scrolls = {
        x: scrolls.x || /auto|scroll/.test(overflowX),
        y: scrolls.y || /auto|scroll/.test(overflowY),
      };
      if (position === 'fixed') break;
    }
    const isOutside = right > innerWidth + tolerance.x || left < -tolerance.x;
    return !scrolls.x && isOutside ? 'leaves the window' : undefined;
  }

  const wholeWord = /(?<![^\s“‘(])(?:\p{L}{2,}|\d+%)(?![^\s”’).,:;!?])/gu;
  /** Finds a text that is wider than the box that it is in, or higher than its control. */
  function findOverflow(element: Element, { left, right, top, bottom }: DOMRect): string | undefined {
    const box = ancestorsOf(element).find((each) => !/^(inline|contents)$/.test(getComputedStyle(each).display));
    const { left: start = 0, right: end = 0 } = box?.getBoundingClientRect() ?? {};
    if (box && (right > end + tolerance.x || left < start - tolerance.x)) return 'wider than its box';
    const control = element.closest('button, a, [role="button"], [role="tab"]')?.getBoundingClientRect();
    const isHigher = control && (top < control.top - tolerance.y || bottom > control.bottom + tolerance.y);
    return isHigher ? 'higher than its control' : undefined;
  }

  /**
   * Finds a word that goes on in the next line, because its column is too narrow for it. An email address or a code has no
   * better place to break.
   */
  function findBrokenWord(text: Node): string | undefined {
    const range = document.createRange();
    for (const { 0: word, index } of (text.textContent ?? '').matchAll(wholeWord)) {
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      const { height } = range.getBoundingClientRect();
      const [line] = range.getClientRects();
      if (line && height > 1.5 * line.height) return `the word “${word}” is broken`;
    }
    return undefined;
  }

  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const element = texts.currentNode.parentElement as Element;
    const text = texts.currentNode.textContent ?? '';
    if (text.trim() === '' || !isShown(element) || element.closest('svg, math') || isForScreenReaders(element))
      continue;
    const range = document.createRange();
    range.selectNodeContents(texts.currentNode);
    const rects = [...range.getClientRects()].filter(({ width }) => width > 0);
    const problem =
      rects.map((rect) => findCut(element, rect)).find(Boolean) ??
      rects.map((rect) => findOverflow(element, rect)).find(Boolean) ??
      findBrokenWord(texts.currentNode);
    if (problem) report(problem, element, text);
  }

  const canvas = document.createElement('canvas').getContext('2d') as CanvasRenderingContext2D;
  for (const field of document.querySelectorAll<HTMLInputElement | HTMLSelectElement>('input[placeholder], select')) {
    const shown = field instanceof HTMLSelectElement ? field.selectedOptions[0]?.label : field.placeholder;
    if (!shown || !isShown(field) || isForScreenReaders(field)) continue;
    const style = getComputedStyle(field);
    // An example may end with an ellipsis where the name of the field says as much.
    if (style.textOverflow === 'ellipsis' && field.ariaLabel) continue;
    canvas.font = style.font;
    canvas.letterSpacing = style.letterSpacing;
    canvas.wordSpacing = style.wordSpacing;
    const room = field.clientWidth - Number.parseFloat(style.paddingLeft) - Number.parseFloat(style.paddingRight);
    if (canvas.measureText(shown).width > room + tolerance.x) report('wider than its field', field, shown);
  }

  const pressable =
    'a[href], button, input, select, textarea, summary, [role="button"], [role="tab"], [role="radio"], [role="checkbox"]';
  const controls = [...document.querySelectorAll(pressable)].filter(
    (each) => isShown(each) && !isForScreenReaders(each) && getComputedStyle(each).pointerEvents !== 'none',
  );
  /** The element that keeps its place while the page scrolls, and so may lie over others. */
  const findFloating = (element: Element) =>
    ancestorsOf(element).find((each) => /fixed|sticky/.test(getComputedStyle(each).position));
  /** The part of the control that the areas around it have not scrolled away. */
  const clipToAreas = (control: Element, rect: DOMRect): DOMRect => {
    let { top, bottom } = rect;
    for (const each of ancestorsOf(control.parentElement)) {
      if (!/auto|scroll/.test(getComputedStyle(each).overflowY)) continue;
      const area = each.getBoundingClientRect();
      [top, bottom] = [Math.max(top, area.top), Math.min(bottom, area.bottom)];
    }
    return new DOMRect(rect.left, top, rect.width, Math.max(0, bottom - top));
  };
  const placed = controls.flatMap((control) => {
    const floating = findFloating(control);
    return [...control.getClientRects()].map((rect) => ({
      control,
      rect,
      shown: clipToAreas(control, rect),
      floating,
    }));
  });
  for (const [index, { control, rect, shown, floating }] of placed.entries()) {
    if (rect.width === 0) continue;
    const cut = findCut(control, rect);
    if (cut) report(cut, control, control.textContent);
    for (const other of placed.slice(index + 1)) {
      if (control.contains(other.control) || other.control.contains(control) || floating !== other.floating) continue;
      const width = Math.min(shown.right, other.shown.right) - Math.max(shown.left, other.shown.left);
      const height = Math.min(shown.bottom, other.shown.bottom) - Math.max(shown.top, other.shown.top);
      if (width > 2 && height > 2)
        report(`overlaps ${other.control.outerHTML.slice(0, 80)}`, control, control.textContent);
    }
  }

  for (const area of document.querySelectorAll('body *')) {
    const isScrolled = area.scrollWidth > area.clientWidth + tolerance.x && isShown(area);
    if (isScrolled && /auto|scroll/.test(getComputedStyle(area).overflowX) && !area.querySelector('table'))
      report('scrolls sideways and is no table', area, '');
  }
  const { scrollWidth } = document.documentElement;
  if (scrollWidth > innerWidth) report(`the page is ${scrollWidth} px wide`, document.documentElement, '');
  return faults;
}

export const formatLayoutFault = ({ problem, text, place }: LayoutFault): string => `${problem}: “${text}” at ${place}`;
