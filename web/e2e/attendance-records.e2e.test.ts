import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { openTestCentre } from '#testing/centre-fixture.ts';
import { openForAllTests } from '#testing/open-for-all-tests.ts';
import type { TestPerson } from '#testing/people-fixture.ts';
import { test, testInFaults } from '#testing/test-in-faults.ts';
import {
  confirmDate,
  openInPortal,
  openScreen,
  openSignedInVisitor,
  readAndCloseToast,
  readLedgerRows,
} from './steps.ts';

// It is 12:00 at the centre.
let now = Date.parse('2026-11-20T17:00:00Z');
const clock = () => {
  now += 1_000;
  return new Date(now);
};
const centre = await openForAllTests(openTestCentre({ clock }));
const sam = await centre.createTutor({ name: 'Sam Okafor' });
const tutor = await centre.signIn(sam.email, sam.password);

type Mark = [date: string, status: 'present' | 'absent', notes?: string];

async function student(name: string, classes: number, ...marks: Mark[]): Promise<TestPerson> {
  const person = await centre.createStudent({ name, classes });
  for (const [date, status, notes] of marks) {
    const body = { date, status, ...(notes && { notes }) };
    expect((await tutor.post(`/api/students/${person.id}/attendance`, body)).status).toBe(200);
  }
  await centre.program.runner.caughtUp();
  return person;
}

const desk = await openForAllTests(openSignedInVisitor(centre, sam));
const { page } = desk;

/** The rows of the records, without the histories that are open below them. */
const rows = (page: Page) => page.getByRole('row').filter({ has: page.getByRole('button', { name: /^History of/ }) });
const row = (page: Page, name: string, date: string) =>
  rows(page).filter({ has: page.getByRole('button', { name: `History of ${name}, ${date}` }) });

async function openRecord(page: Page, name: string, date: string) {
  await page.getByRole('button', { name: `History of ${name}, ${date}` }).click();
  const history = page.getByRole('region', { name });
  await history.getByRole('listitem').first().waitFor();
  return history;
}

async function openForm(page: Page, name: string, date: string) {
  const history = await openRecord(page, name, date);
  await row(page, name, date).getByRole('button', { name: 'Correct' }).click();
  const form = page.getByRole('dialog', { name: 'Correct attendance' });
  await form.waitFor();
  return {
    history,
    form,
    explain: () => form.getByRole('button', { name: 'Correction', exact: true }).click(),
    save: () => form.getByRole('button', { name: 'Save correction' }).click(),
  };
}

