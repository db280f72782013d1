import { useState } from 'react';
import { v4 as uuid } from 'uuid';
import { type Failure, toFailure } from '../api/problem.ts';
import { retryAfterSignIn } from '../api/retry-after-sign-in.ts';
import { type UnansweredCommand, withTypedSecret } from '../dialog-draft/dialog-draft.ts';

/** What a mutation comes back with: `{ data }` or `{ error }`. */
export type MutationResult = { data: unknown; error?: undefined } | { data?: undefined; error: object };
export type DataOf<R extends MutationResult> = Extract<R, { error?: undefined }>['data'];

interface SentBody<Body> {
  /** What was answered. */
  body: Body;
  /** True when that is an earlier, different body whose outcome had been unknown: the form stays open and says so. */
  earlier: boolean;
}
export interface Submission<Body> {
  send<R extends MutationResult>(
    body: Body,
    run: (body: Body, idempotencyKey: string) => PromiseLike<R>,
  ): Promise<R & SentBody<Body>>;
}

/** Refusals at the door: they say nothing about what became of the same command when it was sent before. */
export const rejectedBeforeExecution: readonly Failure['code'][] = [
  'signed-out',
  'another-account',
  'too-many-requests',
  'wrong-origin',
  'wrong-host',
];

/** Where a submission leaves what it has sent and knows no answer to, and finds it again after a reload. */
export interface AttemptStorage {
  unanswered: UnansweredCommand | undefined;
  save(attempt: UnansweredCommand | null): void;
}
const noStorage: AttemptStorage = { unanswered: undefined, save: () => undefined };

/**
 * The command of one form. Its key is made when the form opens and renewed by every known outcome. After an unknown
 * one, what was sent then is repeated first under its own key, so that nothing is carried out twice.
 */
export function createSubmission<Body>(
  newKey: () => string = uuid,
  { unanswered: kept, save: keep } = noStorage,
): Submission<Body> {
  let key = kept?.key ?? newKey();
  /** What was sent under this key and may or may not have been carried out; from what is typed come its secrets. */
  let unknown: ((typed: Body) => Body) | null = kept ? (typed) => withTypedSecret(kept.body, typed) : null;

  return {
    async send(body, run) {
      const sending = unknown?.(body) ?? body;
      const earlier = !sameBody(sending, body);
      keep({ key, body: sending });
      const result = await retryAfterSignIn(() => run(sending, key));
      const failure = result.error === undefined ? null : toFailure(result.error);
      if (failure?.outcomeUnknown) unknown = () => sending;
      else if (unknown === null || failure === null || !rejectedBeforeExecution.includes(failure.code)) {
        key = newKey();
        unknown = null;
        keep(null);
        // Refused, so it never happened: what is in the form now can go ahead.
        if (earlier && failure !== null) return this.send(body, run);
      }
      return { ...result, body: sending, earlier: earlier && failure === null };
    },
  };
}

/** The submission of the form that calls this, from its opening to its closing. */
export function useSubmission<Body>(): Submission<Body> {
  const [submission] = useState(() => createSubmission<Body>());
  return submission;
}

const sameBody = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
