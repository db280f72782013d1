import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openTestCentre, runningClockFromNoon } from '#scripts/test/centre-fixture.ts';
import { openSignedInVisitor, readAndCloseToast } from './steps.ts';

const readFocusedName = () => {
  const { activeElement: at, body } = document;
  if (at === body) return '';
  const labels = [...((at as HTMLInputElement | null)?.labels ?? [])];
  return [at?.getAttribute('aria-label'), ...labels.map(({ innerText }) => innerText), at?.textContent]
    .filter(Boolean)
    .join(' ');
};

/** Presses Tab until an element with this name has the focus. */
async function tabTo(page: Page, name: string): Promise<void> {
  for (let keys = 0; keys < 80; keys += 1) {
    if ((await page.evaluate(readFocusedName)).includes(name)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`The Tab key never comes to ${name}`);
}
async function press(page: Page, name: string, key = 'Enter'): Promise<void> {
  await tabTo(page, name);
  await page.keyboard.press(key);
}
async function type(page: Page, name: string, text: string): Promise<void> {
  await tabTo(page, name);
  await page.keyboard.type(text);
}

test('an assignment from creation by keyboard to a corrected grade, over a lost connection', async () => {
  await using centre = await openTestCentre({ clock: runningClockFromNoon() });
  const sam = await centre.createTutor({ name: 'Sam Okafor' });
  const ada = await centre.createStudent({ name: 'Ada Lovell' });
  await using desk = await openSignedInVisitor(centre, sam);
  await using home = await openSignedInVisitor(centre, ada);
  const [tutor, student] = [desk.page, home.page];
  await student.goto('/student');
  await student.getByText("Your tutor hasn't assigned any homework yet. Check back later!").waitFor();

  await tutor.goto('/tutor');
  await tutor.getByRole('heading', { name: 'Recent Assignments' }).waitFor();
  await press(tutor, 'Create Assignment');
  await tutor.waitForURL('/create-homework');
  await tutor.getByLabel('Title').waitFor();
  await type(tutor, 'Title', 'Leaves');
  await tabTo(tutor, 'Auto Graded');
  await tutor.keyboard.press('ArrowRight');
  await press(tutor, 'Ada Lovell', 'Space');
  await press(tutor, 'Add Question');
  await tutor.getByRole('group', { name: 'Question 1', exact: true }).waitFor();
  await type(tutor, 'Question text', 'When do leaves fall?');
  await tabTo(tutor, 'A is correct');
  await tutor.keyboard.press('ArrowDown');
  await tutor.keyboard.press('Shift+Tab');
  for (const [letter, text] of Object.entries({ A: 'In summer', B: 'In autumn', C: 'In spring', D: 'Never' })) {
    await type(tutor, `Option ${letter}`, text);
  }
  await press(tutor, 'Create Assignment');
  await tutor.waitForURL('/tutor');
  await readAndCloseToast(tutor, 'Homework created');

  await student.getByRole('link', { name: /Start Assignment/ }).click();
  await student.getByRole('radio', { name: /In autumn/ }).check();
  await student.getByText(/^Saved \d?\d:\d\d\s[AP]M/).waitFor();
  await home.context.setOffline(true);
  await student.getByRole('radio', { name: /In spring/ }).check();
  await student.getByText('Not saved yet · offline').waitFor();
  await home.context.setOffline(false);
  await student.getByText(/^Saved \d?\d:\d\d\s[AP]M/).waitFor();
  await student.getByRole('button', { name: /^Submit/ }).click();
  await student.waitForURL('/student');

  await tutor.getByText('1 to review').waitFor();
  await tutor.getByRole('region', { name: 'To review' }).getByRole('link', { name: 'Review Leaves' }).click();
  const form = tutor.getByRole('form', { name: 'Grade Ada Lovell' });
  await form.getByLabel('Grade (0-100)').fill('80');
  await form.getByLabel('Feedback').fill('Nearly');
  await form.getByRole('button', { name: 'Submit Grade' }).click();
  await readAndCloseToast(tutor, 'Grade submitted');
  const line = student.getByRole('region', { name: 'Your Assignments' });
  await line.getByText('Graded: 80%').waitFor();
  await line.getByText('Nearly').waitFor();

  await tutor.getByRole('button', { name: 'Correct grade' }).click();
  const dialog = tutor.getByRole('dialog');
  await dialog.getByLabel('Grade (0-100)').fill('90');
  await dialog.getByLabel('Reason').fill('Spring was right as well');
  await dialog.getByRole('button', { name: 'Correct grade' }).click();
  await line.getByText('Graded: 90%').waitFor();
  expect(await line.getByText('Graded: 80%').count()).toBe(0);
});
