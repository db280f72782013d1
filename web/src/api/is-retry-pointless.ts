import { type Failure, toFailure } from './problem.ts';

/** True when neither this request nor a similar one can succeed today, so that the page offers no retry. */
export const isRetryPointless = (code: Failure['code']): boolean => code === 'key-missing' || code === 'too-often';

/** The server's sentence when a retry is pointless, otherwise the sentence of the page. */
export function toFailureText(error: unknown, otherwise: string): string {
  const { code, detail } = toFailure(error);
  return isRetryPointless(code) ? detail : otherwise;
}
