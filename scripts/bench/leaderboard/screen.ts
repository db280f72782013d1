/** Measures the time from the answer to a completion to the changed leaderboard in another browser, with a hundred listeners. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import { ServerProcess } from '#testing/server-process.ts';
import { assertCorrect, type BenchRow, formatMs, quantile } from '../harness/bench-row.ts';
import { openPage } from '../harness/browser.ts';
import { type BoardCentre, completeSession, createBoardCookies, startAnsweredSession } from './centre.ts';

const LISTENERS = 100;
/** Number of measured completions. With the warm-up it is below the daily limit of practice starts. */
const COMPLETIONS = 90;
/** Milliseconds between two completions, so that each causes its own frame. */
const BETWEEN = 300;

export async function measureScreenRow(centre: BoardCentre): Promise<BenchRow> {
  const { url, tutor, student, studentId } = centre;
  await completeSession(student, await startAnsweredSession(student));
  await using listeners = new ServerProcess(
    'scripts/bench/leaderboard/listeners.ts',
    {},
    url,
    `${LISTENERS}`,
    ...(await createBoardCookies(centre, LISTENERS)),
  );
  await listeners.waitForOutput(/sockets are open/);
  await using screen = await openPage(url, tutor.cookie, '/leaderboard');
  const { page } = screen;
  await recordChanges(page, studentId);
  const answered: number[] = [];
  for (let n = 0; n < COMPLETIONS; n += 1) {
    const id = await startAnsweredSession(student);
    answered.push(await completeSession(student, id));
    await sleep(BETWEEN);
  }
  const changed = await page.evaluate<number[]>('window.changes');
  assertCorrect(changed.length === COMPLETIONS, `${changed.length} of ${COMPLETIONS} completions were seen`);
  const took = changed.map((at, index) => at - (answered[index] as number));
  const [p50, p99] = [quantile(took, 0.5), quantile(took, 0.99)];
  return {
    what: 'completed → another screen',
    measured: `p50 ${formatMs(p50)}, p99 ${formatMs(p99)}`,
    goal: 'p50 ≤ 100 ms, p99 ≤ 1 s',
    met: p50 <= 100 && p99 <= 1_000,
    checked: `${COMPLETIONS} completions, each seen on the board; ${LISTENERS} other sockets open`,
  };
}

/** Makes the page record when a student's number of sessions changes on it, in milliseconds since 1970. */
async function recordChanges(page: Page, studentId: string): Promise<void> {
  await page.locator(`[data-glide="${studentId}"]`).waitFor();
  await page.evaluate(`{
    const sessions = () => document.querySelector('[data-glide="${studentId}"]')?.textContent.match(/(\\d+) session/)?.[1];
    let last = sessions();
    window.changes = [];
    new MutationObserver(() => {
      const now = sessions();
      if (now === undefined || now === last) return;
      last = now;
      window.changes.push(performance.timeOrigin + performance.now());
    }).observe(document.querySelector('main'), { subtree: true, childList: true, characterData: true });
  }`);
}
