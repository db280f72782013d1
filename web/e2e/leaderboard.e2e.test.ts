import { expect } from 'vitest';
import { openVisitor } from '#testing/browser-fixture.ts';
import { openForAllTests } from '#testing/open-for-all-tests.ts';
import { openPracticeCentre } from '#testing/practice-fixture.ts';
import { test, testInFaults } from '#testing/test-in-faults.ts';
import { openPractisingStudent, readAfterTwoSeconds, readLeaderboardRows } from './practice.ts';
import { findStat, findToast, openInPortal, openSignedInVisitor, signInByForm } from './steps.ts';

/** A Sunday evening, half a minute before midnight at the centre. */
const SUNDAY = '2026-03-16T03:59:30.000Z';

const room = await openForAllTests(openPracticeCentre({ now: SUNDAY, env: { LEADERBOARD_NAMES: 'nickname' } }));

test('leaderboard: shows nicknames and leaves out hidden students', async () => {
  const { centre } = room;
  const cleo = await openPractisingStudent(centre, 'Cleo Hidden');
  await room.completeSession(cleo.client, 5);
  await centre.program.runner.caughtUp();
  await using desk = await cleo.seat();
  await using wall = await openSignedInVisitor(centre, await centre.createTutor());
  await Promise.all([desk.page.goto('/practice'), wall.page.goto('/leaderboard')]);
  const shown = async (name: string) => (await readLeaderboardRows(wall.page)).some((row) => row.includes(name));
  await expect.poll(() => shown('Cleo H.')).toBe(true);
  const save = async () => {
    await desk.page.getByRole('button', { name: 'Save' }).click();
    await desk.page.getByText('Saved', { exact: true }).waitFor();
  };
  await desk.page.getByRole('textbox', { name: /^Nickname/ }).fill('  Comet ');
  await save();
  expect(await desk.page.getByRole('textbox', { name: /^Nickname/ }).inputValue()).toBe('Comet');
  await expect.poll(() => shown('Comet')).toBe(true);

  await desk.page.getByLabel('Hide me from others').check();
  // An update from the feed keeps the unsaved choice.
  await room.completeSession(cleo.client, 1);
  await findStat(desk.page, 'Points').getByText('60', { exact: true }).waitFor();
  expect(await desk.page.getByLabel('Hide me from others').isChecked()).toBe(true);
  await save();
  await desk.page.getByText("You're hidden. Only you can see your rank.").waitFor();
  await expect.poll(() => shown('Comet')).toBe(false);
  await desk.page.getByText('You · 1st · 60 points').waitFor();
});

