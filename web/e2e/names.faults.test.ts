import type { Locator } from 'playwright-core';
import { expect, test } from 'vitest';
import { openTestCentre, runningClockFromNoon } from '#testing/centre-fixture.ts';
import { openForAllTests } from '#testing/open-for-all-tests.ts';
import { findToast, openInPortal, openSignedInVisitor, openStudentDialog } from './steps.ts';

/** The first name has an override that is not closed; the second closes an isolate that it has not opened. */
const ODD = ['\u202eevil two', '\u2069\u202eevil three'];

const centre = await openForAllTests(openTestCentre({ clock: runningClockFromNoon() }));
const sam = await centre.createTutor({ name: 'Sam Okafor', owner: true });
for (const name of ODD) await centre.createStudent({ name, classes: 6 });

test('a right-to-left name does not change the sentence around it', async () => {
  await using desk = await openSignedInVisitor(centre, sam);
  const { page } = desk;
  for (const name of ODD) {
    await page.goto('/student-management');
    const words = name.slice(-5);
    const deletion = await openStudentDialog(page, words, 'Delete');
    await expect
      .poll(() => runsLeftToRight(deletion.getByText(/is signed out at once/), 'is signed out at once'))
      .toBe(true);
    await deletion.getByRole('button', { name: 'Cancel' }).click();

    const marking = await openStudentDialog(page, words, 'Mark Attendance');
    await marking.getByRole('button', { name: 'Mark Attendance' }).click();
    const marked = findToast(page, 'Attendance marked').filter({ hasText: words });
    await marked.waitFor();
    expect(await runsLeftToRight(marked.getByText(/marked as/), 'marked as present')).toBe(true);

    await openInPortal(page, '/activity');
    const act = page.getByRole('listitem').filter({ hasText: 'present for' }).filter({ hasText: words });
    await act.waitFor();
    expect(await runsLeftToRight(act, 'present for')).toBe(true);
  }
});

/** True when these words of an element run from left to right. */
const runsLeftToRight = (shown: Locator, words: string): Promise<boolean> =>
  shown.evaluate((element, text) => {
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    const places: { node: Node; at: number }[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      for (let at = 0; at < (node.textContent ?? '').length; at += 1) places.push({ node, at });
    }
    const whole = places.map(({ node, at }) => node.textContent?.[at]).join('');
    const left = (index: number) => {
      const range = document.createRange();
      const { node, at } = places[index] ?? { node: element, at: 0 };
      range.setStart(node, at);
      range.setEnd(node, at + 1);
      return range.getBoundingClientRect().left;
    };
    const first = whole.indexOf(text);
    return first >= 0 && left(first) < left(first + text.length - 1);
  }, words);
