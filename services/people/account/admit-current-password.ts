import type { IncomingHttpHeaders } from 'node:http';
import { createKnownDeviceCookies } from '#services/core/accounts/known-device.ts';
import type { Session } from '#services/core/accounts/sessions.ts';
import type { Context } from '#services/core/use-case/context.ts';
import type { Refusal } from '#services/platform/problems/refuse.ts';
import { admitPasswordCheck, type PasswordCheckAdmission } from '../session/password-check-limits.ts';
import { checkAccountChangeLimit } from './account-change-limit.ts';

interface Input {
  readonly session: Session;
  readonly network: string;
  readonly headers: IncomingHttpHeaders;
}

/**
 * Counts a change of a person's own account and the check of their current password, or refuses it. The check counts as
 * one of the login page, so that a stolen session allows no more guesses.
 */
export async function admitCurrentPassword(
  { session, network, headers }: Input,
  { limits, config }: Context<'limits' | 'config'>,
): Promise<PasswordCheckAdmission | Refusal> {
  const limited = await checkAccountChangeLimit(limits, session.userId);
  if (limited) return limited;
  const { email } = session;
  const device = createKnownDeviceCookies(config).findKnown(headers, email);
  return admitPasswordCheck(limits, { email, network, device });
}
