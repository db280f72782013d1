/** Measures in a real browser how soon the replay of a student is shown, and how long a step takes until it is drawn. */
import type { Page } from 'playwright-core';
import type { GrownCentre } from '../growth/centre.ts';
import { assertCorrect, type BenchRow, formatCount, formatMs, median, quantile } from '../harness/bench-row.ts';
import { openPage } from '../harness/browser.ts';
import { studentId } from '../history/history.ts';

const LOAD_MS = 1_000;
const LOADS = 5;
const STEP_MS = 16;
const STEPS = 200;

const path = `/replay/${studentId(0)}`;

export async function measureReplayRows({ url, tutor }: GrownCentre, eventsMin: number): Promise<BenchRow[]> {
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
