import { availableParallelism } from 'node:os';
import type { Tinypool } from 'tinypool';

/** Leaves half of the cores to the server and the database. */
const THREADS_MAX = Math.max(1, Math.floor(availableParallelism() / 2));
/** Milliseconds after which a thread without work is ended, which frees its memory. */
const IDLE_MS_MAX = 60_000;

let opening: Promise<Tinypool> | undefined;

const openPool = async (): Promise<Tinypool> => {
  const { Tinypool } = await import('tinypool');
  return new Tinypool({ minThreads: 0, maxThreads: THREADS_MAX, idleTimeout: IDLE_MS_MAX });
};

/**
 * Calls a pure function that a module exports, in a worker thread, so that the server answers while it computes. Its input
 * and result are copied. Every import of the module is loaded again in each thread, so it should have few.
 */
export async function runInWorker<Task extends (input: never) => unknown>(
  module: URL,
  name: string,
  input: Parameters<Task>[0],
): Promise<Awaited<ReturnType<Task>>> {
  opening ??= openPool();
  return (await opening).run(input, { filename: module.href, name });
}
