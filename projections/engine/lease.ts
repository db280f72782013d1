import { setTimeout as sleep } from 'node:timers/promises';
import type { Sql } from 'postgres';
import { openSession, type Session } from './session.ts';

/** The right to fold into a schema, while `lost` is not aborted. */
export interface Lease extends AsyncDisposable {
  readonly lost: AbortSignal;
}

const RENEW_MS = 1_000;
const RETRY_MS = 500;
// The server itself ends a session that does not renew, so a leader that hangs (stopped, or its network cut) loses the
// lock as surely as one that is killed: another copy has it within LASTS_MS + RETRY_MS.
const LASTS_MS = 3_000;

/** Waits until no other copy leads this schema. Undefined when `stopped` came first; throws where no connection opens. */
export const acquireLease = async (pool: Sql, schema: string, stopped: AbortSignal): Promise<Lease | undefined> => {
  const session = await openSession(pool, { idle_session_timeout: LASTS_MS });
  try {
    while (!stopped.aborted) {
      const [row] = await session.sql<{ locked: boolean }[]>`
        select pg_try_advisory_lock(hashtextextended(${`rollbook leader ${schema}`}, 0)) as locked`;
      if (row?.locked) return renewed(session);
      await sleep(RETRY_MS, undefined, { signal: stopped }).catch(() => {});
    }
  } catch (error) {
    await session[Symbol.asyncDispose]();
    throw error;
  }
  await session[Symbol.asyncDispose]();
  return undefined;
};

const renewed = (session: Session): Lease => {
  const unanswered = new AbortController();
  const timer = setInterval(async () => {
    const late = setTimeout(() => unanswered.abort(), LASTS_MS - RENEW_MS);
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
