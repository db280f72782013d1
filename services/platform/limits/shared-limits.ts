/** Limits that all copies of the program share, counted in PostgreSQL by rate-limiter-flexible. */
import { createHash } from 'node:crypto';
import type { ISql, Sql } from 'postgres';
import { type RateLimiterAbstract, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';

/** How many points each key may use within a fixed window. */
export interface LimitDefinition {
  /** Unique name in kebab-case; part of the row's key. */
  readonly name: string;
  /** Attempts, rows or bytes that may be used within one window. */
  readonly points: number;
  /** Seconds from the first use to the end of the window. */
  readonly windowSeconds: number;
}

/** The use of one key in its current window. */
export interface LimitUse {
  /** True if the points are within the limit. Points above the limit are counted too. */
  readonly allowed: boolean;
  readonly remaining: number;
  /** Seconds until the window ends, rounded up. */
  readonly retryAfterSeconds: number;
}

/** Limits that all copies of the program count together, in the database. */
export interface SharedLimits {
  /** Counts `points` against the limit of one key, such as a person's id or an address. Throws if the database fails. */
  consume(limit: LimitDefinition, key: string, points?: number): Promise<LimitUse>;
  /** Reads the current use without counting anything. */
  peek(limit: LimitDefinition, key: string): Promise<LimitUse>;
  /** Gives points back that were counted for something that then did not happen. */
  refund(limit: LimitDefinition, key: string, points?: number): Promise<void>;
}

/**
 * Creates the limits over `desk.limits`. Keys are stored hashed because they may contain e-mail addresses. With the
 * connection of a transaction, what is counted is given back when the transaction rolls back.
 */
export function createSharedLimits(sql: ISql): SharedLimits {
  // The library expects a node-postgres client; this adapter implements the part that it uses.
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
        // Avoids a timer for each limit; `deleteEndedLimits` deletes expired rows instead.
        clearExpiredByTimeout: false,
      });
    limiters.set(name, limiter);
    return limiter;
  };

  return {
    async consume(limit, key, points = 1) {
      try {
        return toLimitUse(await limiterOf(limit).consume(hashKey(key), points), true);
      } catch (refusal) {
        if (refusal instanceof RateLimiterRes) return toLimitUse(refusal, false);
        throw refusal;
      }
    },
    async peek(limit, key) {
      const used = await limiterOf(limit).get(hashKey(key));
      if (used === null) return { allowed: true, remaining: limit.points, retryAfterSeconds: 0 };
      return toLimitUse(used, used.remainingPoints > 0);
    },
    async refund(limit, key, points = 1) {
      await limiterOf(limit).reward(hashKey(key), points);
    },
  };
}

/** Deletes the rows of windows that have ended. It uses the system's clock because the library does. */
export async function deleteEndedLimits(sql: Sql): Promise<void> {
  await sql`delete from desk.limits where expire < ${Date.now()}`;
}

const hashKey = (key: string): string => createHash('sha256').update(key).digest('base64url');

const toLimitUse = ({ remainingPoints, msBeforeNext }: RateLimiterRes, allowed: boolean): LimitUse => ({
  allowed,
  remaining: remainingPoints,
  retryAfterSeconds: Math.max(1, Math.ceil(msBeforeNext / 1_000)),
});
