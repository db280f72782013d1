/** How many accounts people can make for themselves, and how often one address is written to. */
import type { Sql } from 'postgres';
import type { LimitDefinition, SharedLimits } from '../limits/shared-limits.ts';

/** Accounts that people can make for themselves at one centre in an hour. */
export const SIGN_UPS_AN_HOUR = 60;
/** Accounts that may wait for an approval at once. */
export const SIGN_UPS_WAITING = 200;

const HOUR_SECONDS = 60 * 60;

/** Of the whole centre: a class in one room signs up within minutes, a script stops after a second. */
const SIGN_UPS: LimitDefinition = { name: 'sign-ups', points: SIGN_UPS_AN_HOUR, windowSeconds: HOUR_SECONDS };
/** To one address, which belongs to somebody who may not have asked for them. */
export const SIGN_UP_LETTERS: LimitDefinition = {
  name: 'sign-up-letters',
  points: 5,
  windowSeconds: 24 * HOUR_SECONDS,
};

export interface SignUpLimited {
  readonly status: 'limited';
  /** `hour`: too many at this centre within an hour; `waiting`: too many wait to be confirmed or approved. */
  readonly by: 'hour' | 'waiting';
  readonly retryAfterSeconds: number;
}

/** Counts a sign-up, whether its address is known or not. Undefined when it is within the limits. */
export const countSignUp = async (sql: Sql, limits: SharedLimits): Promise<SignUpLimited | undefined> => {
  const { allowed, retryAfterSeconds } = await limits.consume(SIGN_UPS, 'centre');
  if (!allowed) return { status: 'limited', by: 'hour', retryAfterSeconds };
  const [row] = await sql<[{ waiting: number }]>`
    select count(*)::int as waiting from accounts."user" where awaiting_approval or not "emailVerified"`;
  return row.waiting >= SIGN_UPS_WAITING
    ? { status: 'limited', by: 'waiting', retryAfterSeconds: HOUR_SECONDS }
    : undefined;
};
