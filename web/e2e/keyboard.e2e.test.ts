/** The main stories of a visitor, a tutor and an owner with the keyboard alone. The focus is visible at every step. */
import { expect, test } from 'vitest';
import { openVisitor } from '#testing/browser-fixture.ts';
import { fixedNoon, openTestCentre } from '#testing/centre-fixture.ts';
import { expectFocused, expectVisibleFocus, pressByKeyboard, tabTo, typeByKeyboard } from './keyboard.ts';
import { findRollSaveButton, findRollTick } from './roll.ts';
import { findStudentLine } from './steps.ts';

test('by keyboard: from the public site to a saved roll, a class history, another student and their replay', async () => {
  await using centre = await openTestCentre({ clock: fixedNoon });
  const owner = await centre.createTutor({ name: 'Sam Okafor', owner: true });
  const ada = await centre.createStudent({ name: 'Ada Lovell', classes: 6 });
  const ben = await centre.createStudent({ name: 'Ben Novak', classes: 6 });
  await using visitor = await openVisitor(centre.url);
  const page = await visitor.context.newPage();
  const { keyboard } = page;
  const main = page.getByRole('main');
  /** Waits until a screen was opened, whose heading has the focus. */
  const arrive = async (path: string, heading: string) => {
    await page.waitForURL(path);
    await expectFocused(page, main.getByRole('heading', { level: 1, name: heading }));
  };

  await page.goto('/');
  await keyboard.press('Tab');
  await expectFocused(page, page.getByRole('link', { name: 'Skip to content' }));
  await keyboard.press('Enter');
  await expectFocused(page, main);
  await keyboard.press('Tab');
  await expectFocused(page, main.getByRole('link').first());
  await tabTo(page, page.getByRole('banner').getByRole('link', { name: 'Sign In' }));
  await keyboard.press('Enter');
  await page.waitForURL('/login');
  await typeByKeyboard(page, page.getByLabel('Email'), owner.email);
  await typeByKeyboard(page, page.getByLabel('Password', { exact: true }), owner.password);
  await keyboard.press('Enter');
  await arrive('/tutor', 'Tutor Dashboard');
  // The heading comes after the skip link, which leads back to it from the top of the page.
  await tabTo(page, page.getByRole('link', { name: 'Skip to content' }));
  await keyboard.press('Enter');
  await expectFocused(page, main);

  await pressByKeyboard(page, main.getByRole('link', { name: 'Take Attendance', exact: true }));
  await arrive('/take-attendance', 'Take Attendance');
  const opener = main.getByRole('button', { name: 'Take Attendance' });
  await pressByKeyboard(page, opener);
  const roll = page.getByRole('dialog', { name: 'Take Attendance' });
  await expectFocused(page, findRollTick(roll, 'Ada Lovell'));
  await keyboard.press('Space');
  await keyboard.press('ArrowDown');
  await expectFocused(page, findRollTick(roll, 'Ben Novak'));
  // Escape asks before it drops the tick.
  await keyboard.press('Escape');
  await expectFocused(page, page.getByRole('alertdialog').getByRole('button', { name: 'Keep open' }));
  await keyboard.press('Enter');
  await expectFocused(page, findRollTick(roll, 'Ben Novak'));
  await pressByKeyboard(page, findRollSaveButton(roll));
  await roll.waitFor({ state: 'detached' });
  await expectFocused(page, opener);

  await tabTo(page, page.getByRole('banner').getByRole('link', { name: 'Students' }));
  await keyboard.press('Enter');
  await arrive('/student-management', 'Student Management');
  const adasLine = findStudentLine(page, 'Ada Lovell');
  for (const name of ['Mark Attendance', 'Manage Classes']) {
    const button = adasLine.getByRole('button', { name, exact: true });
    await pressByKeyboard(page, button);
    await page.getByRole('dialog', { name }).waitFor();
    await expectVisibleFocus(page);
    await keyboard.press('Escape');
    await expectFocused(page, button);
  }
  const more = adasLine.getByRole('button', { name: /^More for/ });
  await pressByKeyboard(page, more);
  await expectFocused(page, page.getByRole('menuitem').first());
  await tabTo(page, page.getByRole('menuitem', { name: 'Delete' }), 'ArrowDown');
  await keyboard.press('Enter');
  await page.getByRole('alertdialog').waitFor();
  await expectVisibleFocus(page);
  await keyboard.press('Escape');
  await expectFocused(page, more);

  await pressByKeyboard(page, adasLine.getByRole('link', { name: /History/ }));
  await arrive(`/class-history/${ada.id}`, 'Ada Lovell');
  await main
    .getByRole('cell', { name: /Attended class/ })
    .first()
    .waitFor();
  await keyboard.press('Control+k');
  await expectFocused(page, page.getByRole('combobox', { name: 'Search and actions' }));
  await keyboard.type('Ben N');
  await page.getByRole('option', { name: /Ben Novak/ }).waitFor();
  await keyboard.press('Enter');
  await arrive(`/class-history/${ben.id}`, 'Ben Novak');
  await keyboard.press('?');
  await page.getByRole('dialog', { name: 'Keyboard shortcuts' }).waitFor();
  await expectVisibleFocus(page);
  await keyboard.press('Escape');
  await expectFocused(page, main.getByRole('heading', { level: 1 }));

  await pressByKeyboard(page, main.getByRole('link', { name: 'Replay' }));
  await arrive(`/replay/${ben.id}`, 'Ben Novak');
  const timeline = page.getByRole('slider', { name: 'Timeline' });
  const readPlace = () => timeline.getAttribute('aria-valuenow');
  await tabTo(page, timeline);
  const last = Number(await readPlace());
  await keyboard.press('ArrowLeft');
  await expect.poll(readPlace).toBe(String(last - 1));
  await expectFocused(page, timeline);
  await tabTo(page, page.getByRole('region', { name: 'Events' }).locator('a[tabindex="0"]'));
  await keyboard.press('ArrowDown');
  await expect.poll(readPlace).not.toBe(String(last - 1));
  await expectVisibleFocus(page);
});
