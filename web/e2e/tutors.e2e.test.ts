/** An owner invites a tutor, makes them an owner and not, and archives them; the tutor works on a phone. */
import { expect } from 'vitest';
import { openVisitor } from '#testing/browser-fixture.ts';
import { openTestCentre } from '#testing/centre-fixture.ts';
import { test, testInFaults } from '#testing/test-in-faults.ts';
import { assignHomeworkByApi } from './homework.ts';
import { openInPortal, openSignedInVisitor } from './steps.ts';

const phone = { viewport: { width: 390, height: 844 } };
const NOOR = 'noor@rollbook.example';

test('an owner invites a tutor, who accepts on a phone and is archived, and the owner takes over the homework', async () => {
  await using centre = await openTestCentre();
  const ada = await centre.createTutor({ name: 'Ada Quinn', owner: true });
  const student = await centre.createStudent({ name: 'Mia Lund' });
  await using desk = await openSignedInVisitor(centre, ada);
  const { page } = desk;
  await page.goto('/owner');
  await page.getByRole('link', { name: 'Tutors and owners' }).click();
  await page.getByRole('button', { name: 'Invite tutor' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name').fill('Noor Aziz');
  await dialog.getByLabel('Email').fill(student.email);
  await dialog.getByRole('button', { name: 'Invite', exact: true }).click();
  await dialog.getByText('A student has an account with this email address.').waitFor();
  await dialog.getByLabel('Email').fill(NOOR);
  await dialog.getByRole('button', { name: 'Invite', exact: true }).dblclick();
  const link = await dialog.getByLabel('Link', { exact: true }).inputValue();
  await dialog.getByText(/It is shown only now/).waitFor();
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  await page.getByText(/link valid until/).waitFor();

  await using pocket = await openVisitor(centre.url, phone);
  const small = await pocket.context.newPage();
  await small.goto(link.slice(link.indexOf('/login')));
  await small.getByText('You are invited to teach here').waitFor();
  expect(await small.getByLabel('Email').inputValue()).toBe(NOOR);
  await small.getByLabel('New password').fill('a slate of my own');
  await small.getByRole('button', { name: 'Accept invitation' }).dblclick();
  await small.getByText('Welcome! Sign in with the password you just chose.').waitFor();
  await small.getByLabel('Password').fill('a slate of my own');
  await small.getByRole('button', { name: 'Sign in' }).click();
  await small.waitForURL('/tutor');
  const noor = await centre.signIn(NOOR, 'a slate of my own');
  await assignHomeworkByApi(noor, [student], { title: 'Long division' });

  // The list of the owner follows by itself.
  const line = page.getByRole('listitem').filter({ hasText: NOOR });
  await line.getByText(/1 assignment/).waitFor();
  const act = async (name: string) => {
    await line.getByRole('button', { name: 'More for Noor Aziz' }).click();
    await page.getByRole('menuitem', { name }).click();
  };
  await act('Make owner');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Make owner' }).click();
  await line.getByText('Owner', { exact: true }).waitFor();
  // A page that is open becomes an owner’s, and a tutor’s again.
  await small.getByRole('button', { name: 'Menu' }).click();
  await small.getByRole('link', { name: 'Owner', exact: true }).click();
  await small.getByRole('button', { name: 'Owner pages' }).click();
  await small.getByRole('link', { name: 'Tutors and owners' }).click();
  await small.getByRole('heading', { name: 'Tutors and Owners' }).waitFor();
  await act('Remove as owner');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove as owner' }).click();
  await line.getByText('Owner', { exact: true }).waitFor({ state: 'detached' });

  await act('New password');
  await dialog.getByRole('button', { name: 'Make a code' }).click();
  await dialog.getByText(/^[0-9A-Z]{4}(-[0-9A-Z]{4}){2}$/).waitFor();
  await dialog.getByRole('button', { name: 'Close' }).last().click();

  await act('Archive');
  // Nobody gets the homework whom the owner did not choose, not even the only other tutor.
  const receiver = page.getByLabel('1 assignment goes to');
  expect(await receiver.inputValue()).toBe('');
  await page.getByRole('button', { name: 'Archive', exact: true }).click();
  await page.getByText('Choose who takes over the homework.').waitFor();
  await page.getByRole('button', { name: 'Choose Ada Quinn' }).click();
  expect(await receiver.locator('option:checked').innerText()).toBe('Ada Quinn');
  await page.getByRole('button', { name: 'Archive', exact: true }).click();
  await page.getByRole('heading', { name: 'Former tutors' }).waitFor();
  // Their open page is signed out at once.
  await small
    .getByText(/session has ended/)
    .first()
    .waitFor();
  await openInPortal(page, '/tutor');
  await page.getByText('Long division').first().waitFor();
  await openInPortal(page, '/activity');
  await page.getByText('archived the tutor').waitFor();
  await page.getByText('invited').first().waitFor();
});

testInFaults('an owner on a phone makes a new link, withdraws the invitation and restores a former tutor', async () => {
  await using centre = await openTestCentre();
  const ada = await centre.createTutor({ name: 'Ada Quinn', owner: true });
  const owner = await centre.signIn(ada.email, ada.password);
  const sam = await centre.createTutor({ name: 'Sam Reed' });
  await owner.post(`/api/tutors/${sam.id}/archive`, { homework_to: ada.id });
  const first = await owner.post('/api/tutors', { name: 'Noor Aziz', email: NOOR, owner: false });
  await using pocket = await openSignedInVisitor(centre, ada, phone);
  const { page } = pocket;
  await page.goto('/owner/people');
  await page.getByRole('button', { name: 'New link' }).click();
  await page.getByRole('button', { name: 'Make a new link' }).click();
  const link = await page.getByLabel('Link', { exact: true }).inputValue();
  expect(link).not.toBe(first.body.link);
  await page.getByRole('button', { name: 'Close' }).last().click();
  await page.getByRole('button', { name: 'Withdraw' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Withdraw' }).click();
  await page.getByRole('heading', { name: 'Invitations' }).waitFor({ state: 'detached' });
  await using other = await openVisitor(centre.url, phone);
  const visitor = await other.context.newPage();
  await visitor.goto(link.slice(link.indexOf('/login')));
  await visitor.getByText('This link has been used already, was replaced by a newer one').waitFor();

  await page.getByRole('button', { name: 'Restore' }).click();
  await page.getByRole('button', { name: 'Invite', exact: true }).click();
  await page.getByLabel('Link', { exact: true }).waitFor();
  await page.getByRole('button', { name: 'Close' }).last().click();
  await page.getByRole('heading', { name: 'Invitations' }).waitFor();
  expect(await page.getByRole('heading', { name: 'Former tutors' }).count()).toBe(0);
});
