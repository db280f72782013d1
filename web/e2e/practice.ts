/**
 * Actions of students who practice, and readings of the leaderboard. The questions are those of `openPracticeCentre`.
 */
import type { BrowserContextOptions, Page } from 'playwright-core';
import type { TestCentre } from '#testing/centre-fixture.ts';
import type { PracticeCentre } from '#testing/practice-fixture.ts';
import { expectVisibleFocus } from './keyboard.ts';
import { openSignedInVisitor, type SignedInVisitor } from './steps.ts';

/** Creates a student with a browser and with a client that needs no browser. */
export async function openPractisingStudent(centre: TestCentre, name: string) {
  const person = await centre.createStudent({ name });
  const client = await centre.signIn(person.email, person.password);
  return {
    person,
    client,
    seat: (options?: BrowserContextOptions): Promise<SignedInVisitor> => openSignedInVisitor(centre, person, options),
  };
}

/** Advances the clock of the centre, which otherwise does not move, by one second for each answer from this page. */
export const advanceClockWithAnswers = (page: Page, room: Pick<PracticeCentre, 'moveClock'>): Promise<unknown> =>
  page.route('**/api/practice/*/answers', (route) => {
    room.moveClock(1_000);
    return route.continue();
  });

/** Answers the question with this number, counted from 1, by keyboard, and waits for the feedback. */
export async function answerPracticeQuestion(page: Page, number: number, right = true): Promise<void> {
  await choosePracticeOption(page, number, right);
  await page.keyboard.press('Enter');
  await page.getByText(right ? 'Correct!' : 'Not quite.', { exact: true }).waitFor();
}

/** Selects the correct option, or the one after it. */
export async function choosePracticeOption(page: Page, number: number, right = true): Promise<void> {
  await page.getByText(`${number} / 5`, { exact: true }).waitFor();
  const options = await page.getByRole('radiogroup').locator('label').allInnerTexts();
  const at = options.findIndex((text) => /^[A-D]\s*right$/.test(text)) + (right ? 0 : 1);
  await page.keyboard.press(String((at % options.length) + 1));
  await expectVisibleFocus(page);
}

/** Answers the questions `from` to 5, those up to number `right` correctly, and waits for `Finish Session`. */
export async function answerRemainingQuestions(
  page: Page,
  { from = 1, right = 5 }: { from?: number; right?: number } = {},
) {
  for (let number = from; number <= 5; number += 1) {
    await answerPracticeQuestion(page, number, number <= right);
    if (number < 5) await page.keyboard.press('Enter');
  }
  await page.getByRole('button', { name: 'Finish Session' }).waitFor();
}

/** Starts a new session with the questions of the practice centre. */
export const startPracticeSession = (page: Page) => page.goto('/practice-session?grade=4&subject=math&topic=Addition');

/** The shown rows of the leaderboard as rank, name and points, such as `1 Ada 50`. */
export const readLeaderboardRows = (page: Page): Promise<string[]> =>
  page.locator('section[aria-labelledby=leaderboard] tbody tr').evaluateAll((rows) =>
    rows.map((row) => {
      const text = (part: string) => row.querySelector(part)?.textContent ?? '';
      return [text('td [aria-hidden]'), text('th bdi'), text('td:nth-child(3) span')].join(' ');
    }),
  );

/** Counts page loads from now on. Returns a function that gives their number. */
export function countPageLoads(page: Page): () => number {
  let loads = 0;
  page.on('load', () => {
    loads += 1;
  });
  return () => loads;
}

/** Counts the animations that scripts start on the page after its next load. The returned function gives the number. */
export async function countScriptAnimations(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const { animate } = Element.prototype;
    let motions = 0;
    Element.prototype.animate = function (this: Element, ...how) {
      motions += 1;
      document.documentElement.dataset.motions = String(motions);
      return animate.apply(this, how);
    };
  });
  return async () => Number((await page.locator('html').getAttribute('data-motions')) ?? 0);
}

/** Advances the page's clock and then reads from the page. A larger step would look like a machine that slept. */
export const readAfterTwoSeconds =
  <Read>(page: Page, read: (page: Page) => Promise<Read>) =>
  async () => {
    await page.clock.runFor(2_000);
    return read(page);
  };
