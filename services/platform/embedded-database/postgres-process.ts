/** Starts, awaits and stops PostgreSQL programs as child processes. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { CannotStartError } from '#services/platform/config/cannot-start-error.ts';
import { readPostmasterFile } from './postmaster-file.ts';
import type { UnprivilegedRunner } from './unprivileged-runner.ts';

/** Time for the last processes of a killed server to detach from its shared memory. */
const DETACH_TIMEOUT_MS = 5_000;

/** Starts a program that refuses to run as root; its output is appended to the file `log`. */
export function spawnUnprivileged(user: UnprivilegedRunner, command: readonly string[], log: string): ChildProcess {
  const [program = '', ...args] = [...user.prefix, ...command];
  const output = openSync(log, 'a', 0o600);
  try {
    // The child has its own process group, so that Ctrl-C in the terminal reaches only this program, which stops it later.
    return spawn(program, args, { cwd: '/', detached: true, stdio: ['ignore', output, output] });
  } finally {
    closeSync(output);
  }
}

/**
 * Starts the server of the folder `data` and waits until it accepts connections. Retries for 5 s while processes of a
 * killed server still use its shared memory. Throws CannotStartError with the last lines of `log`.
 */
export async function startPostgres(spawnServer: () => ChildProcess, data: string, log: string): Promise<ChildProcess> {
  const end = Date.now() + DETACH_TIMEOUT_MS;
  for (;;) {
    const before = await sizeOf(log);
    const child = spawnServer();
    // The server must not outlive this process, however it ends; only kill -9 prevents that.
    const stopWithProcess = () => child.kill('SIGINT');
    process.once('exit', stopWithProcess);
    child.once('exit', () => process.removeListener('exit', stopWithProcess));
    try {
      await untilReady(child, data, log);
      return child;
    } catch (error) {
      // The whole new output is searched: the ending processes of the killed server write to the same log, so the
      // message may not be among the last lines.
      const occupied = (await readLogSince(log, before)).includes('pre-existing shared memory block');
      if (!occupied || Date.now() > end) throw error;
      await sleep(100);
    }
  }
}

async function untilReady(child: ChildProcess, data: string, log: string): Promise<void> {
  const end = Date.now() + 60_000; // After a crash the server first recovers from its write-ahead log.
  for (;;) {
    const file = await readPostmasterFile(data);
    if (file?.pid === child.pid && file?.ready) return;
    if (child.exitCode !== null || child.signalCode !== null || Date.now() > end) {
      await stopPostgres(child);
      throw new CannotStartError(`The embedded PostgreSQL did not start.\n${await readLastLines(log)}`);
    }
    await sleep(5);
  }
}

/** Stops a server within about 3 s; does nothing if it has ended already. */
export async function stopPostgres(child: ChildProcess): Promise<void> {
  if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, 'exit');
  child.kill('SIGINT'); // Fast shutdown: rolls back open transactions and writes a checkpoint.
  const patience = new AbortController();
  const late = sleep(2_500, 'late', { signal: patience.signal }).catch(() => 'gone');
  if ((await Promise.race([gone, late])) === 'late') child.kill('SIGQUIT'); // Immediate shutdown: the next start recovers from the write-ahead log.
  patience.abort();
  await gone;
}

const sizeOf = (log: string): Promise<number> =>
  stat(log).then(
    ({ size }) => size,
    () => 0,
  );

const readLogSince = async (log: string, bytes: number): Promise<string> =>
  (await readFile(log).catch(() => Buffer.of())).subarray(bytes).toString();

export async function readLastLines(log: string): Promise<string> {
  return (await readFile(log, 'utf8').catch(() => '')).trimEnd().split('\n').slice(-5).join('\n');
}
