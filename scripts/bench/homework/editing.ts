/** Measures in a real browser how long the page takes to show each key and click in a homework of 100 questions. */

import type { Page } from 'playwright-core';
import { NEW_HOMEWORK_DRAFT_KEY } from '#contracts/draft-keys.ts';
import { assertCorrect, type BenchRow, formatMs } from '../harness/bench-row.ts';
import { openPage } from '../harness/browser.ts';
import type { HomeworkCentre } from './centre.ts';

const QUESTIONS = 100;
const MET_MS = 50;
const typedText = 'Which of these is half of the number, and why?';
/** Milliseconds between two keys of a fast typist. */
const BETWEEN_KEYS = 60;

/** Event timing of one input: milliseconds of its handlers, and from the input to the next frame. */
interface EventTiming {
  readonly name: string;
  readonly handled: number;
  readonly shown: number;
}

export async function measureEditingRows({ url, tutor }: HomeworkCentre): Promise<BenchRow[]> {
  const saved = await tutor.post(`/api/drafts/${NEW_HOMEWORK_DRAFT_KEY}`, { body: createDraft(), revision: 0 });
  assertCorrect(saved.status === 200, `the draft was answered ${saved.status}: ${saved.text}`);
  await using form = await openPage(url, tutor.cookie, '/create-homework');
  const { page } = form;
  await restoreDraft(page);
  await recordEventTimings(page);
  const inputs = await editForm(page);
  const timings = await page.evaluate<EventTiming[]>('window.timings()');
  assertCorrect(
    (await page.getByRole('group', { name: /^Question \d+$/ }).count()) === QUESTIONS,
    'a question is missing',
  );
  const checked = `${inputs} keys and clicks among ${QUESTIONS} questions; all of it is in the form`;
  // The browser reports only events that took 16 ms or more.
  const row = (what: string, slow: number[]): BenchRow => ({
    what,
    measured: `${slow.filter((took) => took > MET_MS).length} over, most ${formatMs(Math.max(0, ...slow))}`,
    goal: `none over ${MET_MS} ms`,
    met: slow.every((took) => took <= MET_MS),
    checked,
  });
  return [
    row(
      'editing: event handled',
      timings.map(({ handled }) => handled),
    ),
    row(
      'editing: event to picture',
      timings.map(({ shown }) => shown),
    ),
  ];
}

/** A draft with 100 questions in the format of the page. */
const createDraft = () => ({
  ...{ title: 'A hundred', grading_type: 'auto-graded', due_date: '', keys_shown: false, version: 0 },
  assigned_students: [],
  questions: Array.from({ length: QUESTIONS }, (_, index) => ({
    ...{ type: index % 4 === 3 ? 'open-answer' : 'multiple-choice', text: `Half of ${index}?`, image_url: '' },
    ...{ options: ['One', 'Two', 'Three', 'Four'], correct_answer: 0, key_chosen: true },
  })),
});

/** Restores the draft in the form. */
async function restoreDraft(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Restore' }).click();
  await page.getByRole('group', { name: `Question ${QUESTIONS}`, exact: true }).waitFor();
  await page.waitForLoadState('networkidle');
}

/** Starts recording event timings in the page. */
async function recordEventTimings(page: Page): Promise<void> {
  await page.evaluate(`{
    const timings = [];
    const add = (list) => {
      for (const { name, duration, processingStart, processingEnd, interactionId } of list.getEntries()) {
        if (interactionId > 0 || name === 'input') timings.push({ name, handled: processingEnd - processingStart, shown: duration });
      }
    };
    const observer = new PerformanceObserver(add);
    observer.observe({ type: 'event', durationThreshold: 16 });
    window.timings = () => (add({ getEntries: () => observer.takeRecords() }), timings);
  }`);
}

/** Types and clicks at the beginning, in the middle and at the end of the form. Returns the number of keys and clicks. */
async function editForm(page: Page): Promise<number> {
  const question = (number: number) => page.getByRole('group', { name: `Question ${number}`, exact: true });
  let inputs = 0;
  for (const number of [1, 50, 99]) {
    for (const label of ['Question text', 'Option B']) {
      const field = question(number).getByLabel(label);
      await field.click();
      await page.keyboard.type(typedText, { delay: BETWEEN_KEYS });
      assertCorrect(
        (await field.inputValue()).includes(typedText),
        `the form lost the text typed in question ${number}`,
      );
      inputs += typedText.length + 1;
    }
    await question(number).getByLabel('C is correct').click();
    await waitForFrame(page);
    await page.getByLabel('Title').click();
    await page.keyboard.type(typedText.slice(0, 10), { delay: BETWEEN_KEYS });
    inputs += 12;
  }
  await page.getByRole('button', { name: 'Delete question 50' }).click();
  await page.getByRole('button', { name: 'Put it back' }).click();
  return inputs + 2;
}

/**
 * Waits for the frame that shows the last input. Without the wait, the next step scrolls before that frame is drawn, and
 * the measured time of the click would include the scrolling.
 */
const waitForFrame = (page: Page) =>
  page.evaluate('new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))');
