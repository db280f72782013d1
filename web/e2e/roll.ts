/** Actions of tutors on Take Attendance. */
import type { BrowserContextOptions, Locator, Page } from 'playwright-core';
import { fixedNoon, openTestCentre, type TestCentre } from '#testing/centre-fixture.ts';
import type { TestPerson } from '#testing/people-fixture.ts';
import { openSignedInVisitor, type SignedInVisitor } from './steps.ts';

/** The civil date of the fixed clock, a Friday. */
export const TODAY = '2026-11-20';
export const TODAY_LONG_TEXT = 'Friday, November 20, 2026';

export interface RollCentre extends AsyncDisposable {
  readonly centre: TestCentre;
  readonly sam: TestPerson;
  /** In the given order. Each has six classes unless another number is given. */
  readonly students: TestPerson[];
}

/**
 * Opens a centre with a tutor and these students, who joined on August 1st. It is used for the roll alone, because a roll
 * lists every student.
 */
export async function openRollCentre(...names: (string | [name: string, classes: number])[]): Promise<RollCentre> {
  let now = new Date('2026-08-01T17:00:00Z');
  const centre = await openTestCentre({ clock: () => now });
  const sam = await centre.createTutor({ name: 'Sam Okafor' });
  const students: TestPerson[] = [];
  for (const named of names) {
    const [name, classes] = typeof named === 'string' ? [named, 6] : named;
    students.push(await centre.createStudent({ name, classes }));
  }
  now = fixedNoon();
  return { centre, sam, students, [Symbol.asyncDispose]: () => centre[Symbol.asyncDispose]() };
}

/** Opens Take Attendance in a new browser of the tutor. */
export async function openTakeAttendance(
  { centre }: RollCentre,
  tutor: TestPerson,
  { search = '', ...options }: BrowserContextOptions & { search?: string } = {},
): Promise<SignedInVisitor> {
  const seated = await openSignedInVisitor(centre, tutor, options);
  await seated.page.goto(`/take-attendance${search}`);
  return seated;
}

/** @param toShown Returns how the page shows an English text, when it is in another language. */
export async function openRollDialog(page: Page, toShown = (text: string) => text): Promise<Locator> {
  const name = toShown('Take Attendance');
  await page.getByRole('main').getByRole('button', { name }).click();
  const dialog = page.getByRole('dialog', { name });
  await dialog.getByRole('listitem').first().waitFor();
  return dialog;
}

export const findRollRow = (dialog: Locator, name: string): Locator =>
  dialog.getByRole('listitem').filter({ has: dialog.page().getByText(name, { exact: true }) });
export const findRollTick = (dialog: Locator, name: string): Locator => dialog.getByRole('checkbox', { name });
export const findRollSaveButton = (dialog: Locator): Locator => dialog.locator('button[type=submit]');

/** Answers why recorded absences become present, and saves the roll. */
export async function giveRollReason(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog', { name: /^Why (was this student|were these students) present\?$/ });
  await dialog.getByRole('button', { name: 'Correction', exact: true }).click();
  await dialog.getByRole('button', { name: 'Save Attendance' }).click();
}

/** The recorded marks of a day by student name: classes remaining, status, charge and note. */
export async function readRecordedMarks({ centre }: RollCentre, date = TODAY): Promise<Record<string, unknown[]>> {
  const { email, password } = await centre.createTutor({ name: 'Reader' });
  await centre.program.runner.caughtUp();
  const reader = await centre.signIn(email, password);
  const students: Student[] = [];
  for (let cursor: string | null = ''; cursor !== null; ) {
    const { body } = await reader.get(`/api/attendance/roll?date=${date}${cursor && `&cursor=${cursor}`}`);
    students.push(...body.students);
    cursor = body.next_cursor;
  }
  return Object.fromEntries(
    students.map(({ name, mark, classes_remaining: left }) => [
      name,
      mark === null ? [left] : [left, mark.status, mark.charge, mark.notes],
    ]),
  );
}
interface Student {
  name: string;
  classes_remaining: number;
  mark: { status: string; charge: string; notes: string | null } | null;
}
