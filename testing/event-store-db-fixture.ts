import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { noteEventStoreDbUse } from '#events/store/test/event-store-db-use.ts';
import { toTitleWithSkipReason } from '#events/store/test/test-log.ts';
import { findFreePort } from './test-port.ts';

const command = process.env.EVENTSTORE_COMMAND;

/** Why tests that start their own EventStoreDB are skipped; undefined when they run. */
export const eventStoreDbSkipReason = command ? undefined : 'EVENTSTORE_COMMAND is not set';

/** Adds the reason for skipping to a title, for `test.skipIf(eventStoreDbSkipReason)`. */
export const toTitleWithEventStoreDbSkip = (title: string): string =>
  toTitleWithSkipReason(title, eventStoreDbSkipReason);

/** Time that a server may take to start on a busy machine. */
const START_TIMEOUT_MS = 60_000;

/** An EventStoreDB for one test, which may kill it, suspend it and give it an older copy of its data. */
export interface EventStoreDbProcess extends AsyncDisposable {
  /** The address. It stays the same when the server is started again. */
  readonly url: string;
  /** Starts the server. Resolves when it answers. */
  start(): Promise<void>;
  /** Asks the server to end and waits until it has ended. */
  stop(): Promise<void>;
  kill(): Promise<void>;
  /** Suspends the server's processes until the result is disposed. Its sockets stay open. */
  freeze(): Disposable;
  /** Copies the data under a name. The server must have ended. */
  backUp(name?: string): Promise<void>;
  /** Replaces the data by the copy of this name. The server must have ended. */
  restore(name?: string): Promise<void>;
  /** Deletes the data. The server must have ended. */
  empty(): Promise<void>;
}

/** EventStoreDB takes each variable that begins with EVENTSTORE_ as an option of its own, and ends at one that it does not know. */
const serverEnvironment = () =>
  Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('EVENTSTORE_')));

/** Starts an EventStoreDB with a command, by default EVENTSTORE_COMMAND, on a free port and with its own data folder. */
export async function startEventStoreDb(startCommand = command ?? ''): Promise<EventStoreDbProcess> {
  noteEventStoreDbUse();
  const home = await mkdtemp(join(tmpdir(), 'rollbook-eventstore-'));
  const data = join(home, 'data');
  const toBackup = (name: string) => join(home, `backup-${name}`);
  const port = await findFreePort();
  let child: ChildProcess | undefined;
  let output = '';

  /**
   * The command may be a script that starts the server as a child process, so signals go to the whole process group.
   */
  const signal = (name: NodeJS.Signals): void => {
    if (child?.pid !== undefined && isRunning()) process.kill(-child.pid, name);
  };
  const isRunning = () => child !== undefined && child.exitCode === null && child.signalCode === null;
  const end = async (name: NodeJS.Signals): Promise<void> => {
    if (!isRunning()) return;
    const ended = once(child as ChildProcess, 'close');
    signal(name);
    await ended;
  };
  const answers = async (): Promise<boolean> => {
    const answer = await fetch(`http://127.0.0.1:${port}/health/live`, { signal: AbortSignal.timeout(1_000) });
    return answer.ok;
  };

  const server: EventStoreDbProcess = {
    url: `esdb://127.0.0.1:${port}?tls=false`,
    async start() {
      const line = startCommand.replaceAll('{port}', String(port)).replaceAll('{data}', data);
      child = spawn('sh', ['-c', line], {
        detached: true,
        env: serverEnvironment(),
        stdio: ['ignore', 'pipe', 'pipe'],
      });
      for (const stream of [child.stdout, child.stderr]) {
        stream?.setEncoding('utf8').on('data', (text: string) => {
          output = (output + text).slice(-4_000);
        });
      }
      const startedAt = performance.now();
      while (!(await answers().catch(() => false))) {
        if (!isRunning() || performance.now() - startedAt > START_TIMEOUT_MS)
          throw new Error(`EVENTSTORE_COMMAND started no server at port ${port}:\n${output}`);
        await sleep(100);
      }
    },
    stop: () => end('SIGTERM'),
    kill: () => end('SIGKILL'),
    freeze() {
      signal('SIGSTOP');
      return { [Symbol.dispose]: () => signal('SIGCONT') };
    },
    async backUp(name = 'first') {
      await rm(toBackup(name), { recursive: true, force: true });
      await cp(data, toBackup(name), { recursive: true });
    },
    async restore(name = 'first') {
      await rm(data, { recursive: true, force: true });
      await cp(toBackup(name), data, { recursive: true });
    },
    empty: () => rm(data, { recursive: true, force: true }),
    async [Symbol.asyncDispose]() {
      signal('SIGCONT');
      await end('SIGKILL');
      await rm(home, { recursive: true, force: true });
    },
  };
  try {
    await server.start();
  } catch (error) {
    await server[Symbol.asyncDispose]();
    throw error;
  }
  return server;
}
