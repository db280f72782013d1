import { beforeEach, expect, test } from 'vitest';
import { openTestCentre } from '#testing/centre-fixture.ts';
import { openForAllTests } from '#testing/open-for-all-tests.ts';
import { openHomeworkDraft } from './server-draft.ts';

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
