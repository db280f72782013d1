/** Where the classes of a student went: as of a day, explained, and on a statement. */
import { expect } from 'vitest';
import { openTestCentre } from '#testing/centre-fixture.ts';
import { openForAllTests } from '#testing/open-for-all-tests.ts';
import type { TestPerson } from '#testing/people-fixture.ts';
import { test, testInFaults } from '#testing/test-in-faults.ts';
import { findStudentLine, openInPortal, openSignedInVisitor } from './steps.ts';

let now = Date.parse('2026-11-20T17:00:00Z');
const centre = await openForAllTests(openTestCentre({ clock: () => new Date(now) }));
const owner = await centre.createTutor({ name: 'Olive Owner', owner: true });
const client = await centre.signIn(owner.email, owner.password);
const { page: officePage } = await openForAllTests(openSignedInVisitor(centre, owner));

/** Enrolled on Nov 10 without classes, got 6 on Nov 20, and was marked for Nov 10 after that. */
async function createLateClass(name: string): Promise<TestPerson> {
  now = Date.parse('2026-11-10T17:00:00Z');
  const student = await centre.createStudent({ name });
  now = Date.parse('2026-11-20T17:00:00Z');
  await client.post(`/api/students/${student.id}/classes/add`, { classes: 6, reason: 'Starter' });
  await client.post(`/api/students/${student.id}/attendance`, {
    ...{ date: '2026-11-10', status: 'present', reason: 'Paper roll' },
  });
  return student;
}

test('as of a day: an owner sees both clocks and the row between them, and opens its history', async () => {
  const lena = await createLateClass('Lena Late');
  const page = officePage;
  await page.goto(`/class-history/${lena.id}`);
  await page.getByRole('link', { name: 'As of a day' }).click();
  await page.getByText('Nothing changed between the two dates').waitFor();
  await page.getByLabel('What was true on').fill('2026-11-10');
  await page.getByText(/^−1 remaining is outside 0 to 18\./).waitFor();
  const figures = page.getByRole('table', { name: 'Classes on both clocks' });
  const cells = figures.getByRole('row', { name: /^Remaining/ }).getByRole('cell');
  expect(await cells.allInnerTexts()).toEqual(['−1', '0', '−1']);
  const later = page.getByRole('region', { name: /^Recorded after Nov 10, 2026, 11:59/ });
  await later.getByText('Attended class: Paper roll').waitFor();
  await page.getByLabel('As known on').fill('2026-11-20T13:00');
  await expect.poll(() => cells.allInnerTexts()).toEqual(['−1', '5', '−6']);
  const effectiveLater = page.getByRole('region', { name: 'Effective after Nov 10, 2026' });
  await effectiveLater.getByText('Added 6 classes: Starter').waitFor();
  await effectiveLater.getByRole('link', { name: 'Show in history' }).click();
  await page.getByText('Added 6 classes: Starter').waitFor();
  expect(await page.getByText('Enrolled').count()).toBe(0);
});

test('explain: a student opens the sentences beside their balance, and a number opens its rows', async () => {
  const ada = await centre.createStudent({ name: 'Ada Byron', classes: 6 });
  await client.post(`/api/students/${ada.id}/classes/add`, { classes: 12, reason: 'Growth' });
  await client.post(`/api/students/${ada.id}/attendance`, { date: '2026-11-20', status: 'present' });
  await using desk = await openSignedInVisitor(centre, ada);
  const { page } = desk;
  await page.goto('/student');
  await page.getByRole('button', { name: 'Explain' }).click();
  const dialog = page.getByRole('dialog', { name: 'Why 17 classes remain' });
  await dialog.getByText('6 + 12 − 1 = 17').waitFor();
  const sentences = await dialog.getByRole('listitem').allInnerTexts();
  expect(sentences).toEqual([
    'Opened with 6 on Nov 20.',
    '12 added on Nov 20 (Growth).',
    '1 taken for attendance on Nov 20.',
  ]);
  await dialog.getByRole('link', { name: '12' }).click();
  await page.getByText('Added 12 classes: Growth').waitFor();
  expect(await page.getByText('Enrolled with').count()).toBe(0);
  // The student's own statement opens, and another student's does not.
  const dee = await centre.createStudent({ name: 'Dee Fox' });
  await openInPortal(page, `/class-history/${ada.id}`);
  await page.getByRole('link', { name: 'Statement' }).click();
  await page.getByRole('table', { name: 'Classes of the period' }).waitFor();
  await openInPortal(page, `/statement/${dee.id}`);
  await page.getByText('Unauthorized').first().waitFor();
  expect(await page.getByText('Dee Fox').count()).toBe(0);
});

