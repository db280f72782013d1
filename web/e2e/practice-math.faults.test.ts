/** How questions about mathematics look: fractions, equations and drawn figures. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { GeneratedQuestion } from '#services/core/use-case/question-source.ts';
import { openPracticeCentre, type PracticeCentre } from '#testing/practice-fixture.ts';
import { openPractisingStudent, startPracticeSession } from './practice.ts';

const PHONE = { width: 390, height: 664 };

const toQuestion = (text: string): GeneratedQuestion => ({
  text,
  options: ['3/4', '1 1/2', '3⁻²', '−2/3'],
  correctAnswer: 0,
  explanation: 'Rewrite with a common denominator: 1/2 + 1/4 = 2/4 + 1/4 = 3/4. The answer is 3/4.',
  origin: { source: 'mathematics' },
});
const questions: GeneratedQuestion[] = [
  toQuestion('Which number is missing in the equation 3/4 + 1/8 = ?'),
  {
    ...toQuestion('A rectangle is 9 ft long and 4 ft wide. What is its area?'),
    figure: { kind: 'shape', shape: 'rectangle', sides: [9, 4], unit: 'ft' },
  },
  { ...toQuestion('How much are 7 dimes worth?'), figure: { kind: 'coins', cents: [10, 10, 10, 10, 10, 10, 10] } },
  {
    ...toQuestion('How much must you add to 8 to get 8 3/4?'),
    figure: { kind: 'number-line', from: 0, to: 20, mark: 8 },
  },
  {
    ...toQuestion('The legs of a right triangle are 3 ft and 4 ft long. How long is the hypotenuse?'),
    figure: { kind: 'shape', shape: 'right-triangle', sides: [3, 4], unit: 'ft' },
  },
];

let room: PracticeCentre;
beforeAll(async () => {
  room = await openPracticeCentre({ createQuestion: (before) => questions[before % 5] as GeneratedQuestion });
});
afterAll(() => room[Symbol.asyncDispose]());

test('practice: fractions are read in words, and figures are drawn and described, in the session and in the results', async () => {
  const una = await openPractisingStudent(room.centre, 'Una Fraction');
  await using desk = await una.seat({ viewport: PHONE });
  const { page } = desk;
  await startPracticeSession(page);
  await page.getByRole('heading', { name: 'three fourths + one eighth = ?' }).waitFor();
  await page.getByRole('radio', { name: '1 and one half' }).waitFor();
  await page.getByRole('radio', { name: 'minus two thirds' }).waitFor();
  await page.getByRole('radio', { name: '3 to the power of minus 2' }).waitFor();
  expect(await page.locator('label sup').innerText()).toBe('−2');

  const equation = page.getByRole('heading', { level: 2 }).locator('[aria-hidden]');
  const [first, second] = await Promise.all([equation.nth(0).boundingBox(), equation.nth(1).boundingBox()]);
  expect(first?.y).toBe(second?.y);
  const rows = await equation.first().locator('span span').all();
  const [top, bottom] = await Promise.all(rows.map((row) => row.boundingBox()));
  expect(bottom?.y).toBeGreaterThan(top?.y ?? 0);
  const descriptions = [
    'Drawing of a rectangle, 9 ft long and 4 ft wide.',
    'Drawing of 7 dimes.',
    'Number line from 0 to 20, with 8 marked.',
    'Drawing of a right triangle with legs of 3 ft and 4 ft.',
  ];
  for (const number of [1, 2, 3, 4, 5]) {
    const figure = page.getByRole('img', { name: /^(?:Drawing|Number line)/ });
    await page.getByText(`${number} / 5`, { exact: true }).waitFor();
    if (number > 1) expect(await figure.getAttribute('aria-label')).toBe(descriptions[number - 2]);
    else expect(await figure.count()).toBe(0);
    await page.getByRole('radio', { name: 'three fourths' }).check();
    await page.getByRole('button', { name: 'Submit Answer' }).click();
    await page.getByRole('button', { name: number < 5 ? 'Next Question' : 'Finish Session' }).click();
  }
  await page.getByRole('heading', { name: 'Outstanding work!' }).waitFor();
  const drawn = page.getByRole('img', { name: /^(?:Drawing|Number line)/ });
  expect(await drawn.evaluateAll((figures) => figures.map((figure) => figure.getAttribute('aria-label')))).toEqual(
    descriptions,
  );
});
