import type { z } from 'zod';
import type { signUpResponse } from '#contracts/session.ts';
import type { Plan } from '#events/values/shapes.ts';
import { type ApiError, sendRequest } from '../../api/request.ts';

export interface SignUpRequest {
  name: string;
  email: string;
  password: string;
  plan?: Plan;
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
