import { once } from 'node:events';
import type { ServerProcess } from '#testing/server-process.ts';

/** Megabytes after a garbage collection. Without a collection, the figures of two programs differ by chance. */
export interface MemoryUsage {
  /** Resident set size of the process. */
  readonly resident: number;
  /** Heap and external memory that the program holds. */
  readonly held: number;
}

/** The environment of a program whose memory is measured. */
export const debuggedEnvironment = { NODE_OPTIONS: '--inspect=127.0.0.1:0' };

/** Measures the memory of a program that runs with `debuggedEnvironment`. */
export async function readMemory(program: ServerProcess): Promise<MemoryUsage> {
  const [, debuggerUrl = ''] = await program.waitForOutput(/Debugger listening on (\S+)/);
  const socket = new WebSocket(debuggerUrl);
  await once(socket, 'open');
  const call = async (method: string, params = {}) => {
    socket.send(JSON.stringify({ id: 1, method, params }));
    const [{ data }] = (await once(socket, 'message')) as [MessageEvent];
    return JSON.parse(String(data)).result;
  };
  // The second collection frees objects that the first one has finalised.
  for (const _ of [1, 2]) await call('HeapProfiler.collectGarbage');
  const { result } = await call('Runtime.evaluate', { expression: 'JSON.stringify(process.memoryUsage())' });
  socket.close();
  const { rss, heapUsed, external } = JSON.parse(result.value) as NodeJS.MemoryUsage;
  return { resident: rss / 1_000_000, held: (heapUsed + external) / 1_000_000 };
}
