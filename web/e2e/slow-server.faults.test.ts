import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openVisitor } from '#testing/browser-fixture.ts';
import { toBrowserCookies } from '#testing/chromium.ts';
import { openDemoServer } from '#testing/demo-server.ts';
import { createChoiceQuestion } from '#testing/homework-fixture.ts';
import { openForAllTests } from '#testing/open-for-all-tests.ts';
import { findToast } from './steps.ts';

const centre = await openForAllTests(openDemoServer());
const tutor = await centre.signIn('Tutor');

/** Suspends the program: its sockets stay open, and nothing is answered until the result is disposed. */
function suspendServer(): Disposable {
  centre.server.child.kill('SIGSTOP');
  return { [Symbol.dispose]: () => void centre.server.child.kill('SIGCONT') };
}

/** Opens the page of a new student, who has a homework with one question. */
async function openStudent(name: string) {
  const student = await centre.enrol(tutor, `${name}@rollbook.example`);
  const { body } = await tutor.post('/api/homework', {
    title: 'Fractions',
    grading_type: 'auto-graded',
    questions: [createChoiceQuestion('Half of 4?')],
    assigned_students: [student.id],
  });
  const client = await student.signIn();
  const visitor = await openVisitor(centre.url);
  // When it goes on, it is late, and may refuse what came meanwhile as busy.
  visitor.allowFault(/answered 503$/);
  await visitor.context.addCookies(toBrowserCookies(client.cookie, client.url));
  return { ...visitor, page: await visitor.context.newPage(), client, homeworkId: String(body.id) };
}

const findSlowNotice = (page: Page) =>
  page.getByRole('status').filter({ hasText: 'This is taking longer than usual.' });
const readSubmissions = async (homeworkId: string) =>
  (await tutor.get(`/api/homework/${homeworkId}/submissions`)).body.submissions;

test('a submission that is slow says so, asks before the page is left, and is carried out once when it is sent again', async () => {
  await using home = await openStudent('slow');
  const { page, homeworkId } = home;
  await page.goto(`/complete-homework/${homeworkId}`);
  await page.getByRole('radio').nth(1).check();
  await page.getByText(/^Saved/).waitFor();
  {
    using _ = suspendServer();
    await page.getByRole('button', { name: 'Submit Assignment' }).click();
    await page.getByRole('button', { name: 'Submitting...' }).waitFor();
    expect(await findSlowNotice(page).count()).toBe(0);
    await findSlowNotice(page).waitFor();

    const question = page.getByRole('alertdialog', { name: 'Leave before this is confirmed?' });
    await page.getByRole('link', { name: 'Back to Dashboard' }).click();
    await question.getByRole('button', { name: 'Stay' }).click();
    await page.goBack();
    await question.getByRole('button', { name: 'Stay' }).click();
    page.once('dialog', (dialog) => void dialog.dismiss());
    await page.evaluate(() => location.reload());
    expect(await page.getByRole('radio').nth(1).isChecked()).toBe(true);
    await findSlowNotice(page).getByRole('button', { name: 'Try again' }).click();
    await page.getByText('Trying again...').waitFor();
  }
  await page.waitForURL('/student');
  await findToast(page, 'Assignment submitted').waitFor();
  expect(await page.getByText(/unexpected error|couldn't/i).count()).toBe(0);
  expect(await readSubmissions(homeworkId)).toHaveLength(1);
});

test('a page that loads slowly says so and loads when it is tried again', async () => {
  await using home = await openStudent('loading');
  const { page, homeworkId } = home;
  await page.goto(`/complete-homework/${homeworkId}`);
  await page.getByRole('heading', { name: 'Half of 4?' }).waitFor();
  await page.getByRole('link', { name: 'Back to Dashboard' }).click();
  await page.getByRole('link', { name: 'Start Assignment' }).waitFor();
  {
    using _ = suspendServer();
    await page.getByRole('link', { name: 'Start Assignment' }).click();
    await findSlowNotice(page).getByRole('button', { name: 'Try again' }).click();
    await page.getByText('Trying again...').waitFor();
  }
  await page.getByRole('heading', { name: 'Half of 4?' }).waitFor();
  expect(page.url()).toContain(homeworkId);
  expect(await findSlowNotice(page).count()).toBe(0);
});

test('a page whose code does not arrive says so and is reloaded when it is tried again', async () => {
  await using home = await openStudent('code');
  const { page } = home;
  let isHeld = true;
  // The dashboard loads the code of other pages when it has nothing else to do.
  await page.route('**/assets/practice-hub-page*', (route) => (isHeld ? undefined : route.continue()));
  await page.goto('/student');
  await page.getByRole('heading', { name: 'Your Assignments' }).waitFor();
  await page.getByRole('link', { name: 'Practice', exact: true }).click();
  await findSlowNotice(page).waitFor();
  isHeld = false;
  const reloading = page.waitForEvent('framenavigated');
  await findSlowNotice(page).getByRole('button', { name: 'Try again' }).click({ noWaitAfter: true });
  await reloading;
  await page.getByRole('heading', { name: 'Practice Hub' }).waitFor();
});

test('an answer of practice that is slow is kept while somebody tries to leave, and counts once', async () => {
  await using home = await openStudent('practice');
  const { page, client } = home;
  const choice = { subject: 'math', grade: 4, topic: 'Addition' };
  const { body: session } = await client.post('/api/practice', choice);
  await page.goto(`/practice-session?session=${session.id}`);
  await page.getByRole('radio').first().check();
  {
    using _ = suspendServer();
    await page.getByRole('button', { name: 'Submit Answer' }).click();
    await findSlowNotice(page).waitFor();
    await page.goBack();
    const question = page.getByRole('alertdialog');
    await question.getByText("The server hasn't answered yet.").waitFor();
    await question.getByRole('button', { name: 'Stay' }).click();
    await page.getByRole('main').getByRole('link').first().click();
    await question.getByRole('button', { name: 'Stay' }).click();
    await page.getByRole('link', { name: 'Dashboard', exact: true }).click();
    await question.getByRole('button', { name: 'Stay' }).click();
    page.once('dialog', (dialog) => void dialog.dismiss());
    await page.evaluate(() => location.reload());
    expect(await page.getByRole('radio').first().isChecked()).toBe(true);
    await findSlowNotice(page).getByRole('button', { name: 'Try again' }).click();
    await page.goBack();
    await question.waitFor();
  }
  await page.getByRole('button', { name: 'Next Question' }).waitFor();
  expect(await page.getByText("We couldn't send your answer").count()).toBe(0);
  await page.getByRole('alertdialog').waitFor({ state: 'detached' });
  await page.getByText(/^Score: [01] \/ 1$/).waitFor();
});