testInFaults('explain: a balance that does not add up says so, and the owner finds the student', async () => {
  const dora = await centre.createStudent({ name: 'Dora Differs', classes: 6 });
  const { sql, readModels } = centre.program;
  await sql`update ${sql(readModels.schema)}.balances set classes_remaining = 7 where student_id = ${dora.id}`;
  const page = officePage;
  await page.goto('/student-management?search=dora');
  await findStudentLine(page, 'Dora Differs').getByRole('button', { name: 'Explain' }).click();
  const alert = page.getByRole('dialog').getByRole('alert');
  await alert.getByText('Rollbook shows 7 of 6 classes, but the history leads to 6 of 6.').waitFor();
  await openInPortal(page, '/tutor');
  await page.getByRole('alert').getByRole('link', { name: 'Dora Differs' }).waitFor();
});

testInFaults('owner: waiting classes are applied and a class is settled from the line that names them', async () => {
  const [wanda, uma] = [
    await centre.createStudent({ name: 'Wanda Waits', classes: 18 }),
    await centre.createStudent({ name: 'Uma Uncovered' }),
  ];
  const post = async (path: string, body: object) => expect((await client.post(path, body)).status).toBe(200);
  await post(`/api/students/${wanda.id}/classes/add`, { classes: 2 });
  await post(`/api/students/${uma.id}/attendance`, { date: '2026-11-19', status: 'present' });
  for (const date of ['2026-11-18', '2026-11-19', '2026-11-20'])
    await post(`/api/students/${wanda.id}/attendance`, { date, status: 'present' });
  await post(`/api/students/${uma.id}/classes/add`, { classes: 6 });
  const page = officePage;
  await page.goto('/owner');
  await page.getByRole('link', { name: 'Apply waiting classes' }).click();
  await page.getByRole('button', { name: 'Apply 2 waiting' }).waitFor();
  const acts = [
    ['Apply 2 waiting', 'Apply', '2 waiting classes applied for Wanda Waits'],
    ['Settle the class of Nov 19, 2026', 'Settle', 'Class of Nov 19, 2026 settled for Uma Uncovered'],
  ] as const;
  for (const [act, confirm, done] of acts) {
    await page.getByRole('button', { name: act }).click();
    await page.getByRole('dialog').getByRole('button', { name: confirm }).dblclick();
    await page.getByText(done).waitFor();
    await page.getByRole('button', { name: act }).waitFor({ state: 'detached' });
  }
  await centre.program.runner.caughtUp();
  const toBalance = async ({ id }: TestPerson) => (await client.get(`/api/students/${id}/class-history`)).body.student;
  expect(await toBalance(wanda)).toMatchObject({ classes_remaining: 17, classes_waiting: 0 });
  expect(await toBalance(uma)).toMatchObject({ classes_remaining: 5, classes_uncovered: 0 });
});

