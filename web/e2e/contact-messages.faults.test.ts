import { expect, test } from 'vitest';
import { openTestCentre } from '#testing/centre-fixture.ts';
import { openInPortal, openSignedInVisitor } from './steps.ts';

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
  await openInPortal(dashboard, '/tutor');
  await dashboard.getByText('No students yet').waitFor();
  expect(await dashboard.getByText('to answer').count()).toBe(0);

  await answered.getByRole('button', { name: 'Not answered yet' }).click();
  await dashboard.getByText('1 message to answer').waitFor();
  await messages.getByRole('button', { name: 'Delete' }).click();
  await messages.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await dashboard.getByText('1 message to answer').waitFor({ state: 'detached' });
  // A message whose stored text is damaged is named and can be deleted.
  await fetch(`${centre.url}/contact`, { method: 'POST', body, headers, redirect: 'manual' });
  await messages.getByText('Is Saturday free?').waitFor();
  await centre.program.sql`update desk.contact_messages set body = ''`;
  await messages.reload();
  const damaged = messages.getByRole('listitem').filter({ hasText: 'its stored text is damaged' });
  await damaged.getByRole('button', { name: 'Delete' }).click();
  await messages.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await damaged.waitFor({ state: 'detached' });
});
