/** What students do while they practise, and what boards show; the questions are those of a practice room. */
import type { BrowserContextOptions, Page } from 'playwright-core';
import type { TestCentre } from '#scripts/test/centre-fixture.ts';
import type { PracticeCentre } from '#scripts/test/practice-fixture.ts';
import { openSignedIn, type SignedInVisitor } from './steps.ts';

/** A new student at a browser of their own, and their way to the server without one. */
export async function openPractisingStudent(centre: TestCentre, name: string) {
  const person = await centre.createStudent({ name });
  const client = await centre.signIn(person.email, person.password);
  return {
    person,
    client,
    seat: (options?: BrowserContextOptions): Promise<SignedInVisitor> => openSignedIn(centre, person, options),
  };
}

/** The clock of a practice room stands still: from now on each answer from this page is a second after the one before. */
export const advanceClockWithAnswers = (page: Page, room: Pick<PracticeCentre, 'at'>): Promise<unknown> =>
  page.route('**/api/practice/*/answers', (route) => {
    room.at(1_000);
    return route.continue();
  });

/** Answers the question with this number, counted from 1, by the keys alone, and waits for what it was worth. */
export async function answer(page: Page, number: number, right = true): Promise<void> {
  await chooseOption(page, number, right);
  await page.keyboard.press('Enter');
  await page.getByText(right ? 'Correct!' : 'Not correct.', { exact: true }).waitFor();
}

/** Picks the option that is right, or the one after it. */
export async function chooseOption(page: Page, number: number, right = true): Promise<void> {
  await page.getByText(`${number} / 5`, { exact: true }).waitFor();
  const options = await page.getByRole('radiogroup').locator('label').allInnerTexts();
  const at = options.findIndex((text) => /^[A-D]\s*right$/.test(text)) + (right ? 0 : 1);
  await page.keyboard.press(String((at % options.length) + 1));
}

/** Answers the questions from this one to the fifth, the first ones right, and waits before `Finish Session`. */
export async function answerAll(page: Page, { from = 1, right = 5 }: { from?: number; right?: number } = {}) {
  for (let number = from; number <= 5; number += 1) {
    await answer(page, number, number <= right);
    if (number < 5) await page.keyboard.press('Enter');
  }
  await page.getByRole('button', { name: 'Finish Session' }).waitFor();
}

/** Opens a new session of the questions that the room has. */
export const startSession = (page: Page) => page.goto('/practice-session?grade=4&subject=math&topic=Addition');

/** `1 Ada 50` */
export const readBoard = (page: Page): Promise<string[]> =>
  page.locator('section[aria-labelledby=leaderboard] tbody tr').evaluateAll((rows) =>
    rows.map((row) => {
      const text = (part: string) => row.querySelector(part)?.textContent ?? '';
      return [text('td [aria-hidden]'), text('th bdi'), text('td:nth-child(3) span')].join(' ');
    }),
  );

/** How often the page was loaded since. */
export function countLoads(page: Page): () => number {
  let loads = 0;
  page.on('load', () => {
    loads += 1;
  });
  return () => loads;
}

/** From now on: how many elements of a page were set in motion by code. */
export async function countAnimations(page: Page): Promise<() => Promise<number>> {
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
