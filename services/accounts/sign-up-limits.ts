/** Limits of sign-ups, and of letters to one e-mail address. */
import type { Sql } from 'postgres';
import type { LimitDefinition, SharedLimits } from '../limits/shared-limits.ts';
import { APPROVE_WITHIN_DAYS } from './create-account.ts';

/** Accounts that people can make for themselves at one centre in an hour. */
export const SIGN_UPS_AN_HOUR = 60;
/** Sign-ups of one address, or of one IPv6 /64, in an hour: half of the centre's, so that it leaves room for others. */
export const SIGN_UPS_OF_ADDRESS_AN_HOUR = 30;
/** Accounts that may wait for an approval at once. */
export const SIGN_UPS_WAITING = 200;

const HOUR_SECONDS = 60 * 60;
const DAY_SECONDS = 24 * HOUR_SECONDS;

const BY_ADDRESS: LimitDefinition = {
  name: 'sign-ups-address',
  points: SIGN_UPS_OF_ADDRESS_AN_HOUR,
  windowSeconds: HOUR_SECONDS,
};
/** One address alone never fills the list of sign-up requests while they may wait. */
const BY_ADDRESS_WAITING: LimitDefinition = {
  name: 'sign-ups-address-waiting',
  points: SIGN_UPS_WAITING / 2,
  windowSeconds: APPROVE_WITHIN_DAYS * DAY_SECONDS,
};

/** Of the whole centre: a class in one room signs up within minutes, a script stops after a second. */
const SIGN_UPS: LimitDefinition = { name: 'sign-ups', points: SIGN_UPS_AN_HOUR, windowSeconds: HOUR_SECONDS };
/** To one address, which belongs to somebody who may not have asked for them. */
export const SIGN_UP_LETTERS: LimitDefinition = {
  name: 'sign-up-letters',
  points: 5,
  windowSeconds: DAY_SECONDS,
};

export interface SignUpLimitReached {
  readonly status: 'limited';
  /** `address`: too many from this address; `hour`: too many at this centre within an hour; `waiting`: too many wait to be approved. */
  readonly by: 'address' | 'hour' | 'waiting';
  readonly retryAfterSeconds: number;
}

/** Counts a sign-up, whether its address is known or not. Undefined when it is within the limits. */
export const countSignUp = async (
  sql: Sql,
  limits: SharedLimits,
  address: string,
): Promise<SignUpLimitReached | undefined> => {
  for (const [limit, key, by] of [
    [BY_ADDRESS, address, 'address'],
    [BY_ADDRESS_WAITING, address, 'address'],
    [SIGN_UPS, 'centre', 'hour'],
  ] as const) {
    const { allowed, retryAfterSeconds } = await limits.consume(limit, key);
    if (!allowed) return { status: 'limited', by, retryAfterSeconds };
  }
  const [row] = await sql<[{ waiting: number }]>`
    select count(*)::int as waiting from accounts."user" where awaiting_approval and "emailVerified"`;
  if (row.waiting >= SIGN_UPS_WAITING) return { status: 'limited', by: 'waiting', retryAfterSeconds: HOUR_SECONDS };
  return undefined;
};
