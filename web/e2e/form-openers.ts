/** Opens each dialog and form, for tests that look at all of them. */
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { Client } from '#testing/client.ts';
import type { TestPerson } from '#testing/people-fixture.ts';
import { openPracticeCentre, type PracticeCentre } from '#testing/practice-fixture.ts';
import { assignHomeworkByApi, submitAnswersByApi } from './homework.ts';
import { startPracticeSession } from './practice.ts';
import { openRollDialog } from './roll.ts';
import { openInPortal, openMarkAttendanceDialog, openStudentDialog } from './steps.ts';

const MIA = 'Mia Chen';
const open = { type: 'open-answer', text: 'Why is that so?' };
const choice = {
  ...{ type: 'multiple-choice', text: 'Half of 4?', correct_answer: 1 },
  options: ['One', 'Two', 'Three', 'Four'],
};

/** A centre in which every dialog and form can be opened. */
export interface FormsCentre extends PracticeCentre {
  readonly owner: TestPerson;
  readonly mia: TestPerson;
  /** The client of the owner. */
  readonly tutor: Client;
  /** A homework that Mia has submitted. */
  readonly finished: string;
  /** A homework that Mia has not submitted. */
  readonly unfinished: string;
}

export async function openFormsCentre(options: Parameters<typeof openPracticeCentre>[0] = {}): Promise<FormsCentre> {
  const room = await openPracticeCentre({ ...options, now: '2026-03-18T18:00:00.000Z' });
  const { centre } = room;
  const owner = await centre.createTutor({ name: 'Sam Okafor', owner: true });
  const mia = await centre.createStudent({ name: MIA, classes: 1 });
  for (let number = 10; number < 20; number += 1) await centre.createStudent({ name: `Student ${number}`, classes: 3 });
  await centre.program.sql`
    insert into accounts.second_factor (person_id, secret, turned_on_at)
    select id, '', now() from accounts."user" where name = 'Student 10'`;
  const gone = await centre.createStudent({ name: 'Gus Gone' });
  room.moveClock('2026-03-20T18:00:00.000Z');
  const tutor = await centre.signIn(owner.email, owner.password);
  await tutor.delete(`/api/students/${gone.id}`);
  // Mia has a covered class, an uncovered one and, after purchases, waiting ones, of which one fits.
  const attend = async (date: string) =>
    expect((await tutor.post(`/api/students/${mia.id}/attendance`, { date, status: 'present' })).status).toBe(200);
  for (const date of ['2026-03-18', '2026-03-19']) await attend(date);
  await tutor.post(`/api/students/${mia.id}/classes/add`, { classes: 20, reason: 'Spring pack' });
  const payment = { amount_cents: 3_000, method: 'cash', received_on: '2026-03-20', received_by: owner.id };
  const bought = { classes: 1, code: 'other', purchase: { price_cents: 3_000 }, payment };
  expect((await tutor.post(`/api/students/${mia.id}/classes/add`, bought)).status).toBe(200);
  await attend('2026-03-17');
  const questions = [choice, open, choice, open];
  const finished = await assignHomeworkByApi(tutor, [mia], { grading_type: 'tutor-graded', questions });
  const unfinished = await assignHomeworkByApi(tutor, [mia], { grading_type: 'tutor-graded', questions });
  await submitAnswersByApi(centre, mia, finished, [1, 'Because', 2, 'Because']);
  return { ...room, owner, mia, tutor, finished, unfinished };
}

/** By name of the dialog's component, or of the form. Some begin on the screen that the one before has opened. */
export type FormOpeners = Readonly<Record<string, FormOpener>>;
export type FormOpener = (page: Page) => Promise<unknown>;
export type OpenersByRole = Readonly<Record<'visitor' | 'tutor' | 'student', FormOpeners>>;

/** Finds the open dialogs of every kind. */
export const anyDialog = ':is([role=dialog], [role=alertdialog])';

export async function openForm(page: Page, opener: FormOpener): Promise<void> {
  await opener(page);
  await page.locator(`:is(${anyDialog}, main) :is(input, textarea, select, button)`).first().waitFor();
}

/** Opens a screen; only the first one loads the page, because a load takes longer than the audit of a dialog. */
export const openScreen = (page: Page, address: string): Promise<unknown> =>
  page.url() === 'about:blank' ? page.goto(address) : openInPortal(page, address);

