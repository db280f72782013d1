/** Rate limits of password checks, counted in the database before each hash, so that all copies of the program share them. */

import type { KnownDevice } from '#services/core/accounts/known-device.ts';
import type { LimitDefinition, LimitUse, SharedLimits } from '#services/platform/limits/shared-limits.ts';
import { type Refusal, refuse } from '#services/platform/problems/refuse.ts';

/**
 * Limits of wrong passwords for one account from devices that it has never signed in on. Unknown e-mails are counted alike, so
 * that a refusal does not reveal who has an account. One network uses less than half of each limit, because two of its
 * windows can overlap one of the account, so it cannot keep the owner of an account from signing in on a new device in
 * another network. Somebody who is locked out by several networks can choose a new password with a link or a code, which
 * makes the device a known one.
 */
const byAccount: readonly LimitDefinition[] = [
  { name: 'password-account-minute', points: 10, windowSeconds: 60 },
  { name: 'password-account-ten-minutes', points: 20, windowSeconds: 600 },
  { name: 'password-account-hour', points: 30, windowSeconds: 3_600 },
];
const byAccountAndNetwork: readonly LimitDefinition[] = [
  { name: 'password-account-network-minute', points: 4, windowSeconds: 60 },
  { name: 'password-account-network-ten-minutes', points: 9, windowSeconds: 600 },
  { name: 'password-account-network-hour', points: 14, windowSeconds: 3_600 },
];
/**
 * Known devices have separate limits, so that guesses from other devices cannot lock the owner out. An hour can overlap
 * two fixed windows, so one account is guessed at most 2 × (30 + 15) = 90 times in an hour.
 */
const byKnownDevice: LimitDefinition = { name: 'password-device-hour', points: 10, windowSeconds: 3_600 };
const byAllDevicesOfAccount: LimitDefinition = { name: 'password-devices-hour', points: 15, windowSeconds: 3_600 };
/** Limit of wrong passwords from one network. A school behind one address stays below it. */
const byNetworkHour: LimitDefinition = { name: 'password-network-hour', points: 300, windowSeconds: 3_600 };
/**
 * Limit of wrong passwords from all unknown devices together. Each check takes 20 ms of one core. While the limit is
 * reached, only known devices can sign in; the window is short, so that others can sign in soon after an attack ends. One
 * network uses less than half of it, for the reason above.
 */
const byCentre: LimitDefinition = { name: 'password-centre-minute', points: 250, windowSeconds: 60 };
const byNetwork: LimitDefinition = { name: 'password-network-minute', points: 100, windowSeconds: 60 };
/** Limit of new passwords of sign-ups, counted separately so that a flood of sign-ups does not block signing in. */
const newPasswordsByCentre: LimitDefinition = { name: 'new-password-centre-minute', points: 120, windowSeconds: 60 };
const newPasswordsByNetwork: LimitDefinition = { name: 'new-password-network-minute', points: 50, windowSeconds: 60 };
const newPasswordsByNetworkHour: LimitDefinition = {
  name: 'new-password-network-hour',
  points: 200,
  windowSeconds: 3_600,
};
const CENTRE = 'centre';

type Use = readonly [limit: LimitDefinition, key: string];

export interface PasswordCheck {
  readonly email: string;
  /** IPv4 address or IPv6 /48 of the client, from `toIpAddressGroup`. */
  readonly network: string;
  /** The device, if the account has signed in on it before; undefined otherwise. */
  readonly device: KnownDevice | undefined;
}

/** `refund` uncounts the check; call it after a right password, or when no password was hashed. */
export type PasswordCheckAdmission = { readonly refund: () => Promise<void> };

/** Counts one password check before it is made, or refuses it. */
export async function admitPasswordCheck(
  limits: SharedLimits,
  { email, network, device }: PasswordCheck,
): Promise<PasswordCheckAdmission | Refusal> {
  const account = email.toLowerCase();
  const asKnown = device && (await admitKnownDevice(limits, account, device));
  if (asKnown) return asKnown;
  const centre: Use = [byCentre, CENTRE];
  return admitUnknownDevice(limits, centre, [
    [byNetwork, network],
    [byNetworkHour, network],
    ...byAccountAndNetwork.map((limit): Use => [limit, `${network} ${account}`]),
    ...byAccount.map((limit): Use => [limit, account]),
    centre,
  ]);
}

/** Counts one new password before it is hashed, or refuses it; the hash costs as much as a check. */
export const admitNewPassword = (limits: SharedLimits, network: string): Promise<PasswordCheckAdmission | Refusal> => {
  const centre: Use = [newPasswordsByCentre, CENTRE];
  return admitUnknownDevice(limits, centre, [
    [newPasswordsByNetwork, network],
    [newPasswordsByNetworkHour, network],
    centre,
  ]);
};

/** Undefined when the limits of known devices are reached: the device is then counted like an unknown one. */
async function admitKnownDevice(
  limits: SharedLimits,
  account: string,
  { id }: KnownDevice,
): Promise<PasswordCheckAdmission | undefined> {
  const uses: readonly Use[] = [
    [byKnownDevice, `${id} ${account}`],
    [byAllDevicesOfAccount, account],
  ];
  const refusal = await consumeInOrder(limits, uses);
  return refusal ? undefined : { refund: () => refund(limits, uses) };
}

async function admitUnknownDevice(
  limits: SharedLimits,
  centre: Use,
  uses: readonly Use[],
): Promise<PasswordCheckAdmission | Refusal> {
  // Peeks first, so that a flood from many addresses does not store a row for each address.
  const ofCentre = await limits.peek(...centre);
  if (!ofCentre.allowed) return tooManyAttempts(ofCentre);
  const refusal = await consumeInOrder(limits, uses);
  return refusal ? tooManyAttempts(refusal) : { refund: () => refund(limits, uses) };
}

/** Consumes each limit. At the first refusal, refunds that one and the earlier ones and returns it; undefined when all allow. */
async function consumeInOrder(limits: SharedLimits, uses: readonly Use[]): Promise<LimitUse | undefined> {
  for (const [index, [limit, key]] of uses.entries()) {
    const use = await limits.consume(limit, key);
    if (use.allowed) continue;
    await refund(limits, uses.slice(0, index + 1));
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
