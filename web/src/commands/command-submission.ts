import { useState } from 'react';
import { v4 as uuid } from 'uuid';
import { type Failure, toFailure } from '../api/problem.ts';
import { retryAfterSignIn } from '../api/retry-after-sign-in.ts';
import { trackCommand } from './commands-in-flight.ts';
import { type UnansweredCommand, withTypedSecret } from './dialog-draft.ts';

/** The result of a mutation: `{ data }` or `{ error }`. */
export type MutationResult = { data: unknown; error?: undefined } | { data?: undefined; error: object };
export type MutationData<R extends MutationResult> = Extract<R, { error?: undefined }>['data'];

interface SentBody<Body> {
  /** The request body that the answer belongs to. */
  body: Body;
  /** True when `body` is an earlier, different body whose outcome was unknown. The form then stays open and says so. */
  earlier: boolean;
}
export interface CommandSubmission<Body> {
  send<R extends MutationResult>(
    body: Body,
    run: (body: Body, idempotencyKey: string) => PromiseLike<R>,
  ): Promise<R & SentBody<Body>>;
}

/**
 * Codes of refusals before a command is carried out. They do not say what happened to an earlier attempt of the same
 * command.
 */
export const refusalCodesBeforeExecution: readonly Failure['code'][] = [
  'signed-out',
  'another-account',
  'too-many-requests',
  'wrong-origin',
  'wrong-host',
];

/** Stores a command with an unknown outcome, so that it survives a reload. */
export interface UnansweredCommandStorage {
  unanswered: UnansweredCommand | undefined;
  save(attempt: UnansweredCommand | null): void;
}
const noStorage: UnansweredCommandStorage = { unanswered: undefined, save: () => undefined };

interface SubmissionOptions {
  /** True for a command whose sender repeats it on every page until it is answered. Leaving a page then loses nothing. */
  outlivesPage?: boolean;
}

/**
 * Sends the command of one form. Its idempotency key is created when the form opens and replaced after each known
 * outcome. After an unknown outcome, the next attempt first repeats the same body with the same key, so that the server
 * carries nothing out twice.
 */
export function createCommandSubmission<Body>(
  newKey: () => string = uuid,
  { unanswered: kept, save: keep } = noStorage,
  { outlivesPage = false }: SubmissionOptions = {},
): CommandSubmission<Body> {
  let key = kept?.key ?? newKey();
  /**
   * Returns the body that was sent with this key and has an unknown outcome, with the secret that is typed now, because
   * secrets are not stored.
   */
  let unknown: ((typed: Body) => Body) | null = kept ? (typed) => withTypedSecret(kept.body, typed) : null;

  return {
    async send(body, run) {
      const sending = unknown?.(body) ?? body;
      const earlier = !isSameBody(sending, body);
      keep({ key, body: sending });
      const answer = retryAfterSignIn(() => run(sending, key));
      const result = await (outlivesPage ? answer : trackCommand(answer));
      const failure = result.error === undefined ? null : toFailure(result.error);
      if (failure?.outcomeUnknown) unknown = () => sending;
      else if (unknown === null || failure === null || !refusalCodesBeforeExecution.includes(failure.code)) {
        key = newKey();
        unknown = null;
        keep(null);
        // The earlier body was refused, so the current one can be sent.
        if (earlier && failure !== null) return this.send(body, run);
      }
      return { ...result, body: sending, earlier: earlier && failure === null };
    },
  };
}

/** The submission of the calling form. It lives as long as the form is open. */
export function useCommandSubmission<Body>(options?: SubmissionOptions): CommandSubmission<Body> {
  const [submission] = useState(() => createCommandSubmission<Body>(undefined, undefined, options));
  return submission;
}

const isSameBody = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
