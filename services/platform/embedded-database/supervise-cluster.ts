import { setTimeout as sleep } from 'node:timers/promises';
import { CannotStartError } from '#services/platform/config/cannot-start-error.ts';
import { type PostgresCluster, startCluster } from './cluster.ts';

/** An embedded server that is restarted on the same port after a crash. */
export interface SupervisedCluster {
  readonly url: string;
  /** Resolves with the reason when restarting is given up; never resolves after {@link stop}. */
  readonly failure: Promise<CannotStartError>;
  stop(): Promise<void>;
}

/** After this many restarts within the window, the next crash gives up. */
const STARTS_MAX = 6;
const WINDOW_MS = 30_000;
const BACKOFF_MS = 100;

/** Starts the server of `home` (see {@link startCluster}) and restarts it after crashes. Throws CannotStartError if the first start fails. */
export async function superviseCluster(home: string, onSpawned?: () => void): Promise<SupervisedCluster> {
  let cluster: PostgresCluster = await startCluster(home, {}, onSpawned);
  const { url } = cluster;
  const { port } = new URL(url);
  const stopping = new AbortController();
  const starts: number[] = [];

  /** Restarts with exponential backoff. Throws the last error when there were too many restarts within the window. */
  const restart = async (reason?: unknown): Promise<void> => {
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
      await restart(error);
    }
  };

  const { promise: failure, resolve: giveUp } = Promise.withResolvers<CannotStartError>();
  const keep = async () => {
    while (!stopping.signal.aborted) {
      await cluster.exited;
      if (stopping.signal.aborted) return;
      console.error('The embedded PostgreSQL has stopped and is started again.');
      await restart();
    }
  };
  const keeping = keep().catch((error) => giveUp(new CannotStartError(formatFailure(error))));

  return {
    url,
    failure,
    async stop() {
      stopping.abort();
      await cluster.stop();
      await keeping;
      await cluster.stop(); // A restart may have been in flight.
    },
  };
}

const formatFailure = (error: unknown): string =>
  'The embedded PostgreSQL has stopped and could not be started again; its log is in the data folder.' +
  (error instanceof Error ? `\n${error.message}` : '');
