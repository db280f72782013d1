/** Benches of one student with a long history: its pages at the server, and its replay in a real browser. */

import { openPage } from '#testing/demo-server.ts';
import { type GrownCentre, openGrownCentre } from '../growth/centre.ts';
import { openBenchCluster } from '../harness/bench-cluster.ts';
import { type BenchRow, formatCount, formatMs, toTime, toTimeFigures } from '../harness/bench-row.ts';
import { studentId } from '../harness/filled-log.ts';
import { assertCorrect, measureMs, measureTurns, median, quantile, toBody } from '../harness/measure.ts';
import { defineSuite, type Part } from '../harness/run-suite.ts';

/** As-of and replay fold the student's whole stream. */
const AUDIT_P95_MAX_MS = 100;

interface Target {
  /** Opens a centre whose first student has so many changes of classes. */
  readonly openCentre: (name: string, adjustments: number) => Promise<GrownCentre>;
  readonly part: Part;
}

export const auditSuite = defineSuite<Target>({
  benches: { history: measureHistoryRows, replay: measureReplayRows },
  async open(opened, part) {
    const cluster = await openBenchCluster(opened);
    const size = { students: part(20, 2), marks: part(100, 10), homework: part(5), sessions: part(5) };
    const openCentre: Target['openCentre'] = (name, adjustments) =>
      openGrownCentre(opened, cluster, name, { ...size, adjustments });
    return { openCentre, part };
  },
});

async function measureHistoryRows({ openCentre, part }: Target): Promise<BenchRow[]> {
  const historyRows = part(10_000, 200);
  const { student, tutor } = await openCentre('history', historyRows);
  const path = `/api/students/${studentId(0)}/class-history`;
  const { count } = toBody(await tutor.get(`${path}/export?format=summary`));
  assertCorrect(count >= historyRows, `the history has ${count} rows`);
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
    const took = await measureTurns(part(50), read, part(5));
    const checked = `${took.length} answers; the history has ${formatCount(count)} rows`;
    rows.push({ what: `history: ${what}`, figures: toTimeFigures(took, { p95: 50 }), checked });
  }
  const audits = {
    'as of now': `/api/students/${studentId(0)}/classes/as-of`,
    'as of the first of this month': `/api/students/${studentId(0)}/classes/as-of?effective=${new Date().toISOString().slice(0, 8)}01`,
    'the answer of its replay': `/api/students/${studentId(0)}/replay`,
  };
  for (const [what, audit] of Object.entries(audits)) {
    const read = async () => toBody(await tutor.get(audit));
    // The program keeps the events of the histories that it read last, so the first answer of all is slower.
    const first = await measureMs(read);
    const took = await measureTurns(part(50), read, part(5));
    rows.push({
      what: `history: ${what}`,
      figures: toTimeFigures(took, { p95: AUDIT_P95_MAX_MS }),
      detail: `the first answer ${formatMs(first)}`,
      checked: `${took.length} answers; the history has ${formatCount(count)} rows`,
    });
  }
  return rows;
}

/** Measures in a real browser how soon the replay of a student is shown, and how long a step takes until it is drawn. */
async function measureReplayRows({ openCentre, part }: Target): Promise<BenchRow[]> {
  const replayEvents = part(1_000, 30);
  const { tutor } = await openCentre('replay', replayEvents);
  await using opened = new AsyncDisposableStack();
  const page = await openPage(opened, tutor, `/replay/${studentId(0)}`);
  const waitForReplay = async () => {
    await page.locator('li a[aria-current=step]').waitFor();
    return Number(await page.getByRole('slider').getAttribute('aria-valuemax'));
  };
  const events = await waitForReplay();
  assertCorrect(events >= replayEvents, `the replay shows ${events} events`);
  const loads = await measureTurns(part(5), async () => {
    await page.reload();
    await waitForReplay();
  });
  const steps = part(200, 10);
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