test('statement: three clicks from the student list lead to one sheet that prints without the menu', async () => {
  const sara = await centre.createStudent({ name: 'Sara Statement', classes: 6 });
  await client.post(`/api/students/${sara.id}/attendance`, { date: '2026-11-20', status: 'present' });
  await client.post(`/api/students/${sara.id}/attendance`, { date: '2026-11-20', status: 'absent' });
  const page = officePage;
  await page.addInitScript('window.print = () => { window.printed = true; }');
  await page.goto('/student-management?search=sara');
  await findStudentLine(page, 'Sara Statement').getByRole('link', { name: 'Sara Statement' }).click();
  await page.getByRole('link', { name: 'Statement' }).click();
  await page.getByRole('heading', { name: 'Sara Statement' }).waitFor();
  await page.getByRole('button', { name: 'Print' }).click();
  expect(await page.evaluate('window.printed')).toBe(true);
  const rows = page.getByRole('table', { name: 'Classes of the period' }).getByRole('row');
  expect(await rows.allInnerTexts()).toEqual([
    expect.stringMatching(/^Date/),
    '\tAt the start\t\t\t0',
    'Nov 20, 2026\tEnrolled with 6 classes\tRollbook\t+6\t6',
    'Nov 20, 2026\tAttended class\tOlive Owner\t−1\t5',
    'Nov 20, 2026\tClass given back because the mark was a mistake\tOlive Owner\t+1\t6',
    'Nov 20, 2026\tAt the end\t\t+6\t6',
  ]);
  await page.getByText('(607) 555-0100').waitFor();
  await page.getByLabel('Period', { exact: true }).selectOption('custom');
  await page.getByLabel('From', { exact: true }).focus();
  await page.keyboard.type('11012026');
  await page.waitForURL('**?period=custom&from=2026-11-01');
  await page.getByText('Nov 1, 2026 to Nov 20, 2026').waitFor();
  await page.setViewportSize({ width: 320, height: 568 });
  for (const label of ['Period', 'From', 'To']) {
    expect((await page.getByLabel(label, { exact: true }).boundingBox())?.width).toBeGreaterThan(130);
  }
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.getByRole('button', { name: 'Export class history' }).click();
  const file = page.getByRole('dialog').getByRole('link', { name: 'Download' });
  expect(await file.getAttribute('href')).toContain('from=2026-11-01');
  await page.keyboard.press('Escape');
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  expect(await page.getByRole('banner').isVisible()).toBe(false);
  expect(await page.getByRole('button', { name: 'Print' }).isVisible()).toBe(false);
  await page.getByText('Left at the end of Nov 20, 2026').waitFor();
  const background = await page.evaluate('getComputedStyle(document.documentElement).backgroundColor');
  expect(background).toBe('rgb(255, 255, 255)');
  await page.emulateMedia({ media: null, colorScheme: null });
});

testInFaults('replay: an owner steps by keys, timeline and links, on a desktop and a phone', async () => {
  const rita = await createLateClass('Rita Replay');
  await client.post(`/api/students/${rita.id}/attendance`, {
    ...{ date: '2026-11-10', status: 'absent', reason: 'Wrong row' },
  });
  const page = officePage;
  await page.goto(`/class-history/${rita.id}`);
  await page.getByRole('link', { name: 'Replay' }).click();
  const event = page.getByRole('region', { name: 'Event', exact: true });
  const timeline = page.getByRole('slider', { name: 'Timeline' });
  const place = () => timeline.getAttribute('aria-valuenow');
  await event.getByRole('heading', { name: 'Given back: Wrong row' }).waitFor();
  expect(await event.getByText(/becomes/).count()).toBe(4);
  expect(await page.getByRole('table', { name: 'Attendance' }).getByRole('row').allInnerTexts()).toEqual([
    expect.stringMatching(/^Date/),
    expect.stringContaining('Absent'),
  ]);

  const requests: string[] = [];
  // Code that is loaded ahead of its use is no request for data.
  page.on('request', (request) => request.resourceType() === 'fetch' && requests.push(request.url()));
  await page.keyboard.press('Home');
  await event.getByRole('heading', { name: 'Enrolled without classes' }).waitFor();
  await page.getByText('No marks yet').waitFor();
  await page.keyboard.press('ArrowRight');
  await event.getByRole('heading', { name: 'Added 6 classes: Starter' }).waitFor();
  await page.waitForURL('**?at=2');
  await page.keyboard.press('Space');
  await page.getByRole('button', { name: 'Pause' }).waitFor();
  await expect.poll(place).toBe('4');
  await page.getByRole('button', { name: 'Play' }).waitFor();
  const box = await timeline.boundingBox();
  if (!box) throw new Error('The timeline is not shown');
  await page.mouse.move(box.x + 5, box.y + 60);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width * 0.6, box.y + 60);
  await page.mouse.up();
  await event.getByRole('heading', { name: 'Attended class: Paper roll' }).waitFor();
  await page.waitForURL('**?at=3');
  const events = page.getByRole('region', { name: 'Events' });
  await events.getByRole('link', { name: /^Enrolled without classes/ }).click();
  await page.keyboard.press('ArrowDown');
  await page.waitForURL('**?at=2');
  expect(await page.evaluate('document.activeElement.textContent')).toContain('Added 6 classes');
  await page.keyboard.press('End');
  await expect.poll(place).toBe('4');
  expect(requests).toEqual([]);

  await page.goto(`/replay/${rita.id}?at=3`);
  await event.getByRole('heading', { name: 'Attended class: Paper roll' }).waitFor();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: 'Previous event' }).click();
  await event.getByRole('heading', { name: 'Added 6 classes: Starter' }).waitFor();
  expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(390);
});
