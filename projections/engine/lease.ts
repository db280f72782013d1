import { setTimeout as sleep } from 'node:timers/promises';
import type { Sql } from 'postgres';
import { openSession, type Session } from './session.ts';

/** The right of one process to fold into a schema, until `lost` is aborted. */
export interface Lease extends AsyncDisposable {
  readonly lost: AbortSignal;
}

const RENEW_MS = 1_000;
const RETRY_MS = 500;
// PostgreSQL ends a session that stays idle for this long, so a leader that hangs or loses its network loses the lock like
// one that is killed. Another copy acquires the lease within LEASE_MS + RETRY_MS.
const LEASE_MS = 3_000;

/** Waits until no other copy leads this schema. Undefined if `stopped` is aborted first; throws if it cannot connect. */
export const acquireLease = async (pool: Sql, schema: string, stopped: AbortSignal): Promise<Lease | undefined> => {
  const session = await openSession(pool, { idle_session_timeout: LEASE_MS });
  try {
    while (!stopped.aborted) {
      const [row] = await session.sql<{ locked: boolean }[]>`
        select pg_try_advisory_lock(hashtextextended(${`rollbook leader ${schema}`}, 0)) as locked`;
      if (row?.locked) return keepRenewed(session);
      await sleep(RETRY_MS, undefined, { signal: stopped }).catch(() => {});
    }
  } catch (error) {
    await session[Symbol.asyncDispose]();
    throw error;
  }
  await session[Symbol.asyncDispose]();
  return undefined;
};

const keepRenewed = (session: Session): Lease => {
  const unanswered = new AbortController();
  const timer = setInterval(async () => {
    const late = setTimeout(() => unanswered.abort(), LEASE_MS - RENEW_MS);
    await session.sql`select 1`.catch(() => unanswered.abort());
    clearTimeout(late);
  }, RENEW_MS);
  return {
    lost: AbortSignal.any([session.ended, unanswered.signal]),
    async [Symbol.asyncDispose]() {
      clearInterval(timer);
      await session[Symbol.asyncDispose]();
    },
  };
};