testInFaults('leaderboard: a tutor sees whose nickname it is and removes it, and the student is notified', async () => {
  const { centre } = room;
  const fay = await openPractisingStudent(centre, 'Fay Nickname');
  await fay.client.post('/api/leaderboard/place', { hidden: false, nickname: 'Thunder' });
  await room.completeSession(fay.client, 4);
  await centre.program.runner.caughtUp();
  await using home = await fay.seat();
  await home.page.goto('/practice');
  await home.page.getByText('Thunder').waitFor();
  await using desk = await openSignedInVisitor(centre, await centre.createTutor());
  const { page } = desk;
  await page.goto('/leaderboard');
  await page.getByRole('button', { name: 'Nicknames' }).click();
  await page.getByRole('dialog').getByText('Fay Nickname').waitFor();
  await page.getByRole('button', { name: 'Remove the nickname Thunder' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove nickname' }).click();
  await findToast(page, "Fay Nickname's nickname was removed").waitFor();
  await home.page.getByText('Fay N.').waitFor();
  await findToast(home.page, 'A tutor removed your nickname').waitFor();

  await home.page.getByRole('textbox', { name: /^Nickname/ }).fill('Big Bastard');
  await home.page.getByRole('button', { name: 'Save' }).click();
  await home.page.getByText("Let's pick a different nickname.").waitFor();
});

testInFaults('leaderboard: a new day and week begin at the centre’s midnight', async () => {
  const dan = await openPractisingStudent(room.centre, 'Dan Monday');
  room.moveClock(SUNDAY);
  await room.completeSession(dan.client, 1);
  await room.centre.program.runner.caughtUp();
  await using desk = await openSignedInVisitor(room.centre, dan.person, { timezoneId: 'Asia/Tokyo' });
  const { page } = desk;
  await page.clock.install({ time: SUNDAY });
  await page.goto('/practice');
  await page.getByRole('button', { name: 'This week' }).click();
  await page.getByText('You have practiced today.').waitFor();
  await expect.poll(async () => (await readLeaderboardRows(page)).length).toBeGreaterThan(0);

  room.moveClock('2026-03-16T04:00:05.000Z');
  await expect
    .poll(readAfterTwoSeconds(page, () => page.getByText('Nobody has practiced this week yet. Be the first!').count()))
    .toBe(1);
  await page.getByText('Practice today for a 2-day streak.').waitFor();
  await page.getByText('None of your sessions counts this week yet.').waitFor();

  room.moveClock('2026-03-18T12:00:00.000Z');
  await page.reload();
  await findStat(page, 'Day Streak').getByText('last practiced Sun, Mar 15').waitFor();
  await page.getByText('You have not practiced yet today.', { exact: true }).waitFor();
  await page.getByRole('link', { name: 'Back to Dashboard' }).click();
  await page.getByRole('region', { name: 'Practice Hub' }).getByText('last practiced Sun, Mar 15').waitFor();
});

testInFaults('leaderboard: an open board offers bands of grades and new groups, and follows its own', async () => {
  const { centre } = room;
  // In the middle of a week, also when this test runs alone.
  room.moveClock('2026-03-18T13:00:00.000Z');
  const eve = await openPractisingStudent(centre, 'Eve Band');
  const gus = await openPractisingStudent(centre, 'Gus Older');
  const tutor = await centre.createTutor();
  const desk = await centre.signIn(tutor.email, tutor.password);
  await room.completeSession(eve.client, 5);
  await centre.program.runner.caughtUp();
  await using seat = await eve.seat();
  const { page } = seat;
  await page.goto('/practice');
  const boards = page.getByLabel('Students', { exact: true });
  await boards.selectOption({ label: 'Grades 5–8' });
  await page.getByText('No practice sessions yet. Be the first!').waitFor();
  await page.getByText('Finish a practice session to appear here.').waitFor();
  await room.completeSession(gus.client, 3, 6);
  await expect.poll(() => readLeaderboardRows(page)).toEqual(['1 Gus O. 30']);
  await room.completeSession(eve.client, 4, 8);
  await expect.poll(() => readLeaderboardRows(page)).toEqual(['1 Eve B. 40', '2 Gus O. 30']);
  await page.getByText('You · 1st · 40 points').waitFor();

  await desk.post('/api/groups', { name: 'Friday club', students: [eve.person.id] });
  await boards.getByRole('option', { name: 'Friday club' }).waitFor({ state: 'attached' });
  await boards.selectOption({ label: 'Friday club' });
  await expect.poll(() => readLeaderboardRows(page)).toEqual(['1 Eve B. 90']);

  // The rule reaches an open board, and with the next session grade 8 is the student's level.
  const owner = await centre.createSignedInTutor({ owner: true });
  const { today } = (await owner.get('/api/rules')).body;
  expect((await owner.post('/api/rules', { from: today, rules: { board_counting: 'level' } })).status).toBe(204);
  await page.getByRole('button', { name: 'This week' }).click();
  await page.getByText(/^This board counts practice at your own level or above/).waitFor();
  await room.completeSession(eve.client, 4, 8);
  await expect.poll(() => readLeaderboardRows(page)).toEqual(['1 Eve B. 130']);
  await room.completeSession(eve.client, 5);
  await room.completeSession(eve.client, 1, 8);
  await expect.poll(() => readLeaderboardRows(page)).toEqual(['1 Eve B. 140']);
  await page.getByText('You · 1st · 140 points').waitFor();
  await page.getByRole('button', { name: 'All time' }).click();
  await expect.poll(() => readLeaderboardRows(page)).toEqual(['1 Eve B. 190']);
  expect(await page.getByText(/^This board counts practice/).count()).toBe(0);
});

testInFaults('leaderboard: shows no names to who signed up alone until a tutor records something', async () => {
  await using open = await openPracticeCentre({ env: { SIGNUPS: 'open', LEADERBOARD_NAMES: 'full' } });
  const { centre } = open;
  const maya = await openPractisingStudent(centre, 'Maya Named');
  await open.completeSession(maya.client, 4);
  const account = { name: 'Zoe Open', email: 'zoe.open@rollbook.example', password: 'another slate' };
  expect((await centre.createVisitor().post('/api/auth/sign-up', account)).status).toBe(200);
  const client = await centre.signIn(account.email, account.password);
  await open.completeSession(client, 1);
  await centre.program.runner.caughtUp();
  await using visitor = await openVisitor(centre.url, { viewport: { width: 390, height: 844 } });
  const page = await visitor.context.newPage();
  await signInByForm(page, account);
  await page.waitForURL('/student');
  await openInPortal(page, '/practice');
  const board = page.getByRole('region', { name: 'Top Performers' });
  await board.getByText('A student', { exact: true }).waitFor();
  await board.getByText(/Zoe Open/).waitFor();
  await board.getByText('Names are shown once a tutor has added you to a group or recorded classes for you.').waitFor();
  const { user } = (await client.get('/api/session')).body;
  const tutor = await centre.createSignedInTutor();
  expect((await tutor.post(`/api/students/${user.id}/classes/add`, { classes: 6 })).status).toBe(200);
  await board.getByText('Maya Named').waitFor();
  expect(await board.getByText('Names are shown once').count()).toBe(0);
});

testInFaults('leaderboard: says to a student without approval why it shows no names', async () => {
  const { centre } = room;
  const dan = await openPractisingStudent(centre, 'Dan Named');
  await room.completeSession(dan.client, 4);
  await centre.program.runner.caughtUp();
  const account = { name: 'Zoe Waiting', email: 'zoe.waiting@rollbook.example', password: 'another slate' };
  expect((await centre.createVisitor().post('/api/auth/sign-up', account)).status).toBe(200);
  await using visitor = await openVisitor(centre.url);
  const page = await visitor.context.newPage();
  await signInByForm(page, account);
  await page.waitForURL('/student');
  await page.goto('/practice');
  await page.getByText('Names are shown once your account is approved.').waitFor();
  await page.getByText('A student', { exact: true }).first().waitFor();
});
