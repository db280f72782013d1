/** A program of PostgreSQL as a child of ours: how it is started, awaited and ended. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { CannotStart } from '#services/config/cannot-start.ts';
import { readPostmasterFile } from './postmaster-file.ts';
import type { Unprivileged } from './unprivileged.ts';

/** Milliseconds that the last processes of a killed server have to leave its memory. */
const LEAVING_MS = 5_000;

/** What it says is added to `log`. */
export function spawnAs(user: Unprivileged, command: readonly string[], log: string): ChildProcess {
  const [program = '', ...args] = [...user.prefix, ...command];
  const output = openSync(log, 'a', 0o600);
  try {
    // A group of its own: Ctrl-C in the terminal is for us, and we stop the server when we are done with it.
    return spawn(program, args, { cwd: '/', detached: true, stdio: ['ignore', output, output] });
  } finally {
    closeSync(output);
  }
}

/**
 * Starts the server of the folder `data`; again for a while when the last processes of a killed one are still leaving
 * its memory. Throws CannotStart with the last lines of `log`.
 */
export async function started(spawnServer: () => ChildProcess, data: string, log: string): Promise<ChildProcess> {
  const end = Date.now() + LEAVING_MS;
  for (;;) {
    const before = await sizeOf(log);
    const child = spawnServer();
    // However this process ends, short of kill -9, the server ends with it.
    const farewell = () => child.kill('SIGINT');
    process.once('exit', farewell);
    child.once('exit', () => process.removeListener('exit', farewell));
    try {
      await untilReady(child, data, log);
      return child;
    } catch (error) {
      // All that was written since: the processes that still leave write to this log as well, and so many lines that
      // what this server said is perhaps not among the last ones.
      const occupied = (await saidSince(log, before)).includes('pre-existing shared memory block');
      if (!occupied || Date.now() > end) throw error;
      await sleep(100);
    }
  }
}

async function untilReady(child: ChildProcess, data: string, log: string): Promise<void> {
  const end = Date.now() + 60_000; // after a crash the server reads its log first
  for (;;) {
    const file = await readPostmasterFile(data);
    if (file?.pid === child.pid && file?.ready) return;
    if (child.exitCode !== null || child.signalCode !== null || Date.now() > end) {
      await stopChild(child);
      throw new CannotStart(`The embedded PostgreSQL did not start.\n${await lastLines(log)}`);
    }
    await sleep(5);
  }
}

/** At most 3 s; a server that has ended is no fault. */
export async function stopChild(child: ChildProcess): Promise<void> {
  if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, 'exit');
  child.kill('SIGINT'); // fast shutdown: sessions are ended, what they committed is written
  const patience = new AbortController();
  const late = sleep(2_500, 'late', { signal: patience.signal }).catch(() => 'gone');
  if ((await Promise.race([gone, late])) === 'late') child.kill('SIGQUIT'); // recovery at the next start
  patience.abort();
  await gone;
}

const sizeOf = (log: string): Promise<number> =>
  stat(log).then(
    ({ size }) => size,
    () => 0,
  );

const saidSince = async (log: string, bytes: number): Promise<string> =>
  (await readFile(log).catch(() => Buffer.of())).subarray(bytes).toString();

export async function lastLines(log: string): Promise<string> {
  return (await readFile(log, 'utf8').catch(() => '')).trimEnd().split('\n').slice(-5).join('\n');
}
