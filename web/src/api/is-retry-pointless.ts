import { type Failure, toFailure } from './problem.ts';

/** Whether repeating this request, or a similar one, cannot succeed today. */
export const isRetryPointless = (code: Failure['code']): boolean => code === 'key-missing' || code === 'too-often';

/** The server's sentence when a retry cannot succeed, otherwise the page's own. */
export function failureSentence(error: unknown, otherwise: string): string {
  const { code, detail } = toFailure(error);
  return isRetryPointless(code) ? detail : otherwise;
}
