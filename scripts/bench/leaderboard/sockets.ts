/** Measures a thousand leaderboards at once: the delay until the last one receives a frame, and the memory per socket. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Client } from '#testing/client.ts';
import { ServerProcess } from '#testing/server-process.ts';
import { assertCorrect, type BenchRow, formatMs, quantile } from '../harness/bench-row.ts';
import {
  type BoardCentre,
  completeSession,
  createBoardCookies,
  createSignedInStudent,
  startAnsweredSession,
} from './centre.ts';

const SOCKETS = 1_000;
const FRAMES = 200;
/** Number of students who practise in rotation, because of the daily limit of practice starts. */
const STUDENTS = 4;
/** Milliseconds between two completions, so that each causes its own frame. */
const BETWEEN = 300;
const LAST_MS = 50;
const HELD_MAX = 30_000;

export async function measureSocketRows(centre: BoardCentre): Promise<BenchRow[]> {
  const { url, memory, frames } = centre;
  const args = [url, `${SOCKETS}`, ...(await createBoardCookies(centre, SOCKETS))];
  const listen = async () => {
    const listeners = new ServerProcess('scripts/bench/leaderboard/listeners.ts', {}, ...args);
    await listeners.waitForOutput(/sockets are open/);
    return listeners;
  };
  // Warm-up: the first time the program has so many sockets, it allocates memory that it keeps.
  await (await listen()).end('SIGTERM');
  const before = await memory();
  await using listeners = await listen();
  const after = await memory();

  const students = await Promise.all(Array.from({ length: STUDENTS }, () => createSignedInStudent(centre)));
  const sent = frames().length;
  for (let n = 0; n < FRAMES; n += 1) {
    const student = students[n % STUDENTS] as Client;
    const id = await startAnsweredSession(student);
    await completeSession(student, id);
    await sleep(BETWEEN);
  }
  const all = () => [...listeners.output.matchAll(/^all ([\d.]+) ([\d.]+)\.$/gm)].map(([, , last]) => Number(last));
  for (let waited = 0; all().length < FRAMES && waited < 5_000; waited += 50) await sleep(50);
  const made = frames().slice(sent);
  const lasts = all();
  assertCorrect(
    made.length === FRAMES && lasts.length === FRAMES,
    `${made.length} frames were made, ${lasts.length} came to all`,
  );
  const took = lasts.map((last, index) => last - (made[index] as number));
  const held = (after.held - before.held) / SOCKETS;
  const resident = (after.resident - before.resident) / SOCKETS;
  const [p50, p99] = [quantile(took, 0.5), quantile(took, 0.99)];
  return [
    {
      what: `frame made → last of ${SOCKETS} sockets`,
      measured: `p50 ${formatMs(p50)}, p99 ${formatMs(p99)}`,
      goal: `p99 ≤ ${LAST_MS} ms`,
      met: p99 <= LAST_MS,
      checked: `${FRAMES} completions, a frame each, in every socket`,
    },
    {
      what: 'server memory of one socket',
      measured: `${(held / 1_000).toFixed(1)} kB held, ${(resident / 1_000).toFixed(1)} kB of the process`,
      goal: `≤ ${HELD_MAX / 1_000} kB`,
      met: held <= HELD_MAX && resident <= HELD_MAX,
      checked: `${SOCKETS} sockets open against none, after a collection`,
    },
  ];
}
