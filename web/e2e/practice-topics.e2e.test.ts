/** Practice with the questions of the program: all subjects, and topics in a student's own words. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestCentre, type TestCentre } from '#scripts/test/centre-fixture.ts';
import { auditAccessibility } from './audit-accessibility.ts';
import { openPractisingStudent } from './practice.ts';

let centre: TestCentre;
let ivy: Awaited<ReturnType<typeof openPractisingStudent>>;
beforeAll(async () => {
  centre = await openTestCentre();
  ivy = await openPractisingStudent(centre, 'Ivy Cole');
});
afterAll(() => centre[Symbol.asyncDispose]());

test('practice: a misspelled topic of a subject is understood, and five questions can be answered', async () => {
  await using desk = await ivy.seat();
  const { page } = desk;
  await page.goto('/start-practice');
  await page.getByLabel('Grade').selectOption('5');
  await page.getByRole('button', { name: 'Social Studies' }).click();
  await page.getByLabel('Topic', { exact: true }).fill('goverment');
  await page.getByRole('button', { name: 'Start Practice' }).click();
  for (let question = 1; question <= 5; question += 1) {
    await page.getByText(`${question} / 5`, { exact: true }).waitFor();
    await page.getByRole('radio').first().check();
    await page.getByRole('button', { name: 'Submit Answer' }).click();
    await page.getByText('Explanation').waitFor();
    await page.getByRole('button', { name: question < 5 ? 'Next Question' : 'Finish Session' }).click();
  }
  await page.waitForURL('**/practice-results?session=*');
});

test('practice: a topic without questions names near ones, and one of them starts a session at once', async () => {
  await using desk = await ivy.seat();
  const { page } = desk;
  await page.goto('/practice-session?grade=3&subject=science&topic=plantation');
  await page.getByRole('heading', { name: 'Unable to Generate Questions' }).waitFor();
  const topics = page.getByRole('navigation', { name: 'Topics that work' }).getByRole('link');
  expect(await topics.count()).toBe(3);
  expect(await auditAccessibility(page)).toEqual([]);
  await topics.filter({ hasText: 'Plants' }).click();
  await page.getByText('1 / 5', { exact: true }).waitFor();
  await page.getByText('3rd Grade · Plants').waitFor();
});
