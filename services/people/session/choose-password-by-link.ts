import type { IncomingHttpHeaders } from 'node:http';
import type { z } from 'zod';
import type { passwordLinkRequest } from '#contracts/session.ts';
import { createKnownDeviceCookies } from '#services/core/accounts/known-device.ts';
import type { Context } from '#services/core/use-case/context.ts';
import type { UseCaseResponse } from '#services/core/use-case/use-case.ts';
import { type Refusal, type RefusalCode, refuse } from '#services/platform/problems/refuse.ts';
import { admitNewPassword } from './password-check-limits.ts';

interface PasswordLinkInput {
  readonly body: z.output<typeof passwordLinkRequest>;
  readonly network: string;
  readonly headers: IncomingHttpHeaders;
}
type LinkOutcome<Code> =
  /** `email` is that of the account. */
  { readonly email: string; readonly position?: bigint } | { readonly status: Code };

/**
 * Sets a password with a link or code, once, and counts its hash. The device becomes a known one of the account, so that
 * nobody who guesses at the account keeps its owner from signing in with the new password.
 */
export async function choosePasswordByLink<Code extends RefusalCode>(
  { body, network, headers }: PasswordLinkInput,
  { limits, config }: Context<'limits' | 'config'>,
  choose: (token: string, password: string) => Promise<LinkOutcome<Code>>,
): Promise<UseCaseResponse<undefined> | Refusal> {
  const admitted = await admitNewPassword(limits, network);
  if ('refused' in admitted) return admitted;
  const outcome = await choose(body.token, body.password);
  if ('email' in outcome) {
    const devices = createKnownDeviceCookies(config);
    const cookies = [devices.remember(devices.find(headers), outcome.email)];
    return { body: undefined, cookies, position: outcome.position };
  }
  // An invalid link costs no password hash. Only requests that race for one valid link may have cost one.
  await admitted.refund();
  return refuse(outcome.status);
}
