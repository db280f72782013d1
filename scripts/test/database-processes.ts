import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

/** The process ids of a database server, its postmaster first. */
export async function listDatabaseProcesses(postmaster: number): Promise<number[]> {
  const { stdout } = await promisify(execFile)('ps', ['-o', 'pid=', '--ppid', String(postmaster)]);
  return [postmaster, ...(stdout.match(/\d+/g) ?? []).map(Number)];
}

/** Stops every process of a database server, with its sockets open, until the result is disposed. */
export async function freezeDatabase(postmaster: number): Promise<Disposable> {
  // A stopped postmaster starts no further process.
  process.kill(postmaster, 'SIGSTOP');
  const processes = await listDatabaseProcesses(postmaster);
  for (const pid of processes) process.kill(pid, 'SIGSTOP');
  return {
    [Symbol.dispose]() {
      for (const pid of processes) process.kill(pid, 'SIGCONT');
    },
  };
}
