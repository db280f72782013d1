import { toFailure } from './problem.ts';

const unknown: readonly string[] = ['homework-unknown', 'practice-unknown', 'not-found'];

/** True when nothing with this id exists for this person. An invalid id, or one with a `/`, counts as well. */
export function isNotFound(error: unknown): boolean {
  if (error === undefined) return false;
  const { code, errors } = toFailure(error);
  return unknown.includes(code) || (code === 'invalid-request' && 'id' in errors);
}
