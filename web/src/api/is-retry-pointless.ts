import { type Failure, toFailure } from './problem.ts';

/** Whether a retry of the same request, or of one like it, cannot succeed today. */
export const isRetryPointless = (code: Failure['code']): boolean => code === 'key-missing' || code === 'too-often';

/** The server's sentence where a retry cannot succeed; otherwise the page's own. */
export function failureSentence(error: unknown, otherwise: string): string {
  const { code, detail } = toFailure(error);
  return isRetryPointless(code) ? detail : otherwise;
}
