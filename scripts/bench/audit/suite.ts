/** Benches of one student with a long history: its first page at the server, and its replay in a real browser. */

import type { Page } from 'playwright-core';
import { type GrownCentre, openGrownCentre } from '../growth/centre.ts';
import { openBenchCluster } from '../harness/bench-cluster.ts';
import { openPage } from '../harness/browser.ts';
import {
  assertCorrect,
  type BenchRow,
  defineSuite,
  formatCount,
  formatMs,
  median,
  quantile,
} from '../harness/run-suite.ts';
import { studentId } from '../history/history.ts';

/** Measures in a real browser how soon the replay of a student is shown, and how long a step takes until it is drawn. */
const LOAD_MS = 1_000;
const LOADS = 5;
const STEP_MS = 16;
const STEPS = 200;

const path = `/replay/${studentId(0)}`;

async function measureReplayRows({ url, tutor }: GrownCentre, eventsMin: number): Promise<BenchRow[]> {
  await using opened = await openPage(url, tutor.cookie, path);
  const { page } = opened;
  const events = await waitForReplay(page);
  assertCorrect(events >= eventsMin, `the replay shows ${events} events`);
  const loads: number[] = [];
  for (let count = 0; count < LOADS; count += 1) {
    const began = performance.now();
    await page.reload();
    await waitForReplay(page);
    loads.push(performance.now() - began);
  }
  const load = median(loads);
  const checked = `${formatCount(events)} events in the list`;
  return [
    {
      what: 'replay: page loaded and drawn',
      measured: `median ${formatMs(load)}, most ${formatMs(Math.max(...loads))}`,
      goal: `< ${LOAD_MS} ms`,
      met: load < LOAD_MS,
      checked: `${checked}, ${LOADS} loads`,
    },
    toStepRow('replay: step back', await step(page, 'ArrowLeft', events - STEPS), checked),
    toStepRow('replay: step forward', await step(page, 'ArrowRight', events), checked),
  ];
}

/** Waits until the newest event is drawn, and returns the number of events. */
async function waitForReplay(page: Page): Promise<number> {
  await page.locator('li a[aria-current=step]').waitFor();
  return Number(await page.getByRole('slider').getAttribute('aria-valuemax'));
}

/**
 * Presses a key again and again, and returns the milliseconds of work of each step: its handler with the rendering, and
 * its frame from the animation callbacks to the painting. The wait for the next refresh of the screen is left out.
 */
async function step(page: Page, key: string, place: number): Promise<number[]> {
  const times = await page.evaluate<number[]>(`(async () => {
    const times = [];
    const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    const nextTask = () => new Promise((resolve) => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = resolve;
      port2.postMessage(0);
    });
    for (let count = 0; count < ${STEPS}; count += 1) {
      await nextTask();
      const pressed = performance.now();
      document.body.dispatchEvent(new KeyboardEvent('keydown', { key: '${key}', bubbles: true, cancelable: true }));
      // React renders in a microtask that it queued before this one.
      await Promise.resolve();
      const handled = performance.now() - pressed;
      await nextFrame();
      const frame = performance.now();
      await nextTask();
      times.push(handled + performance.now() - frame);
    }
    return times;
  })()`);
  const slider = page.getByRole('slider');
  assertCorrect(Number(await slider.getAttribute('aria-valuenow')) === place, `a step was lost before event ${place}`);
  return times;
}

function toStepRow(what: string, times: readonly number[], checked: string): BenchRow {
  const p95 = quantile(times, 0.95);
  return {
    what,
    measured: `p95 ${formatMs(p95)}, median ${formatMs(median(times))}, most ${formatMs(Math.max(...times))}`,
    goal: `< ${STEP_MS} ms`,
    met: p95 < STEP_MS,
    checked: `${times.length} steps, ${checked}`,
  };
}

/** Rows of the student's class history, and events of the student's replay. Each has its goal at this number. */
const HISTORY_ROWS = 10_000;
const REPLAY_EVENTS = 1_000;

const centreSize = { students: 20, marks: 100, homework: 5, sessions: 5 };

interface Centres {
  readonly history: GrownCentre;
  readonly replay: GrownCentre;
}

export const auditSuite = defineSuite<Centres>({
  benches: {
    history: ({ history }) => measureHistoryRows(history, HISTORY_ROWS),
    replay: ({ replay }) => measureReplayRows(replay, REPLAY_EVENTS),
  },
  async open() {
    await using opening = new AsyncDisposableStack();
    const cluster = opening.use(await openBenchCluster());
    const open = async (name: string, adjustments: number) =>
      opening.use(await openGrownCentre(cluster, name, { ...centreSize, adjustments }));
    const [history, replay] = [await open('history', HISTORY_ROWS), await open('replay', REPLAY_EVENTS)];
    const opened = opening.move();
    return { history, replay, [Symbol.asyncDispose]: () => opened.disposeAsync() };
  },
  columns: { whatWidth: 52 },
});

const ROUNDS = 50;
const WARM_UP_ROUNDS = 5;
const GOAL_MS = 50;

const history = `/api/students/${studentId(0)}/class-history`;

async function measureHistoryRows({ student, tutor }: GrownCentre, rowsMin: number): Promise<BenchRow[]> {
  const { count } = (await tutor.get(`${history}/export?format=summary`)).body;
  assertCorrect(count >= rowsMin, `the history has ${count} rows`);
  const read = async (query = '') => {
    const { status, text, body } = await student.get(`${history}${query}`);
    assertCorrect(status === 200 && body.entries.length > 0, `a page was answered ${status}: ${text.slice(0, 200)}`);
    return body;
  };
  const { next_cursor } = await read();
  const pages = {
    'first page by day of class': '',
    'first page by time of recording': '?order=recorded',
    'second page': `?cursor=${next_cursor}`,
    'first page of the marks': '?cause=mark',
  };
  const rows: BenchRow[] = [];
  for (const [what, query] of Object.entries(pages)) {
    const times: number[] = [];
    for (let round = -WARM_UP_ROUNDS; round < ROUNDS; round += 1) {
      const began = performance.now();
      await read(query);
      if (round >= 0) times.push(performance.now() - began);
    }
    const p95 = quantile(times, 0.95);
    rows.push({
      what: `history: ${what}`,
      measured: `p95 ${formatMs(p95)}, median ${formatMs(median(times))}`,
      goal: `≤ ${GOAL_MS} ms`,
      met: p95 <= GOAL_MS,
      checked: `${times.length} answers; the history has ${formatCount(count)} rows`,
    });
  }
  return rows;
}
