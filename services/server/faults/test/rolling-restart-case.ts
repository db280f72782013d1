import { setTimeout as sleep } from 'node:timers/promises';
import { expect } from 'vitest';
import type { ServerMessage } from '#contracts/feed.ts';
import { findLaterPosition, isEarlierPosition } from '#contracts/wire-position.ts';
import { type CopyProcess, openCentreCopies } from '#testing/centre-copies-fixture.ts';
import type { Client } from '#testing/client.ts';
import { createStudents } from '#testing/command-load.ts';
import { countEventsByCommand, expectReadModelsEqualRebuild } from '#testing/expect-record.ts';
import { openHealthCheckingProxy } from '#testing/health-checking-proxy.ts';
import { createTutorAndClient } from '#testing/people-fixture.ts';
import { findFreePort } from '#testing/test-port.ts';

const COPIES = 3;
const REQUESTS_PER_SECOND = 100;
const SOCKETS = 10;
const PUSH_MS_MAX = 3_000;
/** A machine that is slower than the rate is not buried under requests. */
const IN_FLIGHT_MAX = 10;
/** The proxy looks four times a second. */
const DRAIN_SECONDS = '2';
/** The first delay of the browser's reconnect is random below this. */
const RECONNECT_MS_MAX = 250;

/**
 * Restarts one of three copies after the other behind a proxy, under 100 requests a second, a fifth of them commands. Expects that
 * none fails, that each acknowledged command is in the log once, and that each open page is notified of it within three seconds.
 */
export const expectRollingRestarts = async (restarts: number): Promise<void> => {
  await using opened = new AsyncDisposableStack();
  const centre = opened.use(await openCentreCopies());
  const proxy = opened.use(await openHealthCheckingProxy(await findFreePort()));
  const env = { PUBLIC_URL: proxy.url, TRUST_PROXY: 'loopback', DRAIN_SECONDS, LOG_LEVEL: 'warn' };
  const copies: CopyProcess[] = [];
  const start = async () => {
    const copy = await centre.start(env);
    proxy.add(copy.port);
    await expect.poll(() => proxy.ready.has(copy.port)).toBe(true);
    return copy;
  };
  for (let n = 0; n < COPIES; n += 1) copies.push(await start());
  const tutor = await createTutorAndClient(centre.record, proxy.url);
  const students = await createStudents(tutor);
  const pages = Array.from({ length: SOCKETS }, () => opened.use(openPage(proxy.url, tutor.cookie)));
  await expect.poll(() => pages.every(({ position }) => position !== null)).toBe(true);
  const load = opened.use(startLoad(tutor, students));

  for (let restart = 0; restart < restarts; restart += 1) {
    const [oldest] = copies.splice(0, 1) as [CopyProcess];
    oldest.server.child.kill('SIGTERM');
    // As a deployment does: the next copy is started once this one has ended.
    expect((await oldest.server.end()).code).toBe(0);
    proxy.remove(oldest.port);
    copies.push(await start());
  }
  const { failures, acknowledged, answered, seconds } = await load.stop();
  await expect.poll(() => pages.every((page) => page.hasSeen(acknowledged.at(-1)?.position))).toBe(true);

  expect(failures).toEqual([]);
  expect(acknowledged.length).toBeGreaterThan(restarts);
  const counts = await countEventsByCommand(centre.record, students);
  expect(acknowledged.filter(({ key }) => counts.get(key) !== 1)).toEqual([]);
  const late = pages.flatMap((page) => page.toDelaysMs(acknowledged));
  console.log(
    `${restarts} restarts, ${answered} requests answered, ${Math.round(answered / seconds)} a second, ` +
      `${acknowledged.length} commands, last push after ${Math.round(Math.max(...late))} ms`,
  );
  expect(Math.max(...late)).toBeLessThan(PUSH_MS_MAX);
  await expectReadModelsEqualRebuild(centre.record);
};

interface AcknowledgedCommand {
  readonly key: string;
  readonly position: string;
  readonly at: number;
}

