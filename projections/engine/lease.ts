import { setTimeout as sleep } from 'node:timers/promises';
import type { Sql } from 'postgres';
import { raceTimeout } from '#events/kernel/race-timeout.ts';
import { type DatabaseSession, openDatabaseSession } from './database-session.ts';

/** The right of one process to fold into a schema or to rebuild it, until `lost` is aborted. */
export interface Lease extends AsyncDisposable {
  readonly lost: AbortSignal;
}

const RENEW_MS = 1_000;
const RETRY_MS = 500;
// PostgreSQL ends a session that stays idle for this long, so a process that hangs or loses its network loses the lock like
// one that is killed. Another one acquires the lease within LEASE_MS + RETRY_MS.
const LEASE_MS = 3_000;

interface LeaseOptions {
  /** While another process holds the lease, it waits until this is aborted; without it, it does not wait. */
  readonly stopped?: AbortSignal | undefined;
  /** Milliseconds after which a holder that hangs loses the lease. */
  readonly leaseMs?: number;
}

/** Acquires the lease of this name. Undefined if the lease was not acquired; throws if it cannot connect. */
export const acquireLease = async (
  pool: Sql,
  name: string,
  { stopped = AbortSignal.abort(), leaseMs = LEASE_MS }: LeaseOptions = {},
): Promise<Lease | undefined> => {
  const session = await openDatabaseSession(pool, { idle_session_timeout: leaseMs });
  try {
    do {
      const [row] = await session.sql<{ locked: boolean }[]>`
        select pg_try_advisory_lock(hashtextextended(${name}, 0)) as locked`;
      if (row?.locked) return keepRenewed(session, leaseMs);
      await sleep(RETRY_MS, undefined, { signal: stopped }).catch(() => {});
    } while (!stopped.aborted);
  } catch (error) {
    await session[Symbol.asyncDispose]();
    throw error;
  }
  await session[Symbol.asyncDispose]();
  return undefined;
};

const keepRenewed = (session: DatabaseSession, leaseMs: number): Lease => {
  const unanswered = new AbortController();
  const timer = setInterval(async () => {
    const lose = () => unanswered.abort(new Error('PostgreSQL did not renew the lease in time'));
    const late = setTimeout(lose, leaseMs - RENEW_MS);
    await session.sql`select 1`.catch(lose);
    clearTimeout(late);
  }, RENEW_MS);
  const lost = AbortSignal.any([session.ended, unanswered.signal]);
  return {
    lost,
    async [Symbol.asyncDispose]() {
      clearInterval(timer);
      // Unlocked explicitly, because the server releases the locks of a closed connection with a delay.
      const unlock = () => session.sql`select pg_advisory_unlock_all()`.catch(() => undefined);
      if (!lost.aborted) await raceTimeout(unlock(), RENEW_MS);
      await session[Symbol.asyncDispose]();
    },
  };
};
