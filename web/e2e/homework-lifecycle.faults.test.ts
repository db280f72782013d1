import { expect, test } from 'vitest';
import { openTestCentre, runningClockFromNoon } from '#testing/centre-fixture.ts';
import { pressByKeyboard, tabTo, typeByKeyboard } from './keyboard.ts';
import { openSignedInVisitor, readAndCloseToast } from './steps.ts';

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
  await pressByKeyboard(tutor, tutor.getByRole('main').getByRole('link', { name: 'Create Assignment' }).first());
  await tutor.waitForURL('/create-homework');
  await typeByKeyboard(tutor, tutor.getByLabel('Title'), 'Leaves');
  await tabTo(tutor, tutor.getByRole('radio', { name: 'Auto Graded' }));
  await tutor.keyboard.press('ArrowRight');
  await pressByKeyboard(tutor, tutor.getByRole('checkbox', { name: 'Ada Lovell' }), 'Space');
  await pressByKeyboard(tutor, tutor.getByRole('button', { name: 'Add Question' }));
  await typeByKeyboard(tutor, tutor.getByLabel('Question text'), 'When do leaves fall?');
  await tabTo(tutor, tutor.getByLabel('A is correct'));
  await tutor.keyboard.press('ArrowDown');
  await tutor.keyboard.press('Shift+Tab');
  for (const [letter, text] of Object.entries({ A: 'In summer', B: 'In autumn', C: 'In spring', D: 'Never' })) {
    await typeByKeyboard(tutor, tutor.getByLabel(`Option ${letter}`), text);
  }
  await pressByKeyboard(tutor, tutor.getByRole('button', { name: 'Create Assignment' }));
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
