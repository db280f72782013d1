/** How often passwords may be checked, counted in the database before each hash and shared by all copies of the program. */

import type { KnownDevice } from '#services/accounts/known-device.ts';
import type { LimitDefinition, LimitUse, SharedLimits } from '#services/limits/shared-limits.ts';
import { type Refusal, refuse } from '#services/use-case/problems.ts';

/**
 * Wrong guesses at one account from devices that it has never signed in on: after five the wait grows from a minute to
 * ten, after ten to an hour. Unknown e-mails count alike, so that a refusal says nothing about who has an account.
 */
const byAccount: readonly LimitDefinition[] = [
  { name: 'password-account-minute', points: 5, windowSeconds: 60 },
  { name: 'password-account-ten-minutes', points: 10, windowSeconds: 600 },
  { name: 'password-account-hour', points: 25, windowSeconds: 3_600 },
];
/**
 * Known devices have a limit of their own, so that nobody else's guesses lock the right person out. With the limit of
 * strangers, and where two windows meet within an hour, one account is guessed at most 2 × (25 + 20) = 90 times an hour.
 */
const byKnownDevice: LimitDefinition = { name: 'password-device-hour', points: 10, windowSeconds: 3_600 };
const byAllDevicesOfAccount: LimitDefinition = { name: 'password-devices-hour', points: 20, windowSeconds: 3_600 };
/** Wrong guesses of one address, or of one IPv6 /64: a school behind one address mistypes less often. */
const byAddress: LimitDefinition = { name: 'password-address-hour', points: 300, windowSeconds: 3_600 };
/**
 * Wrong guesses of all strangers together, whatever their addresses and accounts. Each takes 20 ms of one core. While it
 * is used up, only known devices sign in; a short window lets others in soon after the guessing ends.
 */
const byCentre: LimitDefinition = { name: 'password-centre-minute', points: 150, windowSeconds: 60 };
/** New passwords of sign-ups, counted apart so that a flood of sign-ups keeps nobody from signing in. */
const newPasswordsByCentre: LimitDefinition = { name: 'new-password-centre-minute', points: 90, windowSeconds: 60 };
const newPasswordsByAddress: LimitDefinition = { name: 'new-password-address-hour', points: 200, windowSeconds: 3_600 };
const CENTRE = 'centre';

type Use = readonly [limit: LimitDefinition, key: string];

export interface PasswordCheck {
  readonly email: string;
  /** An address group: see `toAddressGroup`. */
  readonly address: string;
  /** Set when the account has signed in on this device before. */
  readonly device: KnownDevice | undefined;
}

/** `refund` gives back what was counted: for a right password, or when none was checked or made after all. */
export type Admission = { readonly refund: () => Promise<void> };

/** Counts one check of a password beforehand, or refuses it. */
export async function admitPasswordCheck(
  limits: SharedLimits,
  { email, address, device }: PasswordCheck,
): Promise<Admission | Refusal> {
  const account = email.toLowerCase();
  const asKnown = device && (await admitKnownDevice(limits, account, device));
  if (asKnown) return asKnown;
  const centre: Use = [byCentre, CENTRE];
  const ofAccount = byAccount.map((limit): Use => [limit, account]);
  return admitStranger(limits, centre, [[byAddress, address], centre, ...ofAccount]);
}

/** Counts the hash of a new password, which costs as much as a check. */
export const admitNewPassword = (limits: SharedLimits, address: string): Promise<Admission | Refusal> => {
  const centre: Use = [newPasswordsByCentre, CENTRE];
  return admitStranger(limits, centre, [[newPasswordsByAddress, address], centre]);
};

/** What a known device has used up does not refuse it: it then counts like a stranger. */
async function admitKnownDevice(
  limits: SharedLimits,
  account: string,
  { id }: KnownDevice,
): Promise<Admission | undefined> {
  const uses: readonly Use[] = [
    [byKnownDevice, `${id} ${account}`],
    [byAllDevicesOfAccount, account],
  ];
  const refusal = await consumeInOrder(limits, uses);
  return refusal ? undefined : { refund: () => refund(limits, uses) };
}

async function admitStranger(limits: SharedLimits, centre: Use, uses: readonly Use[]): Promise<Admission | Refusal> {
  // Looked up first, so that a flood from ever new addresses leaves no row for each of them.
  const ofCentre = await limits.peek(...centre);
  if (!ofCentre.allowed) return tooManyAttempts(ofCentre);
  const refusal = await consumeInOrder(limits, uses);
  return refusal ? tooManyAttempts(refusal) : { refund: () => refund(limits, uses) };
}

/** The first refusal, after giving back what was counted before it: no hash follows. Undefined when all allow. */
async function consumeInOrder(limits: SharedLimits, uses: readonly Use[]): Promise<LimitUse | undefined> {
  for (const [index, [limit, key]] of uses.entries()) {
    const use = await limits.consume(limit, key);
    if (use.allowed) continue;
    await refund(limits, uses.slice(0, index));
    return use;
  }
  return undefined;
}

async function refund(limits: SharedLimits, uses: readonly Use[]): Promise<void> {
  await Promise.all(uses.map(([limit, key]) => limits.refund(limit, key)));
}

const tooManyAttempts = ({ retryAfterSeconds }: LimitUse): Refusal => {
  const minutes = Math.ceil(retryAfterSeconds / 60);
  const wait = minutes > 1 ? `${minutes} minutes` : 'a minute';
  return refuse('too-many-requests', {
    retryAfterSeconds,
    detail: `There were too many attempts. Please try again in ${wait}.`,
  });
};
