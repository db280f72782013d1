import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

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
