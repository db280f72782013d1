/** Help for children who learn to read: a voice for the questions of the first grades, and larger text. */
import type { BrowserContext, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openForAllTests } from '#testing/open-for-all-tests.ts';
import { createPracticeQuestion, openPracticeCentre } from '#testing/practice-fixture.ts';
import { openPractisingStudent } from './practice.ts';

const PHONE = { width: 390, height: 664 };

const room = await openForAllTests(
  openPracticeCentre({
    createQuestion: (before) => ({
      ...createPracticeQuestion(`What is ${before} × 4?`),
      figure: { kind: 'number-line', from: 0, to: 20, mark: 8 },
    }),
  }),
);

/** Replaces the speech of the browser: it notes what it is asked to say, and never comes to the end by itself. */
const fakeSpeech = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => {
    const voices = [{ name: 'Samantha', lang: 'en-US', localService: true }];
    const queue: string[] = [];
    const speech = Object.assign(new EventTarget(), {
      queue,
      getVoices: () => voices,
      speak: ({ text }: { text: string }) => queue.push(text),
      cancel: () => void queue.splice(0),
    });
    class FakeUtterance {
      text: string;
      constructor(text: string) {
        this.text = text;
      }
    }
    Object.defineProperty(window, 'speechSynthesis', { value: speech });
    Object.defineProperty(window, 'SpeechSynthesisUtterance', { value: FakeUtterance });
  });
const readSpeech = (page: Page): Promise<string[]> =>
  page.evaluate(() => [...(window.speechSynthesis as unknown as { queue: string[] }).queue]);

const startOfGrade = (page: Page, grade: number) =>
  page.goto(`/practice-session?grade=${grade}&subject=math&topic=Addition`);
const readSize = (page: Page) =>
  page.getByRole('heading', { level: 2 }).evaluate((heading) => getComputedStyle(heading).fontSize);

test('in grade 2, a question is read aloud until the child stops it, answers or leaves', async () => {
  const ada = await openPractisingStudent(room.centre, 'Ada Early');
  await using phone = await ada.seat({ viewport: PHONE });
  await fakeSpeech(phone.context);
  const { page } = phone;
  await startOfGrade(page, 2);
  const read = page.getByRole('button', { name: 'Read aloud' });
  const stop = page.getByRole('button', { name: 'Stop reading' });
  await read.click();
  await stop.waitFor();
  const spoken = await readSpeech(page);
  // The drawing could say the answer.
  expect(spoken[0]).toMatch(/^What is \d+ times 4\?$/);
  expect(spoken.slice(1).map((option) => option.slice(0, 3))).toEqual(['A. ', 'B. ', 'C. ', 'D. ']);

  await stop.click();
  await read.waitFor();
  expect(await readSpeech(page)).toEqual([]);

  // The click leaves the keys to the question, and the answer ends the reading.
  await read.click();
  await page.keyboard.press('1');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Next Question' }).waitFor();
  await expect.poll(() => readSpeech(page)).toEqual([]);

  await page.keyboard.press('Enter');
  await page.getByText('2 / 5', { exact: true }).waitFor();
  await read.click();
  await stop.waitFor();
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await read.waitFor();
  await read.click();
  await stop.waitFor();
  await page.getByRole('link', { name: 'Back to Start Practice' }).click();
  await page.getByRole('heading', { name: 'Start Practice' }).waitFor();
  expect(await readSpeech(page)).toEqual([]);

  await startOfGrade(page, 4);
  await page.getByText('1 / 5', { exact: true }).waitFor();
  expect(await read.count()).toBe(0);
});

test('large and spaced text is chosen at a question, stays on the device, and is found in the account and the palette', async () => {
  const ben = await openPractisingStudent(room.centre, 'Ben Spacer');
  await using desk = await ben.seat();
  const { page } = desk;
  await startOfGrade(page, 4);
  await page.getByText('1 / 5', { exact: true }).waitFor();
  expect(await readSize(page)).toBe('20px');
  await page.getByRole('button', { name: 'Use large, spaced text' }).click();
  await expect.poll(() => readSize(page)).toBe('22px');
  await page.reload();
  await page.getByText('1 / 5', { exact: true }).waitFor();
  expect(await readSize(page)).toBe('22px');

  await page.getByRole('link', { name: 'Ben Spacer' }).click();
  const choice = page.getByRole('radiogroup', { name: 'Text for reading' });
  expect(await choice.getByRole('radio', { name: 'Large and spaced' }).isChecked()).toBe(true);
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: 'Search and actions' }).fill('dyslexia');
  await page.getByRole('option', { name: 'Use standard text' }).click();
  await expect.poll(() => choice.getByRole('radio', { name: 'Standard' }).isChecked()).toBe(true);
});
