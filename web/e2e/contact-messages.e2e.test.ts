import { expect, test } from 'vitest';
import { openTestCentre } from '#testing/centre-fixture.ts';
import { openSignedInVisitor } from './steps.ts';

test('messages of visitors and their answers appear in open pages of tutors without a reload', async () => {
  await using centre = await openTestCentre();
  const [lee, diaz] = [await centre.createTutor({ name: 'Ms Lee' }), await centre.createTutor({ name: 'Mr Diaz' })];
  await using desk = await openSignedInVisitor(centre, lee);
  await using room = await openSignedInVisitor(centre, diaz);
  const [dashboard, messages] = [desk.page, room.page];
  await dashboard.goto('/tutor');
  await dashboard.getByText('No students yet').waitFor();
  await messages.goto('/messages');
  await messages.getByText('No messages are waiting').waitFor();

  const body = new URLSearchParams({ name: 'Zoe Park', contact: 'zoe@example.com', message: 'Is Saturday free?' });
  const headers = { origin: centre.program.config.publicUrl };
  await fetch(`${centre.url}/contact`, { method: 'POST', body, headers, redirect: 'manual' });
  await dashboard.getByText('1 message to answer').waitFor();
  await messages.getByText('Is Saturday free?').waitFor();

  await dashboard.getByRole('link', { name: 'Read Messages' }).click();
  await dashboard.getByRole('button', { name: 'Mark as answered' }).click();
  const answered = messages.getByRole('region', { name: 'Answered', exact: true });
  await answered.getByText(/^Answered \w{3} \d{1,2} by \u2068?Ms Lee\u2069?$/).waitFor();
  await dashboard.goto('/tutor');
  await dashboard.getByText('No students yet').waitFor();
  expect(await dashboard.getByText('to answer').count()).toBe(0);

  await answered.getByRole('button', { name: 'Not answered yet' }).click();
  await dashboard.getByText('1 message to answer').waitFor();
  await messages.getByRole('button', { name: 'Delete' }).click();
  await messages.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await dashboard.getByText('1 message to answer').waitFor({ state: 'detached' });
});

test('a contact that is not one address or one number is text, and a damaged message can be deleted', async () => {
  await using centre = await openTestCentre();
  await using visitor = await openSignedInVisitor(centre, await centre.createTutor({ name: 'Ms Lee' }));
  const { page } = visitor;
  const headers = { origin: centre.program.config.publicUrl };
  for (const [name, contact] of [
    ['Zoe Park', 'zoe@example.com'],
    ['Ann Lee', 'ann@example.com or 555 123 4567'],
  ] as const) {
    const body = new URLSearchParams({ name, contact, message: 'Is Saturday free?' });
    await fetch(`${centre.url}/contact`, { method: 'POST', body, headers, redirect: 'manual' });
  }
  await centre.program.sql`
    update desk.contact_messages set body = '' where id = (select id from desk.contact_messages order by sent_at limit 1)`;
  await page.goto('/messages');
  await page.getByText('ann@example.com or 555 123 4567', { exact: true }).waitFor();
  expect(await page.locator('a[href^="mailto:"], a[href^="tel:"]').count()).toBe(0);

  const damaged = page.getByRole('listitem').filter({ hasText: 'its stored text is damaged' });
  await damaged.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await damaged.waitFor({ state: 'detached' });
  await page.getByText('Ann Lee').waitFor();
});
