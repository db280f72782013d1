import type { ProblemCode } from '#contracts/problem.ts';

/** A command that was refused, or a sign-in that failed. */
export interface RecordedRefusal {
  readonly kind: 'sign-in-failed' | 'command-refused';
  /** Operation id of the use case. */
  readonly operation: string;
  readonly code: ProblemCode;
  /** Who was signed in. */
  readonly actorId: string | null;
  /** The id in the address; whether there is such a student is looked up. */
  readonly studentId: string | null;
  /** Of a sign-in, in lower case. It is looked up, and masked where it belongs to no account; it is never stored. */
  readonly email: string | null;
}

/** `m…@example.com` */
export function maskEmail(email: string): string {
  const [first = ''] = email;
  return `${first}…${email.slice(email.lastIndexOf('@'))}`;
}
