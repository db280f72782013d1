import { toFailure } from './problem.ts';

const unknown: readonly string[] = ['homework-unknown', 'practice-unknown', 'not-found'];

/** True when there is no such thing for this person; an id that is none, or holds a `/`, leads nowhere either. */
export function isNotFound(error: unknown): boolean {
  if (error === undefined) return false;
  const { code, errors } = toFailure(error);
  return unknown.includes(code) || (code === 'invalid-request' && 'id' in errors);
}
