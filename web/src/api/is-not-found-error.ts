import { toFailure } from './problem.ts';

const unknown: readonly string[] = [
  'homework-unknown',
  'practice-unknown',
  'race-unknown',
  'worksheet-unknown',
  'not-found',
];

/**
 * True when the server knows nothing under this id that this person may see. An invalid id, such as one with a `/`,
 * counts as not found.
 */
export function isNotFoundError(error: unknown): boolean {
  if (error === undefined) return false;
  const { code, errors } = toFailure(error);
  return (
    unknown.includes(code) ||
    (code === 'invalid-request' && ['id', 'homework', 'number'].some((name) => name in errors))
  );
}
