/** Benches of one student with a long history: its pages at the server, and its replay in a real browser. */

import { openPage } from '#testing/demo-server.ts';
import { type GrownCentre, openGrownCentre } from '../growth/centre.ts';
import { openBenchCluster } from '../harness/bench-cluster.ts';
import { type BenchRow, formatCount, formatMs, toTime, toTimeFigures } from '../harness/bench-row.ts';
import { studentId } from '../harness/filled-log.ts';
import { assertCorrect, measureTurns, median, quantile, toBody } from '../harness/measure.ts';
import { defineSuite } from '../harness/run-suite.ts';

/** Rows of the student's class history, and events of the student's replay. Each has its goal at this number. */
const HISTORY_ROWS = 10_000;
const REPLAY_EVENTS = 1_000;

/** Opens a centre whose first student has so many changes of classes. */
type OpenCentre = (name: string, adjustments: number) => Promise<GrownCentre>;

export const auditSuite = defineSuite<OpenCentre>({
  benches: { history: measureHistoryRows, replay: measureReplayRows },
  async open(opened) {
    const cluster = await openBenchCluster(opened);
    const size = { students: 20, marks: 100, homework: 5, sessions: 5 };
    return (name, adjustments) => openGrownCentre(opened, cluster, name, { ...size, adjustments });
  },
});

async function measureHistoryRows(openCentre: OpenCentre): Promise<BenchRow[]> {
  const { student, tutor } = await openCentre('history', HISTORY_ROWS);
  const path = `/api/students/${studentId(0)}/class-history`;
  const { count } = toBody(await tutor.get(`${path}/export?format=summary`));
  assertCorrect(count >= HISTORY_ROWS, `the history has ${count} rows`);
  const { next_cursor } = toBody(await student.get(path));
  const pages = {
    'first page by day of class': '',
    'first page by time of recording': '?order=recorded',
    'second page': `?cursor=${next_cursor}`,
    'first page of the marks': '?cause=mark',
  };
  const rows: BenchRow[] = [];
  for (const [what, query] of Object.entries(pages)) {
    const read = async () =>
      assertCorrect(toBody(await student.get(path + query)).entries.length > 0, `the ${what} is empty`);
    const took = await measureTurns(50, read, 5);
    const checked = `${took.length} answers; the history has ${formatCount(count)} rows`;
    rows.push({ what: `history: ${what}`, figures: toTimeFigures(took, { p95: 50 }), checked });
  }
  return rows;
}

/** Measures in a real browser how soon the replay of a student is shown, and how long a step takes until it is drawn. */
async function measureReplayRows(openCentre: OpenCentre): Promise<BenchRow[]> {
  const { tutor } = await openCentre('replay', REPLAY_EVENTS);
  await using opened = new AsyncDisposableStack();
  const page = await openPage(opened, tutor, `/replay/${studentId(0)}`);
  const waitForReplay = async () => {
    await page.locator('li a[aria-current=step]').waitFor();
    return Number(await page.getByRole('slider').getAttribute('aria-valuemax'));
  };
  const events = await waitForReplay();
  assertCorrect(events >= REPLAY_EVENTS, `the replay shows ${events} events`);
  const loads = await measureTurns(5, async () => {
    await page.reload();
    await waitForReplay();
  });
  const steps = 200;
  const toStepRow = async (direction: string, key: string, place: number): Promise<BenchRow> => {
    const took = await page.evaluate<number[]>(`(${measureSteps})(${steps}, '${key}')`);
    const shown = Number(await page.getByRole('slider').getAttribute('aria-valuenow'));
    assertCorrect(shown === place, `a step was lost before event ${place}`);
    return {
      what: `replay: step ${direction}`,
      figures: [toTime('p95', quantile(took, 0.95), 16)],
      detail: `median ${formatMs(median(took))}, most ${formatMs(Math.max(...took))}`,
      checked: `${took.length} steps among ${formatCount(events)} events`,
    };
  };
  return [
    {
      what: 'replay: page loaded and drawn',
      figures: [toTime('median', median(loads), 1_000)],
      detail: `most ${formatMs(Math.max(...loads))}`,
      checked: `${loads.length} loads of ${formatCount(events)} events`,
    },
    await toStepRow('back', 'ArrowLeft', events - steps),
    await toStepRow('forward', 'ArrowRight', events),
  ];
}

/**
 * Presses a key again and again in the page, and returns the milliseconds of work of each step: its handler with the
 * rendering, and its frame from the animation callbacks to the painting. The wait for the next refresh of the screen is
 * left out.
 */
const measureSteps = `async (steps, key) => {
  const times = [];
  const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  const nextTask = () => new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = resolve;
    port2.postMessage(0);
  });
  for (let count = 0; count < steps; count += 1) {
    await nextTask();
    const pressed = performance.now();
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
    // React renders in a microtask that it queued before this one.
    await Promise.resolve();
    const handled = performance.now() - pressed;
    await nextFrame();
    const frame = performance.now();
    await nextTask();
    times.push(handled + performance.now() - frame);
  }
  return times;
}`;
