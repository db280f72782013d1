/** A worksheet from the choice of its topic to the grade that the student sees. */
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { WorksheetResponse } from '#contracts/worksheets.ts';
import { openTestCentre } from '#testing/centre-fixture.ts';
import { openForAllTests } from '#testing/open-for-all-tests.ts';
import { test, testInFaults } from '#testing/test-in-faults.ts';
import { openSignedInVisitor } from './steps.ts';

const centre = await openForAllTests(openTestCentre());

async function countPages(page: Page, format: string): Promise<number> {
  const pdf = (await page.pdf({ format, preferCSSPageSize: true })).toString('latin1');
  return pdf.match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}

test('a tutor prepares and prints a worksheet, enters the answers of a student, and the student sees the grade', async () => {
  const lee = await centre.createTutor({ name: 'Ms Lee' });
  const mia = await centre.createStudent({ name: 'Mia Olsen' });
  await centre.createStudent({ name: 'Ben Noor' });
  const tutor = await centre.signIn(lee.email, lee.password);
  await using desk = await openSignedInVisitor(centre, lee);
  const { page } = desk;
  await page.goto('/tutor');
  await page.getByRole('link', { name: 'Worksheets' }).click();
  await page.getByText('No worksheets yet').waitFor();

  await page.getByRole('button', { name: 'Prepare worksheet' }).click();
  await page.getByText('Please choose a subject.').waitFor();
  await page.getByLabel('Grade').selectOption('4th Grade');
  await page.getByRole('button', { name: 'Math' }).click();
  await page.getByRole('button', { name: 'Addition' }).click();
  await page.getByLabel('Number of questions').fill('41');
  await page.getByRole('button', { name: 'Prepare worksheet' }).click();
  await page.getByText('Enter a whole number from 10 to 40.').waitFor();
  await page.getByLabel('Number of questions').fill('20');
  await page.getByRole('button', { name: 'Prepare worksheet' }).click();
  await page.getByRole('heading', { name: 'Worksheet 1', exact: true }).waitFor();
  await page.getByText('The questions take about 1 page.').waitFor();
  // Both ways back keep what was entered.
  await page.goBack();
  await page.getByRole('button', { name: 'Math', pressed: true }).waitFor();
  expect(await page.getByLabel('Topic').inputValue()).toBe('Addition');
  await page.goForward();
  await page.getByRole('link', { name: 'Worksheets' }).click();
  await page.getByRole('heading', { name: 'New worksheet' }).waitFor();
  expect(await page.getByLabel('Grade').inputValue()).toBe('4');
  expect(await page.getByLabel('Topic').inputValue()).toBe('Addition');
  expect(await page.getByLabel('Number of questions').inputValue()).toBe('20');
  await page.goBack();

  // On paper: the questions on one page, and the key on a page of its own.
  await page.emulateMedia({ media: 'print' });
  expect(await page.getByRole('button', { name: 'Print' }).isVisible()).toBe(false);
  expect(await page.getByRole('navigation').first().isVisible()).toBe(false);
  expect(await page.getByText('Recorded answers').isVisible()).toBe(false);
  for (const format of ['A4', 'Letter']) expect(await countPages(page, format)).toBe(2);
  await page.emulateMedia({ media: 'screen' });
  await page.getByLabel('Print the answer key, on a page of its own').uncheck();
  expect(await page.getByRole('heading', { name: 'Answer key' }).count()).toBe(0);
  await page.emulateMedia({ media: 'print' });
  expect(await countPages(page, 'Letter')).toBe(1);
  await page.emulateMedia({ media: 'screen' });

  // The letters are typed from one question to the next; the last three are left blank.
  const { questions } = (await tutor.get('/api/worksheets/1')).body as WorksheetResponse;
  await page.getByRole('button', { name: 'Enter answers' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText('20 of 20 blank.', { exact: false }).waitFor();
  await dialog.getByLabel('Student').selectOption('Mia Olsen');
  await dialog.getByRole('radio').first().focus();
  const letters = questions.slice(0, 17).map(({ correct_answer }) => 'abcd'[correct_answer] ?? '');
  for (const letter of letters) await page.keyboard.press(letter);
  await dialog.getByText('3 of 20 blank.', { exact: false }).waitFor();
  await page.keyboard.press('a');
  await dialog.getByText('2 of 20 blank.', { exact: false }).waitFor();
  await page.keyboard.press('Backspace');
  await page.keyboard.press('Backspace');
  await dialog.getByText('3 of 20 blank.', { exact: false }).waitFor();
  await dialog.getByRole('button', { name: 'Save answers' }).click();
  const confirmation = page.getByRole('alertdialog', { name: 'Save with 3 blank questions?' });
  await confirmation.getByText('Questions 18–20 have no answer and count as wrong.').waitFor();
  await confirmation.getByRole('button', { name: 'Back to the answers' }).click();
  await dialog.getByRole('button', { name: 'Save answers' }).click();
  await confirmation.getByRole('button', { name: 'Save answers' }).click();
  await page.getByText('Grade: 85%').waitFor();
  const recorded = page.getByRole('region', { name: 'Recorded answers' });
  await recorded.getByText('85%').waitFor();

  // A mistyped answer is corrected with a reason: a blank one was ticked after all.
  await recorded.getByRole('button', { name: 'Correct answers of Mia Olsen' }).click();
  await dialog.getByText('No answer is changed yet.').waitFor();
  await dialog.getByRole('radiogroup', { name: 'Question 18' }).getByRole('radio').first().focus();
  await page.keyboard.press('abcd'[questions[17]?.correct_answer ?? 0] ?? '');
  await dialog.getByText('Question 18 changed.').waitFor();
  await dialog.getByLabel('Reason').fill('18 was ticked.');
  await dialog.getByRole('button', { name: 'Save corrections' }).click();
  await page.getByText("Mia Olsen's grade is now 90%.").waitFor();
  await recorded.getByText('90%').waitFor();

  await page.getByRole('button', { name: 'Enter answers' }).click();
  await dialog.getByLabel('Student').selectOption('Mia Olsen');
  await dialog.getByText('The answers of Mia Olsen are recorded already.', { exact: false }).waitFor();
  await dialog.getByLabel('Student').selectOption('Ben Noor');
  expect(await dialog.getByText('recorded already', { exact: false }).count()).toBe(0);
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('link', { name: 'View submissions' }).click();
  await page.getByText('Answered on paper, entered by Ms Lee.').waitFor();

  await using home = await openSignedInVisitor(centre, mia);
  await home.page.goto('/student');
  await home.page.getByText('Graded: 90%', { exact: true }).waitFor();
  const { homework } = (await tutor.get('/api/worksheets/1')).body as WorksheetResponse;
  await home.page.goto(`/submission/${homework?.id}`);
  await home.page.getByRole('heading', { name: 'Worksheet 1: Addition' }).waitFor();
  await home.page.getByText('Answered on paper, entered by Ms Lee.').waitFor();
});

/** The smallest letters of drawings, in points. */
const findSmallestLetters = (page: Page): Promise<number> =>
  page.locator('main svg text').evaluateAll((texts) =>
    Math.min(
      ...texts.map((text) => {
        const scale = (text as SVGTextElement).getScreenCTM()?.a ?? 0;
        return Number.parseFloat(getComputedStyle(text).fontSize) * scale * 0.75;
      }),
    ),
  );

testInFaults(
  'forty questions with drawings are printed on two sheets with readable letters, as estimated',
  async () => {
    const lee = await centre.createTutor({ name: 'Ms Lee' });
    const tutor = await centre.signIn(lee.email, lee.password);
    await using desk = await openSignedInVisitor(centre, lee);
    const { page } = desk;
    for (const [topic, grade] of [
      ['Graphs and Data', 8],
      ['Geometry', 6],
      ['Time', 3],
    ] as const) {
      const { number } = (await tutor.post('/api/worksheets', { subject: 'math', grade, topic, questions: 40 })).body;
      await page.goto(`/worksheets/${number}`);
      const estimate = await page.getByText('The questions take about').textContent();
      const pages = Number(estimate?.match(/\d+/)?.[0]);
      expect(pages).toBeLessThanOrEqual(4);
      await page.emulateMedia({ media: 'print' });
      // The key takes one page more.
      expect(await countPages(page, 'Letter')).toBe(pages + 1);
      expect(await countPages(page, 'A4')).toBeLessThanOrEqual(pages + 1);
      expect(await findSmallestLetters(page)).toBeGreaterThan(6.9);
      await page.emulateMedia({ media: 'screen' });
    }
  },
);

testInFaults('an unknown topic is said once, with topics that have questions', async () => {
  const lee = await centre.createTutor({ name: 'Ms Lee' });
  await using desk = await openSignedInVisitor(centre, lee);
  desk.allowFault(/422/);
  const { page } = desk;
  await page.goto('/worksheets?subject=history&grade=5&topic=Minecraft');
  await page.getByText('We have no questions on “Minecraft” yet.', { exact: false }).waitFor();
  const [answer] = await Promise.all([
    page.waitForResponse(
      (response) => response.url().endsWith('/api/worksheets') && response.request().method() === 'POST',
    ),
    page.getByRole('button', { name: 'Prepare worksheet' }).click(),
  ]);
  expect(answer.status()).toBe(422);
  await page.getByRole('button', { name: 'Prepare worksheet', disabled: false }).waitFor();
  expect(await page.getByText(/no questions/i).count()).toBe(1);
});

testInFaults('a worksheet is opened by its number, and an unknown number says so', async () => {
  const lee = await centre.createTutor({ name: 'Ms Lee' });
  const tutor = await centre.signIn(lee.email, lee.password);
  const { number } = (
    await tutor.post('/api/worksheets', { subject: 'english', grade: 5, topic: 'reading', questions: 10 })
  ).body;
  await using desk = await openSignedInVisitor(centre, lee);
  const { page } = desk;
  await page.goto('/worksheets');
  await page.getByLabel('Worksheet number').fill(String(number));
  await page.getByRole('button', { name: 'Open' }).click();
  await page.getByRole('heading', { name: `Worksheet ${number}`, exact: true }).waitFor();
  await page.getByText('reading', { exact: true }).first().waitFor();
  await page.goto('/worksheets/999');
  await page.getByRole('heading', { name: 'Worksheet Not Found' }).waitFor();
});
