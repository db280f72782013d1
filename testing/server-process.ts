import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { toTestLogEnvironment } from '#events/store/test/test-log.ts';
import { findRunningPostgres } from '#services/platform/embedded-database/postmaster-file.ts';
import { identifyProcess } from '#services/platform/embedded-database/processes.ts';
import type { Health } from '#services/server/health/check-health.ts';

const root = join(import.meta.dirname, '..');

export interface ExitedProcess {
  readonly code: number | null;
  readonly output: string;
}

/** A program of the project in a separate process, with its output. */
export class ServerProcess implements AsyncDisposable {
  readonly child: ChildProcess;
  output = '';

  /** @param program path of a file of the project, such as `services/server/main.ts`, or an absolute one */
  constructor(program: string, env: Readonly<Record<string, string>>, ...args: string[]) {
    const { PATH = '', NODE_COMPILE_CACHE = '' } = process.env;
    this.child = spawn(process.execPath, [resolve(root, program), ...args], {
      env: { PATH, NODE_COMPILE_CACHE, ...toTestLogEnvironment(env.DATABASE_URL ?? env.DATA_DIR ?? root), ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    for (const stream of [this.child.stdout, this.child.stderr]) {
      stream?.setEncoding('utf8').on('data', (text: string) => {
        this.output += text;
      });
    }
  }

  /** Waits until the output matches, and returns the first match. Throws when the program ends before that. */
  async waitForOutput(pattern: RegExp): Promise<RegExpMatchArray> {
    for (;;) {
      const match = this.output.match(pattern);
      if (match !== null) return match;
      if (this.child.exitCode !== null)
        throw new Error(`the program ended before its output matched ${pattern}:\n${this.output}`);
      await Promise.race([
        once(this.child.stdout as never, 'data'),
        once(this.child.stderr as never, 'data'),
        once(this.child, 'close'),
      ]);
    }
  }

  /** Sends a signal, if one is given, and waits until the process has ended. */
  async end(signal?: NodeJS.Signals): Promise<ExitedProcess> {
    if (this.child.exitCode === null && this.child.signalCode === null) {
      const closed = once(this.child, 'close');
      if (signal !== undefined) this.child.kill(signal);
      await closed;
    }
    return { code: this.child.exitCode, output: this.output };
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.end('SIGKILL');
  }
}

/** What a server that serves metrics says at `/health` on their port. */
export async function fetchHealth(server: ServerProcess): Promise<Health> {
  const [, url = ''] = await server.waitForOutput(/^Metrics and health: (\S+)\/metrics/m);
  return (await fetch(`${url}/health`)).json() as Promise<Health>;
}

/** Finds the process id of the database in a data folder; undefined when it is not running. */
export async function findDatabaseProcess(dataDir: string): Promise<number | undefined> {
  const server = await findRunningPostgres(join(dataDir, 'postgres', 'data'));
  return server && (await identifyProcess(server.process.pid)) && server.process.pid;
}

/** Lists the process ids of a database server. The first is the postmaster. */
export async function listDatabaseProcesses(postmaster: number): Promise<number[]> {
  const { stdout } = await promisify(execFile)('ps', ['-o', 'pid=', '--ppid', String(postmaster)]);
  return [postmaster, ...(stdout.match(/\d+/g) ?? []).map(Number)];
}

/** Suspends every process of a database server until the result is disposed. Its sockets stay open. */
export async function freezeDatabase(postmaster: number): Promise<Disposable> {
  // A suspended postmaster starts no new process.
  process.kill(postmaster, 'SIGSTOP');
  const processes = await listDatabaseProcesses(postmaster);
  for (const pid of processes) process.kill(pid, 'SIGSTOP');
  return {
    [Symbol.dispose]() {
      for (const pid of processes) process.kill(pid, 'SIGCONT');
    },
  };
}
