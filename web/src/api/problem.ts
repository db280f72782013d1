import type { ProblemCode } from '#contracts/problem.ts';
import type { ApiError } from './request.ts';

/** Shown where the server gave no words of its own (specification, section 8). */
export const UNEXPECTED_ERROR = 'An unexpected error occurred';

/** Shown in place of content that could not be loaded; the page requests it again until it succeeds. */
export const UNREACHABLE = "We couldn't reach the server. This page keeps trying.";

export interface Failure {
  /** `no-answer`: no usable answer arrived. */
  code: ProblemCode | 'no-answer';
  /** A sentence for people; never empty. */
  detail: string;
  /** True when the request may have been carried out nevertheless. */
  outcomeUnknown: boolean;
  /** One sentence for each refused field. */
  errors: Record<string, string>;
  /**
   * Set on `version-mismatch` and for a student archived in between: who made the last change, and when (UTC instant).
   */
  changedBy?: string;
  changedAt?: string;
}

/** True when the page's person is not signed in, or somebody else is. The request was not executed. */
export const isSignedOut = (code: Failure['code']): boolean => code === 'signed-out' || code === 'another-account';

/** Converts the error of a query, a mutation or an exception. */
export function toFailure(error: unknown): Failure {
  if (!isRefusal(error)) return { code: 'no-answer', detail: UNEXPECTED_ERROR, outcomeUnknown: true, errors: {} };
  const { status, code, detail, errors, changed_by, changed_at } = error.problem;
  return {
    code,
    detail: detail || UNEXPECTED_ERROR,
    outcomeUnknown: status >= 500,
    errors: errors ?? {},
    ...(changed_by && { changedBy: changed_by }),
    ...(changed_at && { changedAt: changed_at }),
  };
}

/** Whether a request got no usable answer, as when the server is away or the connection is lost. */
export const isUnreachable = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'kind' in error && error.kind === 'no-answer';

/** Why something could not be loaded, in words. */
export const whyNotLoaded = (error: unknown): string => (isUnreachable(error) ? UNREACHABLE : toFailure(error).detail);

const isRefusal = (error: unknown): error is Extract<ApiError, { kind: 'problem' }> =>
  typeof error === 'object' && error !== null && 'kind' in error && error.kind === 'problem';
