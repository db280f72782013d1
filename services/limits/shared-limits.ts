/** Limits that all copies of the program share, counted in PostgreSQL by rate-limiter-flexible. */
import { createHash } from 'node:crypto';
import type { Sql } from 'postgres';
import { type RateLimiterAbstract, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';

export interface LimitDefinition {
  /** Unique among all limits, in kebab-case; a part of the row's key. */
  readonly name: string;
  /** What may be used within one window: attempts, rows or bytes. */
  readonly points: number;
  /** Seconds from the first use to the end of the window. */
  readonly windowSeconds: number;
}

export interface LimitUse {
  /** Whether the points that were just used are within the limit. Points above it are counted all the same. */
  readonly allowed: boolean;
  readonly remaining: number;
  /** Seconds until the window ends, rounded up. */
  readonly retryAfterSeconds: number;
}

export interface SharedLimits {
  /** Counts `points` against the limit of one key, such as a person's id or an address. Throws when the database does. */
  consume(limit: LimitDefinition, key: string, points?: number): Promise<LimitUse>;
  /** What is used, without counting anything. */
  peek(limit: LimitDefinition, key: string): Promise<LimitUse>;
  /** Gives points back, for what was counted beforehand and did not happen. */
  refund(limit: LimitDefinition, key: string, points?: number): Promise<void>;
}

/** Keys are hashed: they may hold e-mail addresses. */
export function createSharedLimits(sql: Sql): SharedLimits {
  // The library speaks to node-postgres; this is the part of its client that it uses.
  const storeClient = {
    async query({ text, values }: { text: string; values: (string | number | null)[] }) {
      const rows = await sql.unsafe(text, values);
      return {
        rows: rows.map((row) => ({ ...row, expire: row.expire === null ? null : Number(row.expire) })),
        rowCount: rows.count,
      };
    },
  };
  const limiters = new Map<string, RateLimiterAbstract>();
  const limiterOf = ({ name, points, windowSeconds }: LimitDefinition): RateLimiterAbstract => {
    const limiter =
      limiters.get(name) ??
      new RateLimiterPostgres({
        storeClient,
        storeType: 'client',
        schemaName: 'desk',
        tableName: 'limits',
        tableCreated: true,
        keyPrefix: name,
        points,
        duration: windowSeconds,
        // Otherwise each limit would have a timer of its own; see `deleteEndedLimits`.
        clearExpiredByTimeout: false,
      });
    limiters.set(name, limiter);
    return limiter;
  };

  return {
    async consume(limit, key, points = 1) {
      try {
        return toLimitUse(await limiterOf(limit).consume(hashed(key), points), true);
      } catch (refusal) {
        if (refusal instanceof RateLimiterRes) return toLimitUse(refusal, false);
        throw refusal;
      }
    },
    async peek(limit, key) {
      const used = await limiterOf(limit).get(hashed(key));
      if (used === null) return { allowed: true, remaining: limit.points, retryAfterSeconds: 0 };
      return toLimitUse(used, used.remainingPoints > 0);
    },
    async refund(limit, key, points = 1) {
      await limiterOf(limit).reward(hashed(key), points);
    },
  };
}

/** Deletes what was used in windows that have ended. The library reads the system's clock, so this does too. */
export async function deleteEndedLimits(sql: Sql): Promise<void> {
  await sql`delete from desk.limits where expire < ${Date.now()}`;
}

const hashed = (key: string): string => createHash('sha256').update(key).digest('base64url');

const toLimitUse = ({ remainingPoints, msBeforeNext }: RateLimiterRes, allowed: boolean): LimitUse => ({
  allowed,
  remaining: remainingPoints,
  retryAfterSeconds: Math.max(1, Math.ceil(msBeforeNext / 1_000)),
});
