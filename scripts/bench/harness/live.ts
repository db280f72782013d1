/** Measures the time from a command over HTTP to its change notification in another person's socket, at a steady rate. */
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { serverMessage } from '#contracts/feed.ts';
import { type DemoServer, openDemoServer } from '#testing/demo-server.ts';
import { type BenchRow, toTimeFigures } from './bench-row.ts';
import { assertCorrect, toBody } from './measure.ts';

/** One row for each rate, which is in commands per second. */
export async function measureLiveRows(rates: readonly number[], seconds: number): Promise<BenchRow[]> {
  await using demo = await openDemoServer();
  const rows: BenchRow[] = [];
  await measureNotifications(demo, 200, seconds / 3); // Warm-up: compiles the code and opens the connections.
  for (const rate of rates) {
    const took = await measureNotifications(demo, rate, seconds);
    rows.push({
      what: `command → notification at ${rate}/s`,
      figures: toTimeFigures(took, { p50: 5, p99: 50 }),
      checked: `${took.length} commands, each with its own position and its own notification`,
    });
  }
  return rows;
}

/** Sends commands at a rate. Returns the milliseconds from each command to its change notification. */
export async function measureNotifications(demo: DemoServer, rate: number, seconds: number): Promise<number[]> {
  const [tutor, owner] = await Promise.all([demo.signIn('Tutor'), demo.signIn('Owner')]);
  const students: { id: string }[] = toBody(await tutor.get('/api/students')).students;
  const notifications: { position: bigint; at: number }[] = [];
  const feed = await openFeed(demo.url, owner.cookie, (text) => {
    const message = serverMessage.parse(JSON.parse(text));
    if (message.type !== 'hello')
      notifications.push({ position: parsePosition(message.position), at: performance.now() });
  });

  const adjustClasses = async (n: number) => {
    // Alternates between adding and removing, so that no balance reaches its limit.
    const act = Math.floor(n / students.length) % 2 === 0 ? 'add' : 'remove';
    const path = `/api/students/${students[n % students.length]?.id}/classes/${act}`;
    const answer = await tutor.post(path, { classes: 1, reason: 'Bench' });
    toBody(answer);
    return parsePosition(answer.headers.get('position'));
  };
  const sent: { position: Promise<bigint>; at: number }[] = [];
  const began = performance.now();
  for (let n = 0; n < rate * seconds; n += 1) {
    await sleep(Math.max(0, began + (n * 1_000) / rate - performance.now()));
    sent.push({ at: performance.now(), position: adjustClasses(n) });
  }
  const positions = await Promise.all(sent.map(({ position }) => position));
  assertCorrect(new Set(positions).size === sent.length, 'two commands share a position');
  const last = positions.reduce((a, b) => (a > b ? a : b));
  while ((notifications.at(-1)?.position ?? 0n) < last) await sleep(1);
  feed.close();
  return sent.map(({ at }, index) => {
    const notification = notifications.find(({ position }) => position >= (positions[index] as bigint));
    return (notification?.at ?? Number.POSITIVE_INFINITY) - at;
  });
}

const parsePosition = (wire: string | null): bigint => BigInt(wire?.split('.')[1] ?? 0);

/** Connects to the feed as a browser does. Resolves after the first message, which is the greeting. */
export async function openFeed(url: string, cookie: string, onText: (text: string) => void): Promise<WebSocket> {
  // Node's WebSocket accepts headers, which the DOM types do not declare.
  const socket = new WebSocket(`${url.replace('http', 'ws')}/api/feed`, { headers: { cookie, origin: url } } as never);
  socket.onmessage = ({ data }) => onText(String(data));
  const closed = once(socket, 'close').then(() => Promise.reject(new Error('the feed did not open')));
  await Promise.race([once(socket, 'message'), closed]);
  return socket;
}
