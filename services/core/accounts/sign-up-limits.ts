/** Limits of sign-ups, and of letters to one e-mail address. */
import type { Sql } from 'postgres';
import { retentionPeriods } from '#events/values/retention-periods.ts';
import { consumeWithReserve, type LimitWithReserve } from '#services/platform/limits/consume-with-reserve.ts';
import type { LimitDefinition, SharedLimits } from '#services/platform/limits/shared-limits.ts';

/** Accounts that people can make for themselves at one centre in an hour. */
export const SIGN_UPS_AN_HOUR = 60;
/**
 * Sign-ups of one network, an IPv4 address or IPv6 /48, in an hour: half of the centre's limit, so that others can still
 * sign up.
 */
export const SIGN_UPS_PER_NETWORK_AN_HOUR = 30;
/** Further sign-ups in an hour for networks with at most {@link SIGN_UPS_FROM_RESERVE_PER_NETWORK}, when others have used up the limit. */
export const SIGN_UPS_RESERVE_AN_HOUR = 30;
/** A family's children. */
export const SIGN_UPS_FROM_RESERVE_PER_NETWORK = 3;
/** Sign-up requests that may wait for approval at the same time. */
export const WAITING_SIGN_UPS_MAX = 200;

const HOUR_SECONDS = 60 * 60;
const DAY_SECONDS = 24 * HOUR_SECONDS;

const BY_NETWORK: LimitDefinition = {
  name: 'sign-ups-network',
  points: SIGN_UPS_PER_NETWORK_AN_HOUR,
  windowSeconds: HOUR_SECONDS,
};
/** Keeps one network from filling the list of sign-up requests alone. */
const BY_NETWORK_WAITING: LimitDefinition = {
  name: 'sign-ups-network-waiting',
  points: WAITING_SIGN_UPS_MAX / 2,
  windowSeconds: retentionPeriods.signUpDays.first * DAY_SECONDS,
};

/** Limit of the whole centre. A class in one room signs up within minutes, and a script is stopped after a second. */
const SIGN_UPS: LimitWithReserve = {
  centre: { name: 'sign-ups', points: SIGN_UPS_AN_HOUR, windowSeconds: HOUR_SECONDS },
  reserve: { name: 'sign-ups-reserve', points: SIGN_UPS_RESERVE_AN_HOUR, windowSeconds: HOUR_SECONDS },
};
/** Limit of letters to one address, because its owner may not have requested them. */
export const SIGN_UP_LETTER_LIMIT: LimitDefinition = {
  name: 'sign-up-letters',
  points: 5,
  windowSeconds: DAY_SECONDS,
};

/** The outcome of a sign-up that a limit rejects. */
export interface LimitedSignUpOutcome {
  readonly status: 'limited';
  /**
   * The exceeded limit. `network`: of this network; `hour`: of the centre within an hour; `waiting`: of requests that
   * wait for approval.
   */
  readonly by: 'network' | 'hour' | 'waiting';
  readonly retryAfterSeconds: number;
}

export interface LimitedSignUp {
  /** The sender's IPv4 address or IPv6 /48. */
  readonly network: string;
  /** Whether this name must not be used. Called after a limit, because the answer reveals names of tutors. */
  readonly isNameRefused?: (() => Promise<boolean>) | undefined;
}

/**
 * Counts a sign-up, for known and unknown e-mails alike. Undefined if it is within the limits. A refused name counts for its
 * network only, so that names alone use up nothing that others need.
 */
export const consumeSignUpLimits = async (
  sql: Sql,
  limits: SharedLimits,
  { network, isNameRefused }: LimitedSignUp,
): Promise<LimitedSignUpOutcome | { readonly status: 'name-refused' } | undefined> => {
  const own = await limits.consume(BY_NETWORK, network);
  if (!own.allowed) return { status: 'limited', by: 'network', retryAfterSeconds: own.retryAfterSeconds };
  if (await isNameRefused?.()) return { status: 'name-refused' };
  const waiting = await limits.consume(BY_NETWORK_WAITING, network);
  if (!waiting.allowed) return { status: 'limited', by: 'network', retryAfterSeconds: waiting.retryAfterSeconds };
  const hasHardlyUsed = SIGN_UPS_PER_NETWORK_AN_HOUR - own.remaining <= SIGN_UPS_FROM_RESERVE_PER_NETWORK;
  const all = await consumeWithReserve(limits, SIGN_UPS, hasHardlyUsed);
  if (!all.allowed) return { status: 'limited', by: 'hour', retryAfterSeconds: all.retryAfterSeconds };
  const [row] = await sql<[{ waiting: number }]>`
    select count(*)::int as waiting from accounts."user" where awaiting_approval and "emailVerified"`;
  if (row.waiting >= WAITING_SIGN_UPS_MAX) return { status: 'limited', by: 'waiting', retryAfterSeconds: HOUR_SECONDS };
  return undefined;
};
