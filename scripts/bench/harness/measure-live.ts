/** Measures the time from a command over HTTP to its change notification in another person's socket, at a steady rate. */
import { setTimeout as sleep } from 'node:timers/promises';
import { serverMessage } from '#contracts/feed.ts';
import type { Client } from '#testing/client.ts';
import { type DemoServer, openDemoServer } from './demo-server.ts';
import { assertCorrect, type BenchRow, formatMs, quantile } from './run-suite.ts';

/** The rate in commands per second, and the seconds for which each rate is measured. */
interface Load {
  readonly rates: readonly number[];
  readonly seconds: number;
}
const fullLoad: Load = { rates: [20, 200], seconds: 15 };

interface Student {
  readonly id: string;
}

export async function measureLiveRows({ rates, seconds } = fullLoad): Promise<BenchRow[]> {
  await using centre = await openLiveCentre();
  const rows: BenchRow[] = [];
  await centre.measure(200, seconds / 3); // Warm-up: compiles the code and opens the connections.
  for (const rate of rates) rows.push(toLiveRow(rate, await centre.measure(rate, seconds)));
  return rows;
}

export interface LiveCentre extends AsyncDisposable {
  /** Sends commands at a rate. Returns the milliseconds from each command to its change notification. */
  measure(perSecond: number, seconds: number): Promise<number[]>;
}

export async function openLiveCentre(env: Readonly<Record<string, string>> = {}): Promise<LiveCentre> {
  const demo = await openDemoServer({ env });
  return {
    measure: (perSecond, seconds) => measure(demo, perSecond, seconds),
    [Symbol.asyncDispose]: () => demo[Symbol.asyncDispose](),
  };
}

async function measure({ url, signIn }: DemoServer, rate: number, seconds: number): Promise<number[]> {
  const [tutor, owner] = await Promise.all([signIn('Tutor'), signIn('Owner')]);
  const students: Student[] = (await tutor.get('/api/students')).body.students;
  using feed = await openFeedRecorder(url, owner.cookie);

  const sent: { position: Promise<bigint>; at: number }[] = [];
  const began = performance.now();
  for (let n = 0; n < rate * seconds; n += 1) {
    await sleep(Math.max(0, began + (n * 1_000) / rate - performance.now()));
    const student = students[n % students.length] as Student;
    // Alternates between adding and removing, so that no balance reaches its limit.
    const direction = Math.floor(n / students.length) % 2 === 0 ? 'add' : 'remove';
    sent.push({ at: performance.now(), position: adjustClasses(tutor, student.id, direction) });
  }
  const positions = await Promise.all(sent.map(({ position }) => position));
  const last = positions.reduce((a, b) => (a > b ? a : b));
  while ((feed.notifications.at(-1)?.position ?? 0n) < last) await sleep(1);

  const took = sent.map(({ at }, index) => {
    const notification = feed.notifications.find(({ position }) => position >= (positions[index] as bigint));
    return (notification?.at ?? Number.POSITIVE_INFINITY) - at;
  });
  assertCorrect(new Set(positions).size === sent.length, 'two commands share a position');
  return took;
}

function toLiveRow(rate: number, took: readonly number[]): BenchRow {
  const [p50, p99] = [quantile(took, 0.5), quantile(took, 0.99)];
  return {
    what: `command → notification at ${rate}/s`,
    measured: `p50 ${formatMs(p50)}, p99 ${formatMs(p99)}`,
    goal: 'p50 ≤ 5 ms, p99 ≤ 50 ms',
    met: p50 <= 5 && p99 <= 50,
    checked: `${took.length} commands, each with its own position and its own notification`,
  };
}

interface FeedRecorder extends Disposable {
  readonly notifications: readonly { readonly position: bigint; readonly at: number }[];
}

/** Connects to the feed as another person's browser does, and records the time of each change notification. */
async function openFeedRecorder(url: string, cookie: string): Promise<FeedRecorder> {
  const notifications: { position: bigint; at: number }[] = [];
  // Node's WebSocket accepts headers, which the DOM types do not declare.
  const socket = new WebSocket(`${url.replace('http', 'ws')}/api/feed`, { headers: { cookie, origin: url } } as never);
  await new Promise<void>((greeted, refused) => {
    socket.onerror = () => refused(new Error('the feed did not open'));
    socket.onmessage = ({ data }) => {
      const message = serverMessage.parse(JSON.parse(String(data)));
      if (message.type === 'hello') greeted();
      else notifications.push({ position: parsePosition(message.position), at: performance.now() });
    };
  });
  return { notifications, [Symbol.dispose]: () => socket.close() };
}

const parsePosition = (wire: string | null): bigint => BigInt(wire?.split('.')[1] ?? 0);

async function adjustClasses(tutor: Client, id: string, direction: 'add' | 'remove'): Promise<bigint> {
  const { status, headers, text } = await tutor.post(`/api/students/${id}/classes/${direction}`, {
    classes: 1,
    reason: 'Bench',
  });
  assertCorrect(status === 200, `a command was answered ${status}: ${text}`);
  return parsePosition(headers.get('position'));
}
