import type { Page, WebSocketRoute } from 'playwright-core';
import { expect, test } from 'vitest';
import { openTestCentre } from '#testing/centre-fixture.ts';
import { openForAllTests } from '#testing/open-for-all-tests.ts';
import { openPractisingStudent } from './practice.ts';
import { openSignedInVisitor } from './steps.ts';

const centre = await openForAllTests(openTestCentre());

/** Prepares to end the connection of the feed of a page while its requests work, as after a restart of the server. */
async function prepareFeedLoss(page: Page): Promise<() => void> {
  const open: WebSocketRoute[] = [];
  let isLost = false;
  await page.routeWebSocket('**/api/feed', (socket) => {
    if (isLost) return void socket.close();
    socket.connectToServer();
    open.push(socket);
  });
  return () => {
    isLost = true;
    for (const socket of open) void socket.close();
  };
}

test('class race: a tutor leads two students through it, one of whom loses the connection', async () => {
  const [mia, ben] = [await openPractisingStudent(centre, 'Mia Lind'), await openPractisingStudent(centre, 'Ben Noor')];
  const sam = await centre.createTutor();
  const tutor = await centre.signIn(sam.email, sam.password);
  const created = { name: 'Tuesdays', students: [mia.person.id, ben.person.id] };
  const { id } = (await tutor.post('/api/groups', created)).body;

  await using desk = await openSignedInVisitor(centre, sam);
  const room = desk.page;
  await room.goto(`/group-practice/${id}`);
  await room.getByRole('button', { name: 'Start a race' }).click();
  const dialog = room.getByRole('dialog');
  await dialog.getByLabel('Topic').selectOption('Addition');
  await dialog.getByLabel('Questions').fill('50');
  await dialog.getByRole('button', { name: 'Start the race' }).click();
  await dialog.getByText('Enter a whole number from 5 to 15.').waitFor();
  await dialog.getByLabel('Questions').fill('5');
  await dialog.getByLabel('Seconds for each question').fill('60');
  await dialog.getByRole('button', { name: 'Start the race' }).click();
  await room.getByRole('heading', { name: 'Class race: Tuesdays' }).waitFor();
  const code = ((await room.getByText(/^\d{3} \d{3}$/).textContent()) ?? '').trim();

  // One joins from their page, the other by the code.
  await using phone = await mia.seat();
  await phone.page.goto('/student');
  await phone.page.getByRole('link', { name: 'Join the race' }).click();
  await phone.page.getByRole('heading', { name: 'You are in!' }).waitFor();
  await using phone2 = await ben.seat();
  const loseFeed = await prepareFeedLoss(phone2.page);
  await phone2.page.goto('/practice');
  await phone2.page.getByLabel('Code on the screen in your room').fill(code);
  await phone2.page.getByRole('button', { name: 'Join', exact: true }).click();
  await phone2.page.getByRole('heading', { name: 'You are in!' }).waitFor();
  await room.getByText('Joined: 2').waitFor();

  // The large button has the focus from step to step.
  await room.getByRole('button', { name: 'Ask the first question' }).focus();
  await room.keyboard.press('Enter');
  await room.getByText('Question 1 of 5').waitFor();
  const answer = (page: Page) => page.locator('button[aria-pressed]').first().click();
  await phone.page.getByText('Question 1 of 5').waitFor();
  await answer(phone.page);
  await phone.page.getByText('Answer received. Wait for the others.').waitFor();
  await room.getByText('1 of 2 answered').waitFor();
  await answer(phone2.page);
  for (const { page } of [phone, phone2]) await page.getByText(/^You are \d/).waitFor();
  await room.getByText(/^Correct answer: [A-D], /).waitFor();

  // The child without a connection comes back into the running question.
  await phone.context.setOffline(true);
  await phone.page.getByText('Connection lost. Reconnecting...').waitFor();
  await room.keyboard.press('Enter');
  await room.getByText('Question 2 of 5').waitFor();
  await phone.context.setOffline(false);
  await phone.page.getByText('Question 2 of 5').waitFor();
  await room.getByRole('button', { name: 'Pause' }).click();
  await phone.page.getByText('Your tutor paused the race.').waitFor();
  await room.getByRole('button', { name: 'Continue' }).click();
  await answer(phone.page);
  await phone.page.getByText('Answer received. Wait for the others.').waitFor();
  await room.getByRole('button', { name: 'Skip this question' }).click();
  await phone2.page.getByText('Your tutor skipped this question. It does not count.').waitFor();

  // A phone without the feed asks each second. The portal alone would ask each 5 s.
  loseFeed();
  await phone2.page.getByText('Connection lost. Reconnecting...').waitFor();
  const lostAt = performance.now();
  for (let n = 0; n < 3; n += 1) await phone2.page.waitForResponse(/\/api\/races\/[^/]+$/);
  expect(performance.now() - lostAt).toBeLessThan(9_000);
  await room.getByRole('button', { name: 'End the race' }).click();
  await room.getByRole('alertdialog').getByRole('button', { name: 'End the race' }).click();
  await room.getByText('Everybody has their questions under Practice.').waitFor();
  await room.getByRole('link', { name: 'Back to the group' }).click();
  await room.getByRole('button', { name: 'Start a race' }).waitFor();
  await phone2.page.getByRole('heading', { name: 'The race is over' }).waitFor();
  await phone.page.getByRole('link', { name: 'See your questions' }).click();
  await phone.page.getByText('This was a class race.', { exact: false }).waitFor();
});
