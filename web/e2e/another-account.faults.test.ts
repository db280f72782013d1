/** Another person signs in in another tab of the same browser, and the open page receives no message about it. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { countEvents } from '#events/store/test/test-log.ts';
import type { TestCentre } from '#testing/centre-fixture.ts';
import type { TestPerson } from '#testing/people-fixture.ts';
import { openRollCentre } from './roll.ts';
import {
  findStat,
  openSignedInVisitor,
  openStudentDialog,
  replaceBrowserSession,
  type SignedInVisitor,
  signInByForm,
} from './steps.ts';

let centre: TestCentre;
let sam: TestPerson;
let lee: TestPerson;
beforeAll(async () => {
  ({ centre, sam } = await openRollCentre('Ada Lovell'));
  lee = await centre.createTutor({ name: 'Ms Lee' });
});
beforeEach(() => centre.program.sql`delete from desk.drafts`);
afterAll(() => centre[Symbol.asyncDispose]());

/** Opens a page that receives no messages from other tabs. */
async function openIsolatedPage(person: TestPerson): Promise<SignedInVisitor> {
  const seated = await openSignedInVisitor(centre, person);
  await seated.page.addInitScript(() => {
    window.BroadcastChannel = class extends EventTarget {
      postMessage() {}
    } as never;
  });
  return seated;
}

/** Signs this person in in another tab, which replaces the browser's cookie. */
async function signInInAnotherTab({ context }: SignedInVisitor, person: TestPerson): Promise<void> {
  await context.clearCookies();
  const other = await context.newPage();
  await signInByForm(other, person);
  await other.getByText(`Welcome, ${person.name}`).waitFor();
  await other.close();
}

/** Status codes of the server's answers to commands of the page, for addresses with this ending. */
function recordAnswerStatuses(page: Page, end: string): number[] {
  const answers: number[] = [];
  page.on('response', (response) => {
    const isCommand = response.request().method() === 'POST';
    if (isCommand && response.url().endsWith(end)) answers.push(response.status());
  });
  return answers;
}

const events = () => countEvents(centre.program.store);

test('after another account signs in: a dialog is not recorded, and the page becomes the other account’s', async () => {
  await using desk = await openIsolatedPage(sam);
  const { page } = desk;
  await page.goto('/student-management');
  const dialog = await openStudentDialog(page, 'Ada Lovell', 'Manage Classes');
  await signInInAnotherTab(desk, lee);
  const before = await events();
  const answers = recordAnswerStatuses(page, '/classes/add');
  await dialog.getByRole('button', { name: 'Add Classes' }).click();
  await page.waitForURL('/tutor');
  await page.getByText('Welcome, Ms Lee').waitFor();
  expect(answers).toEqual([409]);
  expect(await events()).toEqual(before);
});

test('after another account signs in: a reloaded list shows nothing of the other account', async () => {
  const [mia, noah] = [
    await centre.createStudent({ name: 'Mia Chen', classes: 6 }),
    await centre.createStudent({ name: 'Noah Brandt', classes: 4 }),
  ];
  await using home = await openIsolatedPage(mia);
  await home.page.goto('/student');
  await findStat(home.page, 'Classes Remaining').getByText('of 6 total').waitFor();
  await replaceBrowserSession(centre, home, noah);
  const tutor = await centre.signIn(sam.email, sam.password);
  await tutor.post(`/api/students/${mia.id}/classes/add`, { classes: 2 });
  // The feed reports the change of account, and the request that follows is refused.
  await home.page.getByText('Welcome, Noah Brandt').waitFor();
  await findStat(home.page, 'Classes Remaining').getByText('of 4 total').waitFor();
});

test('after another account signs in: a draft stays with the person who typed it', async () => {
  await using desk = await openIsolatedPage(sam);
  const { page } = desk;
  await page.goto('/create-homework');
  await page.getByLabel('Title').fill('Sums');
  await page.getByText(/^Saved \d?\d:\d\d\s[AP]M · not submitted yet$/).waitFor();
  await replaceBrowserSession(centre, desk, lee);
  await page.getByLabel('Title').fill('Sums and more');
  await page.getByText('Welcome, Ms Lee').waitFor();
  const whose = await centre.program.sql`select person_id from desk.drafts`;
  expect(whose).toEqual([{ person_id: sam.id }]);

  await replaceBrowserSession(centre, desk, sam);
  await page.goto('/create-homework');
  await page.getByRole('button', { name: 'Restore' }).click();
  await expect.poll(() => page.getByLabel('Title').inputValue()).toBe('Sums and more');
});