/** @param toShown Returns how the page shows an English text, when it is in another language. */
export function createFormOpeners(
  { mia, finished, unfinished }: FormsCentre,
  toShown = (text: string) => text,
): OpenersByRole {
  const press = (page: Page, name: string) =>
    page
      .getByRole('main')
      .getByRole('button', { name: toShown(name) })
      .first()
      .click();
  const pressAndWait = async (page: Page, name: string) => {
    await press(page, name);
    // Its code is loaded when it is opened.
    await page.getByRole('dialog').waitFor();
  };
  const visitor: FormOpeners = {
    'Sign in': (page) => page.goto('/login'),
    'Sign-in code': async (page) => {
      const problem = { type: 'about:blank', title: '', status: 403, detail: '', code: 'code-required', instance: '' };
      await page.route('**/auth/sign-in', (route) => route.fulfill({ status: 403, json: problem }), { times: 1 });
      await page.getByLabel(toShown('Email')).fill('mia@example.com');
      await page.getByLabel(toShown('Password'), { exact: true }).fill('chalk and slate');
      await page.getByRole('button', { name: toShown('Sign in') }).click();
      await page.locator('[name=code]').waitFor();
    },
    'Sign up': (page) => page.getByRole('tab', { name: toShown('Sign Up') }).click(),
  };
  const tutor: FormOpeners = {
    CreateStudentDialog: async (page) => {
      await openScreen(page, '/student-management');
      await pressAndWait(page, 'Create Student');
    },
    ManageClassesDialog: async (page) => {
      const dialog = await openStudentDialog(page, MIA, 'Manage Classes', toShown);
      // A plan, which is paid now, has all fields.
      await dialog.locator('[aria-pressed]').first().click();
      await dialog.getByRole('checkbox').check();
    },
    MarkAttendanceDialog: (page) => openMarkAttendanceDialog(page, MIA, toShown),
    ReportAbsenceOfStudentDialog: (page) => openStudentDialog(page, MIA, 'Report an absence', toShown),
    ChangeStudentEmailDialog: (page) => openStudentDialog(page, MIA, 'Change email', toShown),
    PasswordCodeDialog: (page) => openStudentDialog(page, MIA, 'New password', toShown),
    ResetTwoStepDialog: (page) => openStudentDialog(page, 'Student 10', 'Turn off two-step sign-in', toShown),
    ArchiveStudentDialog: (page) => openStudentDialog(page, MIA, 'Delete', toShown),
    RestoreStudentDialog: async (page) => {
      await page.getByText(toShown('Former students')).click();
      await pressAndWait(page, 'Restore');
    },
    RollFormDialog: async (page) => {
      await openScreen(page, '/take-attendance');
      await openRollDialog(page, toShown);
    },
    CorrectAttendanceDialog: async (page) => {
      await openScreen(page, '/attendance');
      await press(page, 'History of');
      await pressAndWait(page, 'Correct');
    },
    'Class history': (page) => openScreen(page, `/class-history/${mia.id}`),
    ApplyWaitingClassesDialog: (page) => pressAndWait(page, 'Apply'),
    WithdrawWaitingClassesDialog: (page) => pressAndWait(page, 'Withdraw'),
    SettleClassDialog: (page) => pressAndWait(page, 'Settle'),
    ReversePurchaseDialog: async (page) => {
      await pressAndWait(page, 'Reverse');
      // Money that is returned has all fields.
      await page.getByRole('dialog').getByRole('radio').first().click();
    },
    'Create Assignment': async (page) => {
      await openScreen(page, '/create-homework');
      await press(page, 'Add Question');
    },
    'Edit Assignment': (page) => openScreen(page, `/edit-homework/${unfinished}`),
    Submissions: (page) => openScreen(page, `/view-submissions/${finished}`),
    AssignStudentsDialog: (page) => pressAndWait(page, 'Assign…'),
    Rules: (page) => openScreen(page, '/owner/rules'),
    Activity: (page) => openScreen(page, '/activity'),
  };
  const student: FormOpeners = {
    Assignment: (page) => openScreen(page, `/complete-homework/${unfinished}`),
    'Start Practice': (page) => openScreen(page, '/start-practice'),
    'Practice question': async (page) => {
      await startPracticeSession(page);
      await page.getByRole('radio').first().waitFor();
    },
    'Leaderboard settings': (page) => openScreen(page, '/practice'),
  };
  return { visitor, tutor, student };
}
