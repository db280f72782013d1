import { setTimeout as sleep } from 'node:timers/promises';
import { CannotStart } from '#services/config/cannot-start.ts';
import { type Cluster, startCluster } from './cluster.ts';

/** A server that is started again, at the same address, when it ends without having been asked to. */
export interface Supervised {
  readonly url: string;
  /** Settles, with the reason, when the server cannot be kept running; never after {@link stop}. */
  readonly gaveUp: Promise<CannotStart>;
  stop(): Promise<void>;
}

/** So many starts within the window are one crash each; more are a server that cannot live. */
const STARTS_MAX = 6;
const WINDOW_MS = 30_000;
const BACKOFF_MS = 100;

/** Starts the server of `home` (see {@link startCluster}) and keeps it running. Throws CannotStart when it does not start. */
export async function superviseCluster(home: string, say: (line: string) => void = console.error): Promise<Supervised> {
  let cluster: Cluster = await startCluster(home);
  const { url } = cluster;
  const { port } = new URL(url);
  const stopping = new AbortController();
  const starts: number[] = [];

  /** Waits longer from one crash to the next. Throws what went wrong last when there were too many. */
  const startAgain = async (reason?: unknown): Promise<void> => {
    const now = Date.now();
    const recent = starts.filter((at) => now - at < WINDOW_MS);
    if (recent.length >= STARTS_MAX) throw reason;
    starts.splice(0, starts.length, ...recent, now);
    if (recent.length > 0) {
      await sleep(BACKOFF_MS * 2 ** (recent.length - 1), undefined, { signal: stopping.signal }).catch(() => {});
    }
    if (stopping.signal.aborted) return;
    try {
      cluster = await startCluster(home, { port });
    } catch (error) {
      await startAgain(error);
    }
  };

  const { promise: gaveUp, resolve: giveUp } = Promise.withResolvers<CannotStart>();
  const keep = async () => {
    while (!stopping.signal.aborted) {
      await cluster.exited;
      if (stopping.signal.aborted) return;
      say('The embedded PostgreSQL has stopped and is started again.');
      await startAgain();
    }
  };
  const keeping = keep().catch((error) => giveUp(new CannotStart(why(error))));

  return {
    url,
    gaveUp,
    async stop() {
      stopping.abort();
      await cluster.stop();
      await keeping;
      await cluster.stop(); // one that was just being started
    },
  };
}

const why = (error: unknown): string =>
  'The embedded PostgreSQL has stopped and could not be started again; its log is in the data folder.' +
  (error instanceof Error ? `\n${error.message}` : '');
