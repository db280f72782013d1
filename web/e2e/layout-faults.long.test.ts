/** What the tests of the layout and of the focus report on pages that have one fault each, and on one that has none. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openVisitor } from '#testing/browser-fixture.ts';
import { findCoveredControls } from './find-covered-controls.ts';
import { findLayoutFaults, formatLayoutFault } from './find-layout-faults.ts';
import { expectVisibleFocus } from './keyboard.ts';

/** Shows these elements in a window of 320 × 400 CSS pixels, and has `find` look at them. */
async function inspect<T>(elements: string, find: (page: Page) => Promise<T>): Promise<T> {
  await using visitor = await openVisitor('http://localhost', { viewport: { width: 320, height: 400 } });
  const page = await visitor.context.newPage();
  await page.setContent(`<!doctype html><title>Page</title><body style="font: 16px/1.5 monospace">${elements}`);
  // Awaited, because the browser closes when this function returns.
  return await find(page);
}

const listLayoutFaults = async (page: Page) => (await findLayoutFaults(page)).map(formatLayoutFault);

/** Scrolls under a sticky header, and has a table that is wider than the window in a box that scrolls. */
const clean = `
  <header style="position: sticky; top: 0; background: #fff"><a href="#end">To the end</a></header>
  <p>A text that wraps where the window ends, as it should.</p>
  <span style="position: absolute; width: 1px; height: 1px; overflow: hidden">Only for screen readers</span>
  <div style="overflow-x: auto"><table><td style="min-width: 600px">Wide</table></div>
  <input placeholder="Name" style="outline: 2px solid #000" />
  <input aria-label="Search students and screens" placeholder="Students and screens" style="width: 60px; text-overflow: ellipsis; outline: 2px solid #000" />
  <div style="height: 60px; overflow-y: auto"><p style="height: 50px"></p><button style="outline: 2px solid #000">Scrolled away</button></div>
  <button>Below it</button>
  <p style="width: 80px; overflow-wrap: anywhere">mia.lund@rollbook.example</p>
  <div style="height: 900px"></div>
  <button>Back</button> <button>Next</button>
`;

test('a page without a fault: nothing is reported', async () => {
  expect(await inspect(clean, listLayoutFaults)).toEqual([]);
  expect(await inspect(clean, findCoveredControls)).toEqual([]);
});

test.each([
  [
    'a text is cut off at its side',
    /cut off at the side .*“A long sentence/,
    '<p style="overflow: hidden; white-space: nowrap">A long sentence that does not fit the window',
  ],
  [
    'a text is cut off at its bottom',
    /cut off at the bottom .*“A long sentence/,
    '<p style="overflow: hidden; height: 24px">A long sentence that does not fit the window',
  ],
  [
    'a word is broken',
    /the word “Extraordinarily” is broken/,
    '<p style="width: 60px; overflow-wrap: break-word">Extraordinarily',
  ],
  ['a word is wider than its box', /wider than its box: “Extraordinarily/, '<p style="width: 60px">Extraordinarily'],
  [
    'a text is higher than its control',
    /higher than its control: “Add classes/,
    '<button style="width: 60px; height: 20px">Add classes</button>',
  ],
  [
    'a hint is wider than its field',
    /wider than its field: “Name of the student/,
    '<input placeholder="Name of the student" style="width: 60px" />',
  ],
  [
    'two buttons overlap',
    /overlaps <button.*“Back”/,
    '<button>Back</button><button style="margin-left: -30px">Next</button>',
  ],
  [
    'a button leaves the window',
    /leaves the window: “Next”/,
    '<button style="position: absolute; left: 300px; width: 80px">Next</button>',
  ],
  [
    'a list scrolls sideways',
    /scrolls sideways and is no table/,
    '<ul style="overflow-x: auto; white-space: nowrap"><li>A long line that does not fit the window',
  ],
  ['the page scrolls sideways', /the page is \d+ px wide/, '<div style="width: 500px; height: 20px">'],
])('%s: it is reported', async (_, fault, elements) => {
  expect(await inspect(elements, listLayoutFaults)).toContainEqual(expect.stringMatching(fault));
});

test('a button that a fixed bar covers: it is reported', async () => {
  const bar = '<div style="position: fixed; inset: 0 0 auto; height: 80px; background: #fff">';
  expect(await inspect(`<button>Save</button>${bar}`, findCoveredControls)).toEqual([
    expect.stringMatching(/^covered by <div.*: <button>Save/),
  ]);
});

test.each([
  ['no outline', 'outline: none', /contrast of the outline of BUTTON/],
  ['a pale outline', 'outline: 2px solid #ddd', /contrast of the outline of BUTTON/],
  ['a place beside the window', 'outline: 2px solid #000; position: fixed; left: -500px', /is out of view/],
])('a focused button with %s: it is refused', async (_, style, fault) => {
  const check = inspect(`<button style="${style}">Save</button>`, async (page) => {
    await page.getByRole('button').focus();
    await expectVisibleFocus(page);
  });
  await expect(check).rejects.toThrow(fault);
});

test('a focused button with an outline: it is accepted', async () => {
  await inspect('<button style="outline: 2px solid #000">Save</button>', async (page) => {
    await page.getByRole('button').focus();
    await expectVisibleFocus(page);
  });
});
