import type { ModelFailure } from '#contracts/model-failure.ts';
import type { ProblemCode } from '#contracts/problems.ts';
import { signInUnreachableText, unexpectedErrorText, unreachableText } from '../copy/failures.ts';
import type { ApiError } from './request.ts';

export interface Failure {
  /** The problem's code, or `no-answer` when no usable answer arrived. */
  code: ProblemCode | 'no-answer';
  /** A sentence for the person; never empty. */
  detail: string;
  /** True when the server may have carried out the request although no answer arrived. */
  outcomeUnknown: boolean;
  /** One sentence for each refused field. */
  errors: Record<string, string>;
  /** Set on `version-mismatch` and `student-archived`: who made the last change, and when (UTC instant). */
  changedBy?: string;
  changedAt?: string;
  /** Set on `possible-duplicate`: the ids of the entries of the same amount. */
  equalEntries?: readonly string[];
  /** Set on `group-renamed`: the name that the group has now. */
  currentName?: string;
  /** Set on `no-questions`: names of near topics that have questions. */
  topics?: readonly string[];
  /** Set on `no-questions`: why a language model wrote none. */
  modelFailure?: ModelFailure;
}

/** True when nobody or another person is signed in. The server did not carry out the request. */
export const isSignedOutCode = (code: Failure['code']): boolean => code === 'signed-out' || code === 'another-account';

/** Converts the error of a query or mutation, or an exception. */
export function toFailure(error: unknown): Failure {
  if (!isRefusal(error)) return { code: 'no-answer', detail: unexpectedErrorText, outcomeUnknown: true, errors: {} };
  const { status, code, detail, errors, changed_by, changed_at, equal_entries } = error.problem;
  const { current_name, topics, model_failure } = error.problem;
  return {
    code,
    detail: detail || unexpectedErrorText,
    outcomeUnknown: status >= 500,
    errors: errors ?? {},
    ...(changed_by && { changedBy: changed_by }),
    ...(changed_at && { changedAt: changed_at }),
    ...(equal_entries && { equalEntries: equal_entries }),
    ...(current_name && { currentName: current_name }),
    ...(topics && { topics }),
    ...(model_failure && { modelFailure: model_failure }),
  };
}

/** True when no usable answer arrived because the server or the connection is down. */
export const isUnreachable = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'kind' in error && error.kind === 'no-answer';

/** The sentence that says why something could not be loaded. */
export const toLoadFailureText = (error: unknown): string =>
  isUnreachable(error) ? unreachableText : toFailure(error).detail;

/** Why a form on the way in failed, in words: signing in, signing up, or confirming an address. */
export const toSignInFailureText = (error: unknown): string =>
  isUnreachable(error) ? signInUnreachableText : toFailure(error).detail;

const isRefusal = (error: unknown): error is Extract<ApiError, { kind: 'problem' }> =>
  typeof error === 'object' && error !== null && 'kind' in error && error.kind === 'problem';