/** Sends requests at a steady rate, whether or not the earlier ones have been answered, as many people do. */
function startLoad(tutor: Client, students: readonly string[]) {
  const failures: unknown[] = [];
  const acknowledged: AcknowledgedCommand[] = [];
  const inFlight = new Set<Promise<void>>();
  const began = performance.now();
  let sent = 0;
  let answered = 0;
  const send = async (n: number) => {
    const student = students[n % students.length];
    const key = crypto.randomUUID();
    const answer =
      n % 5 === 0
        ? await tutor.post(
            `/api/students/${student}/classes/${n % 2 === 0 ? 'add' : 'remove'}`,
            { classes: 1, reason: 'Spring pack' },
            { 'idempotency-key': key },
          )
        : // An empty position: a page does not wait here for what others have changed.
          await tutor.get(n % 5 === 1 ? '/api/students' : `/api/students/${student}`, { 'min-position': '' });
    if (answer.status !== 200) return void failures.push([answer.status, answer.text.slice(0, 200)]);
    answered += 1;
    const position = answer.headers.get('position');
    if (n % 5 === 0 && position) acknowledged.push({ key, position, at: performance.now() });
  };
  const timer = setInterval(() => {
    const due = ((performance.now() - began) * REQUESTS_PER_SECOND) / 1_000;
    for (; sent < due && inFlight.size < IN_FLIGHT_MAX; sent += 1) {
      const request: Promise<void> = send(sent)
        .catch((error) => void failures.push(String(error)))
        .finally(() => inFlight.delete(request));
      inFlight.add(request);
    }
  }, 10);
  return {
    [Symbol.dispose]: () => clearInterval(timer),
    async stop() {
      clearInterval(timer);
      const seconds = (performance.now() - began) / 1_000;
      await Promise.all(inFlight);
      return { failures, acknowledged, answered, seconds };
    },
  };
}

/** The live feed of a page: it reconnects as the browser's client does, and asks for what it missed. */
function openPage(url: string, cookie: string) {
  /** Each position that the page was notified of, and when. */
  const seen: { readonly position: string; readonly at: number }[] = [];
  let position: string | null = null;
  let socket: WebSocket | undefined;
  let isClosed = false;
  const connect = () => {
    const current = new WebSocket(`${url.replace('http', 'ws')}/api/feed`, {
      headers: { cookie, origin: url },
    } as never);
    socket = current;
    current.onopen = () => current.send(JSON.stringify({ type: 'since', position }));
    current.onmessage = ({ data }) => {
      const message: ServerMessage = JSON.parse(String(data));
      // The greeting says how far the server is, not that the page has missed nothing.
      if (message.type === 'hello') position ??= message.position;
      if (message.type !== 'changed' && message.type !== 'resync') return;
      position = position === null ? message.position : findLaterPosition(position, message.position);
      seen.push({ position, at: performance.now() });
    };
    current.onclose = async () => {
      await sleep(Math.random() * RECONNECT_MS_MAX);
      if (!isClosed) connect();
    };
    current.onerror = () => {};
  };
  connect();
  return {
    get position() {
      return position;
    },
    hasSeen(wanted: string | undefined) {
      const last = seen.at(-1);
      return wanted !== undefined && last !== undefined && !isEarlierPosition(last.position, wanted);
    },
    /** Milliseconds from the answer to each command until the page was notified of it. */
    toDelaysMs(commands: readonly AcknowledgedCommand[]) {
      let next = 0;
      const byPosition = commands.toSorted((one, other) => (isEarlierPosition(one.position, other.position) ? -1 : 1));
      return byPosition.map((command) => {
        // Both are in the order of their positions, so no notification is compared again.
        for (
          let notice = seen[next];
          notice && isEarlierPosition(notice.position, command.position);
          notice = seen[next]
        )
          next += 1;
        return Math.max(0, (seen[next]?.at ?? Number.POSITIVE_INFINITY) - command.at);
      });
    },
    [Symbol.dispose]() {
      isClosed = true;
      socket?.close();
    },
  };
}
