import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { openVisitor } from '#testing/browser-fixture.ts';
import { openTestCentre } from '#testing/centre-fixture.ts';
import { openForAllTests } from '#testing/open-for-all-tests.ts';
import { test, testInFaults } from '#testing/test-in-faults.ts';
import { assignHomeworkByApi, submitAnswersByApi } from './homework.ts';
import { findStudentLine, openSignedInVisitor } from './steps.ts';

// A demo writes its letters to a folder.
const centre = await openForAllTests(openTestCentre({ demoAccounts: [] }));
const PHONE = { width: 390, height: 844 };
const PASSWORD = 'chalk and slate';

async function createMia() {
  const mia = await centre.createStudent({ name: 'Mia Olsen', classes: 6 });
  const sam = await centre.createTutor({ name: 'Ms Lee' });
  return { mia, sam };
}

/** Invites a family on the page of the tutor, and returns the link of the card. */
async function invite(page: Page): Promise<string> {
  await page.getByRole('textbox', { name: 'Name of the parent' }).fill('Ann Olsen');
  await page.getByRole('button', { name: 'Invite', exact: true }).click();
  await page.getByRole('link', { name: 'Print card' }).click();
  await page.getByRole('img', { name: 'Code with the address of the invitation' }).waitFor();
  const link = await page.getByText(/login\?family-invitation=/).innerText();
  await page.getByRole('link', { name: 'Back to families' }).click();
  return link;
}

test('a tutor invites a family, who follows the child on a phone, asks a question, and is out when the tutor ends it', async () => {
  const { mia, sam } = await createMia();
  await using tutor = await openSignedInVisitor(centre, sam);
  const { page } = tutor;
  await page.goto('/student-management');
  await findStudentLine(page, mia.name).getByRole('button', { name: 'More for' }).click();
  await page.getByRole('menuitem', { name: 'Families' }).click();
  await page.getByRole('heading', { level: 1, name: mia.name }).waitFor();
  const link = await invite(page);

  await using visitor = await openVisitor(centre.url, { viewport: PHONE });
  const phone = await visitor.context.newPage();
  await phone.goto(link);
  await phone.getByRole('heading', { name: 'Follow Mia’s classes' }).waitFor();
  expect(await phone.getByLabel('Your name').inputValue()).toBe('Ann Olsen');
  await phone.getByLabel('Email').fill('ann.olsen@example.com');
  await phone.getByLabel('Password').fill(PASSWORD);
  await phone.getByRole('button', { name: 'Create account' }).click();
  const card = phone.getByRole('region', { name: mia.name, exact: true });
  await card.getByText('6', { exact: true }).waitFor();
  await card.getByText('None recorded yet').waitFor();

  // What the tutor records shows at once.
  const client = await centre.signIn(sam.email, sam.password);
  const homework = await assignHomeworkByApi(client, [mia], { title: 'Fractions' });
  await submitAnswersByApi(centre, mia, homework, [1, 1]);
  await assignHomeworkByApi(client, [mia], { title: 'Not done yet' });
  const { today } = (await client.get('/api/centre')).body;
  await client.post(`/api/students/${mia.id}/attendance`, { date: today, status: 'present' });
  await card.getByText('5', { exact: true }).waitFor();
  await card.getByText(/· Present$/).waitFor();

  await card.getByRole('link', { name: 'Homework and grades' }).click();
  await phone.getByText('Not done yet').waitFor();
  const opening = phone.getByRole('link', { name: 'View Submission' });
  expect(await opening.count()).toBe(1);
  await opening.click();
  await phone.getByRole('heading', { name: 'Answers of' }).waitFor();
  await phone.getByText('Answer given, correct').waitFor();
  await phone.getByText('Answer given, incorrect').waitFor();
  await phone.getByText('50%').first().waitFor();
  await phone.getByRole('link', { name: 'Back to homework and grades' }).click();
  await phone.getByRole('link', { name: 'Back to Dashboard' }).click();

  await card.getByRole('link', { name: 'Class history' }).click();
  await phone.getByRole('heading', { level: 1, name: mia.name }).waitFor();
  await phone
    .getByRole('button', { name: /^Something wrong\? .+/ })
    .first()
    .click();
  const ask = phone.getByRole('dialog', { name: 'Something wrong?' });
  await ask.getByRole('radio', { name: 'My child was not there' }).check();
  await ask.getByLabel('What happened?').fill('She was ill');
  await ask.getByRole('button', { name: 'Send' }).click();
  await phone.getByText('Waiting for an answer').waitFor();

  await page.getByRole('link', { name: 'Dashboard', exact: true }).click();
  await page.getByRole('link', { name: 'Questions about Classes' }).click();
  await page.getByText(/Asked by .*Ann Olsen.* \(family\)/).waitFor();
  await page.getByText('My child was not there').waitFor();

  await page.goto(`/families/${mia.id}`);
  await page.getByRole('button', { name: /^End access/ }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'End access' }).click();
  await page.getByText('No family account yet').waitFor();
  await phone.getByText('the center ended your access').waitFor();
  expect(new URL(phone.url()).pathname).toBe('/login');
  expect(await phone.getByText('She was ill').count()).toBe(0);
  await phone.getByLabel('Email').fill('ann.olsen@example.com');
  await phone.getByLabel('Password').fill(PASSWORD);
  await phone.getByRole('button', { name: 'Sign in' }).click();
  await phone.getByText('Nobody to show').waitFor();
});

testInFaults('a family adds a sibling to the account that it has, and a used link says so', async () => {
  const { mia, sam } = await createMia();
  const ben = await centre.createStudent({ name: 'Ben Olsen', classes: 3 });
  const family = await centre.createFamily({ name: 'Ann Olsen', children: [mia.id] });
  const client = await centre.signIn(sam.email, sam.password);
  const { link } = (await client.post(`/api/students/${ben.id}/families`, { name: '', email: '' })).body;
  await using visitor = await openVisitor(centre.url);
  const page = await visitor.context.newPage();
  await page.goto(link);
  await page.getByRole('tab', { name: 'I have a family account' }).click();
  await page.getByLabel('Email').fill(family.email);
  await page.getByLabel('Password').fill(family.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('button', { name: 'Add Ben' }).click();
  for (const name of [mia.name, ben.name])
    await page.getByRole('region', { name, exact: true }).getByText('classes left').waitFor();
  await page.goto(link);
  await page.getByText('This invitation was used or withdrawn already').waitFor();
  await page.getByRole('button', { name: 'Back to Dashboard' }).click();
  await page.getByRole('region', { name: ben.name, exact: true }).waitFor();
});
