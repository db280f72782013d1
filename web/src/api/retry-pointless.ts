import { type Failure, problemOf } from './problem.ts';

/** Whether sending the same again, or something like it, cannot help today. */
export const isHopeless = (code: Failure['code']): boolean => code === 'key-missing' || code === 'too-often';

/** The server's sentence where trying again cannot help; otherwise what the page says of the failure. */
export function sentenceOf(error: unknown, otherwise: string): string {
  const { code, detail } = problemOf(error);
  return isHopeless(code) ? detail : otherwise;
}
