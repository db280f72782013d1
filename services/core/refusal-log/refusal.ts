import type { ProblemCode } from '#contracts/problems.ts';

/** A command that was refused, or a sign-in that failed. */
export interface RecordedRefusal {
  readonly kind: 'sign-in-failed' | 'command-refused';
  /** Operation id of the use case. */
  readonly operation: string;
  readonly code: ProblemCode;
  /** Id of the signed-in person; null when nobody was signed in. */
  readonly actorId: string | null;
  /** Student id from the request's path, not yet checked; null when the path has none. */
  readonly studentId: string | null;
  /** E-mail of a sign-in, in lower case; null otherwise. Only its account's id or a mask of it is stored. */
  readonly email: string | null;
}

/** Keeps the first character and the domain: `m…@example.com`. */
export function maskEmail(email: string): string {
  const [first = ''] = email;
  return `${first}…${email.slice(email.lastIndexOf('@'))}`;
}
