/** How questions about mathematics look: fractions, equations and drawn figures. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPracticeCentre, type PracticeCentre } from '#scripts/test/practice-fixture.ts';
import type { GeneratedQuestion } from '#services/questions/port/question-source.ts';
import { auditAccessibility } from './audit-accessibility.ts';
import { openPractisingStudent, startPracticeSession } from './practice.ts';

const PHONE = { width: 390, height: 664 };

const toQuestion = (text: string): GeneratedQuestion => ({
  text,
  options: ['3/4', '1 1/2', '5/12', '−2/3'],
  correctAnswer: 0,
  explanation: 'Rewrite with a common denominator: 1/2 + 1/4 = 2/4 + 1/4 = 3/4. The answer is 3/4.',
});
const questions = [
  toQuestion('Which number is missing in the equation 3/4 + 1/8 = ?'),
  ...['Two', 'Three', 'Four', 'Five'].map(toQuestion),
];

let room: PracticeCentre;
beforeAll(async () => {
  room = await openPracticeCentre({ createQuestion: (before) => questions[before % 5] as GeneratedQuestion });
});
afterAll(() => room[Symbol.asyncDispose]());

test('practice: fractions are stacked and read in words, and equations stay on one line', async () => {
  const una = await openPractisingStudent(room.centre, 'Una Fraction');
  await using desk = await una.seat({ viewport: PHONE });
  const { page } = desk;
  await startPracticeSession(page);
  await page.getByRole('heading', { name: 'three fourths + one eighth = ?' }).waitFor();
  await page.getByRole('radio', { name: '1 and one half' }).waitFor();
  await page.getByRole('radio', { name: 'minus two thirds' }).waitFor();

  const equation = page.getByRole('heading', { level: 2 }).locator('[aria-hidden]');
  const [first, second] = await Promise.all([equation.nth(0).boundingBox(), equation.nth(1).boundingBox()]);
  expect(first?.y).toBe(second?.y);
  const rows = await equation.first().locator('span span').all();
  const [top, bottom] = await Promise.all(rows.map((row) => row.boundingBox()));
  expect(bottom?.y).toBeGreaterThan(top?.y ?? 0);
  expect(await auditAccessibility(page)).toEqual([]);
  await page.getByRole('radio', { name: 'three fourths' }).check();
  await page.getByRole('button', { name: 'Submit Answer' }).click();
  await page.getByText('Correct!', { exact: true }).waitFor();
});
