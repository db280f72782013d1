import type { z } from 'zod';
import type { signUpResponse } from '#contracts/session.ts';
import { type ApiError, sendRequest } from '../../../api/request.ts';

export interface SignUpRequest {
  name: string;
  email: string;
  password: string;
  /** The id of the plan that the person chose on the page with the prices. */
  plan?: string;
}
type SignUpAnswer = z.infer<typeof signUpResponse>;

/** Sends a sign-up. Never throws. */
export async function sendSignUpRequest(
  body: SignUpRequest,
  idempotencyKey: string,
): Promise<{ data: SignUpAnswer; error?: undefined } | { data?: undefined; error: ApiError }> {
  const outcome = await sendRequest<SignUpAnswer>('/auth/sign-up', { method: 'POST', body, idempotencyKey });
  return 'error' in outcome ? { error: outcome.error } : { data: outcome.data };
}