test('correction: absent gives the class back, and both histories show it', async () => {
  const mia = await student('Mia Lindqvist', 6, ['2026-11-19', 'present', 'Fractions']);
  await openScreen(page, '/attendance');
  const { history, form, save } = await openForm(page, mia.name, 'Nov 19, 2026');
  expect(await form.getByLabel('Date').inputValue()).toBe('2026-11-19');
  expect(await form.getByLabel('Notes').inputValue()).toBe('Fractions');
  await form.getByText('Families can read this note.').waitFor();
  await save();
  await form.getByText('Nothing is changed yet.').waitFor();
  await form.getByRole('button', { name: 'Absent' }).click();
  await form.getByText('Gives 1 class back. 6 classes remaining.').waitFor();
  await form.getByLabel('Reason').fill('She was ill');
  await form.getByRole('button', { name: 'Goodwill' }).click();
  expect(await form.getByLabel('Reason').inputValue()).toBe('She was ill');
  await save();
  expect(await readAndCloseToast(page, 'Attendance corrected')).toEqual([
    'Mia Lindqvist marked as absent on Nov 19, 2026',
    '1 class given back: 6 remaining.',
  ]);
  await row(page, mia.name, 'Nov 19, 2026').getByText('Absent').first().waitFor();
  await history.getByText('Corrected from present to absent').waitFor();
  const [corrected, marked] = await history.getByRole('listitem').allInnerTexts();
  expect(corrected).toMatch(
    /Sam Okafor, Nov 20, 2026, 12:\d\d[\s\S]*Reason: Goodwill · She was ill[\s\S]*Gave 1 class back: 6 remaining/,
  );
  expect(marked).toMatch(/^Marked present[\s\S]*“Fractions”[\s\S]*Took 1 class: 5 remaining/);

  await history.getByRole('link', { name: 'Class history' }).click();
  await page.getByRole('heading', { name: mia.name }).waitFor();
  await page.getByRole('cell', { name: 'Given back: She was ill' }).getByText('Goodwill').waitFor();
  expect((await readLedgerRows(page)).map(({ change, remaining }) => [change, remaining])).toEqual([
    // She enrolled today, a day after the class.
    [6, 6],
    [1, 0],
    [-1, -1],
  ]);
});
testInFaults('correction: names blocked dates, asks about a day long ago, and keeps a private note', async () => {
  const ada = await student('Ada Byron', 4, ['2026-11-12', 'present'], ['2026-11-13', 'absent', 'Ill']);
  await openScreen(page, `/attendance?student=${ada.id}`);
  const { history, form, explain, save } = await openForm(page, ada.name, 'Nov 12, 2026');
  await form.getByLabel('Date').fill('2026-11-21');
  await form.getByText('A class in the future cannot be marked.').waitFor();
  await form.getByLabel('Date').fill('2026-11-13');
  await form.getByText(/^Ada Byron already has a record on Nov 13: absent, by Sam Okafor at 12:/).waitFor();
  await save();
  await form.getByText('Please give a reason.').waitFor();
  await explain();
  await save();
  await form.getByText(/^Ada Byron is already recorded on Friday, .*: absent, by Sam Okafor/).waitFor();
  expect(await form.getByLabel('Date').getAttribute('aria-invalid')).toBe('true');
  await form.getByLabel('Date').fill('2025-11-12');
  await form.getByText('Moves the class from Nov 12 to Nov 12, 2025: 3 remaining, as before.').waitFor();
  await form.getByRole('button', { name: 'Add a private note' }).click();
  await form.getByText('Only tutors can read this note.').waitFor();
  await page.keyboard.type('Needs a quiet seat');
  await save();
  await page.getByText('Mark attendance for Wednesday, November 12, 2025?').waitFor();
  await page.getByText('That day is more than 60 days ago.').waitFor();
  await page.getByRole('button', { name: 'Go back' }).click();
  expect(await form.getByLabel('Date').inputValue()).toBe('2025-11-12');
  await save();
  await confirmDate(page);
  expect(await readAndCloseToast(page, 'Attendance corrected')).toEqual([
    'Ada Byron marked as present on Nov 12, 2025',
  ]);
  await row(page, ada.name, 'Nov 12, 2025')
    .getByText(/^Corrected Nov 20, 2026, \d+:\d\d\s[AP]M by Sam Okafor$/)
    .filter({ visible: true })
    .waitFor();
  await history.getByText('Private: Needs a quiet seat').waitFor();
});

testInFaults(
  'correction: one dialog in Take Attendance and in both class histories, with rows that are joined',
  async () => {
    const ines = await student('Ines Aldana', 6, ['2026-11-18', 'present']);
    const lee = await centre.createTutor({ name: 'Ms Lee' });
    await openScreen(page, '/take-attendance?date=2026-11-18');
    await using other = await openSignedInVisitor(centre, lee);
    const second = other.page;
    const form = (on: Page) => on.getByRole('dialog', { name: 'Correct attendance' });
    const explainAndSave = async (on: Page) => {
      await form(on).getByLabel('Reason').fill('Wrong line');
      await form(on).getByRole('button', { name: 'Save correction' }).click();
    };

    await second.routeWebSocket('**/api/feed', () => undefined);
    await second.goto('/class-history');
    const listed = second.getByRole('row').filter({ hasText: ines.name });
    await listed.getByRole('button', { name: 'Correct', exact: true }).click();
    await form(second).getByRole('button', { name: 'Absent' }).click();

    const line = page.getByRole('listitem').filter({ hasText: ines.name });
    await line.getByRole('button', { name: 'Correct' }).click();
    await form(page).getByLabel('Date').fill('2026-11-17');
    await explainAndSave(page);
    await readAndCloseToast(page, 'Attendance corrected');
    await line.getByRole('button', { name: 'Correct' }).waitFor({ state: 'detached' });

    // The other tutor corrects the same mark at the same time.
    await explainAndSave(second);
    await form(second)
      .getByText(/^Changed by Sam Okafor at 12:\d\d\sPM since you looked: now present on Nov 17\.$/)
      .waitFor();
    await second.goto(`/class-history/${ines.id}`);
    const moved = second.getByRole('row', { name: /Moved from Wed, Nov 18 with its class/ });
    await moved.getByRole('link', { name: 'Corrects the mark of Wed, Nov 18' }).waitFor();
    await moved.getByRole('button', { name: 'Correct' }).click();
    await form(second).getByRole('button', { name: 'Absent' }).click();
    await explainAndSave(second);
    await readAndCloseToast(second, 'Attendance corrected');
    await second.getByRole('row', { name: /^Tue, Nov 17 Given back: Wrong line/ }).waitFor();
    await moved.getByRole('link', { name: /^Corrected Nov 20, 2026, .* by Ms Lee$/ }).waitFor();
    const original = second.getByRole('row', { name: /Attended class/ });
    await original.getByRole('link', { name: /^Corrected Nov 20, 2026, .* by Sam Okafor$/ }).click();
    const linked = await moved.getAttribute('id');
    await expect.poll(() => second.url()).toContain(`#${linked}`);
    expect(await second.getByRole('button', { name: 'Correct', exact: true }).count()).toBe(1);

    await openInPortal(page, '/take-attendance?date=2026-11-17');
    await line.getByText('Absent', { exact: true }).first().waitFor();
    await line.getByText(/^Corrected Nov 20, 2026, .* by Ms Lee$/).waitFor();
  },
);

