import type { Locator, Page } from 'playwright-core';
import type { TestCentre } from '#testing/centre-fixture.ts';
import type { TestPerson } from '#testing/people-fixture.ts';
import { addMultipleChoiceQuestion } from './homework.ts';
import { findStudentLine, findToast, openSignedInVisitor, type SignedInVisitor } from './steps.ts';

export const DESK = { width: 1280, height: 800 };
export const PHONE = { width: 360, height: 640 };

/** Opens Student Management as a tutor, and waits for the line of a student. */
export async function openStudents(
  centre: TestCentre,
  { tutor, student }: { tutor: TestPerson; student: TestPerson },
  viewport: typeof DESK,
): Promise<SignedInVisitor> {
  const visitor = await openSignedInVisitor(centre, tutor, { viewport, hasTouch: viewport === PHONE });
  await visitor.page.goto('/student-management');
  await findStudentLine(visitor.page, student.name).waitFor();
  return visitor;
}

/** Lets requests to this address fail without an answer. */
export const failRequests = (page: Page, address: string): Promise<unknown> =>
  page.route(address, (route) => route.fulfill({ status: 502, body: 'Bad gateway' }));

/** Opens the dialog that creates a student, and fills it in. */
export async function openFilledCreateStudentDialog(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Create Student' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name').fill('Mia Again');
  await dialog.getByLabel('Email').fill('again@rollbook.example');
  await dialog.getByLabel('Password').fill('chalk and slate');
  return dialog;
}

/** Opens the form of a new homework, fills it in and lets its command fail without an answer. Returns the failure's toast. */
export async function openFailingHomeworkForm(page: Page, student: TestPerson): Promise<Locator> {
  await page.goto('/create-homework');
  await page.getByLabel(student.name).check();
  await addMultipleChoiceQuestion(page, 1, 'What is half of six?', 'B');
  await page.getByLabel('Title').fill('Halves');
  await failRequests(page, '**/api/homework');
  return findToast(page, 'Failed to create homework. Please try again.');
}
