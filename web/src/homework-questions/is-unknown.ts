import { problemOf } from '../api/problem.ts';

/** True when there is no such homework for this person; an id that is none, or holds a `/`, leads nowhere either. */
export function isUnknown(error: unknown): boolean {
  if (error === undefined) return false;
  const { code, errors } = problemOf(error);
  return code === 'homework-unknown' || code === 'not-found' || (code === 'invalid-request' && 'id' in errors);
}