testInFaults('correction: typed values survive a reload and a change by somebody else', async () => {
  const ben = await student('Ben Quill', 4, ['2026-11-18', 'present', 'Verbs']);
  const lee = await centre.createTutor({ name: 'Ms Lee' });
  await openScreen(page, `/attendance?student=${ben.id}`);
  const { form, save } = await openForm(page, ben.name, 'Nov 18, 2026');
  await form.getByLabel('Date').fill('2026-11-17');
  await form.getByLabel('Reason').fill('Wrong day');
  await page.reload();
  await form.waitFor();
  expect(await form.getByLabel('Date').inputValue()).toBe('2026-11-17');
  expect(await form.getByLabel('Reason').inputValue()).toBe('Wrong day');

  const preview = form.getByText(/^Moves the class from Nov 18 to Nov 17/);
  await preview.waitFor();
  const other = await centre.signIn(lee.email, lee.password);
  await other.post(`/api/students/${ben.id}/attendance`, { date: '2026-11-18', status: 'absent', notes: 'Nouns' });
  await form
    .getByText(/^Changed by Ms Lee at 12:\d\d\sPM since you looked: now absent on Nov 18, its note changed\.$/)
    .waitFor();
  // The balance is that of the newer record.
  await preview.waitFor({ state: 'detached' });
  await page.reload();
  await form.getByRole('button', { name: 'Load the current record' }).waitFor();
  expect(await preview.count()).toBe(0);
  await save();
  await form.getByRole('button', { name: 'Load the current record' }).click();
  expect(await form.getByLabel('Date').inputValue()).toBe('2026-11-17');
  expect(await form.getByLabel('Reason').inputValue()).toBe('Wrong day');
  expect(await form.getByLabel('Notes').inputValue()).toBe('Nouns');
  await form.getByText('Moves the record from Nov 18 to Nov 17: no class is taken or given back.').waitFor();
  expect(await form.getByRole('alert').count()).toBe(0);
  await save();
  await readAndCloseToast(page, 'Attendance corrected');
  await row(page, ben.name, 'Nov 17, 2026').getByRole('cell', { name: 'Nouns', exact: true }).waitFor();
  await tutor.post(`/api/students/${ben.id}/attendance`, { date: '2026-11-16', status: 'absent' });
  await row(page, ben.name, 'Nov 16, 2026').waitFor();
});

test('void: needs a reason, frees the date, and the class history shows both rows', async () => {
  const zoe = await student('Zoe Castellan', 6, ['2026-11-19', 'present']);
  await openScreen(page, '/attendance');
  const history = await openRecord(page, zoe.name, 'Nov 19, 2026');
  await history.getByRole('button', { name: 'Void' }).click();
  const form = page.getByRole('dialog', { name: 'Void this mark' });
  await form.getByText('The class that this mark took comes back.').waitFor();
  await form.getByRole('button', { name: 'Void mark' }).click();
  await form.getByText('Please give a reason.').waitFor();
  await form.getByLabel('Reason').fill('Marked the wrong Zoe');
  await form.getByRole('button', { name: 'Void mark' }).click();
  expect(await readAndCloseToast(page, 'Mark voided')).toEqual([
    'The mark of Zoe Castellan for Thursday, November 19, 2026 is voided.',
  ]);
  await row(page, zoe.name, 'Nov 19, 2026').waitFor({ state: 'detached' });

  await openInPortal(page, `/class-history/${zoe.id}`);
  await page.getByText('Class given back because the mark was removed: Marked the wrong Zoe').waitFor();
  await page.getByText('Attended class').first().waitFor();
  expect(await page.getByRole('button', { name: 'Void mark' }).count()).toBe(0);
  // The date is free for a new mark, which can be voided on this page.
  await tutor.post(`/api/students/${zoe.id}/attendance`, { date: '2026-11-19', status: 'absent', seen_version: 0 });
  await page.getByRole('button', { name: 'Void mark' }).click();
  await form.getByText('No class was taken, so none comes back.').waitFor();
  await form.getByRole('button', { name: 'Correction', exact: true }).click();
  await form.getByRole('button', { name: 'Void mark' }).click();
  await page.getByText('Mark voided: Correction').waitFor();
});
