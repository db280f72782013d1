import type { z } from 'zod';
import type { signUpAnswer } from '#contracts/session.ts';
import { type ApiError, request } from '../../api/request.ts';

export interface SignUp {
  name: string;
  email: string;
  password: string;
}
type Answer = z.infer<typeof signUpAnswer>;

export async function createAccount(
  body: SignUp,
  idempotencyKey: string,
): Promise<{ data: Answer; error?: undefined } | { data?: undefined; error: ApiError }> {
  const outcome = await request<Answer>('/auth/sign-up', { method: 'POST', body, idempotencyKey });
  return 'error' in outcome ? { error: outcome.error } : { data: outcome.data };
}
