import { beforeEach, expect, test } from 'vitest';
import { openTestCentre } from '#testing/centre-fixture.ts';
import { openForAllTests } from '#testing/open-for-all-tests.ts';
import { openHomeworkDraft } from './server-draft.ts';
import { findToast, replaceBrowserSession, waitUntilHome } from './steps.ts';

const centre = await openForAllTests(openTestCentre());
const lee = await centre.createTutor({ name: 'Ms Lee' });
await centre.createStudent({ name: 'Mia Chen' });
beforeEach(() => centre.program.sql`delete from desk.drafts`);

const openDraft = () => openHomeworkDraft(centre, lee);
const drafts = async () => (await centre.program.sql`select 1 from desk.drafts`).length;

test('drafts are saved, offered on another device, and both are kept after a conflict', async () => {
  await using desk = await openDraft();
  await desk.title.fill('Sums');
  await desk.saved.waitFor();
  await using phone = await openDraft();
  await phone.offer.waitFor();
  expect(await phone.title.inputValue()).toBe('');
  await phone.restored('Sums');
  await phone.title.fill('Sums, and more');
  // The desk shows at once what the phone has saved.
  await expect.poll(() => desk.title.inputValue()).toBe('Sums, and more');
  await desk.offline();
  await phone.title.fill('Sums on the phone');
  await phone.saved.waitFor();

  await desk.title.fill('Sums at the desk');
  await desk.online();
  await desk.offer.waitFor();
  await desk.saved.waitFor();
  expect(await desk.title.inputValue()).toBe('Sums at the desk');
  await phone.offer.waitFor();
  expect(await phone.title.inputValue()).toBe('Sums on the phone');
  await phone.page.reload();
  await phone.restored('Sums at the desk');
  await phone.page.getByRole('button', { name: 'Discard' }).click();
  await phone.offer.waitFor({ state: 'detached' });
  await phone.page.reload();
  await phone.page.getByRole('button', { name: 'Discard' }).click();
  await phone.offer.waitFor({ state: 'detached' });
  await expect.poll(drafts).toBe(0);
});

test('Cancel leaves at once when the draft is saved, otherwise asks; what was typed offline survives a reload', async () => {
  await using desk = await openDraft();
  const { page } = desk;
  await desk.title.fill('Sums');
  await desk.saved.waitFor();
  await page.getByRole('link', { name: 'Cancel' }).click();
  await page.waitForURL('/tutor');

  await page.goto('/create-homework');
  await desk.restored('Sums');
  await desk.offline();
  await desk.title.fill('Sums and more');
  await page.getByText('Not saved yet · offline').waitFor();
  await page.getByRole('link', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Stay' }).click();
  await expect.poll(() => desk.title.inputValue()).toBe('Sums and more');
  await page.getByRole('link', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Leave', exact: true }).click();
  await page.waitForURL('/tutor');
  await desk.online();
  await expect.poll(() => page.evaluate(() => Object.keys(localStorage).join())).not.toContain('rollbook-typed');
  await page.goto('/create-homework');
  await desk.restored('Sums and more');
  await desk.offline();
  await desk.title.fill('Typed offline');
  await page.getByText('Not saved yet · offline').waitFor();
  page.on('dialog', (dialog) => dialog.accept());
  await page.reload();
  await desk.offer.waitFor();
  await desk.online();
  await expect.poll(drafts).toBe(1);
  await desk.restored('Typed offline');
  await desk.saved.waitFor();
});

test('leaving after a refused save gives the reason', async () => {
  await using desk = await openDraft();
  const { page } = desk;
  const detail = 'Your unsubmitted drafts have reached the limit. Submit or discard some of them.';
  await page.route('**/api/drafts/**', (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({
          status: 409,
          contentType: 'application/problem+json',
          json: { type: 'urn:rollbook:problem:drafts-full', title: 'Full', status: 409, code: 'drafts-full', detail },
        })
      : route.continue(),
  );
  await desk.title.fill('One draft too many');
  await page.getByText(`Not saved: ${detail}`).waitFor();
  await page.getByRole('link', { name: 'Back to Dashboard' }).click();
  await page.getByRole('alertdialog').getByText(`They could not be saved: ${detail}`).waitFor();
  expect(await page.getByText('saved when the connection returns').count()).toBe(0);
});

test('signing out sends drafts, and names those it could not send', async () => {
  await using desk = await openDraft();
  const { page } = desk;
  await desk.title.fill('Last words');
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await waitUntilHome(page);
  expect(await drafts()).toBe(1);

  await replaceBrowserSession(centre, desk, lee);
  await page.goto('/create-homework');
  await desk.restored('Last words');
  await desk.offline();
  await desk.title.fill('Very last words');
  await page.getByText('Not saved yet · offline').waitFor();
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await findToast(page, 'Some of what you typed is only on this device').waitFor();
  await page.waitForURL('/login');

  await desk.online();
  await replaceBrowserSession(centre, desk, lee);
  await page.goto('/create-homework');
  await desk.restored('Very last words');
});
