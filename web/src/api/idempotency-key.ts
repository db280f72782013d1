import { useState } from 'react';
import { v4 as uuid } from 'uuid';
import { problemOf } from './problem.ts';

type Result<Answer> = { data: Answer; error?: undefined } | { data?: undefined; error: object };
export type Sent<Body, Answer> = Result<Answer> & {
  /** What was answered. */
  body: Body;
  /** True when that is an earlier, different body whose outcome had been unknown: the form stays open and says so. */
  earlier: boolean;
};

export interface Submission<Body> {
  send<Answer>(
    body: Body,
    run: (body: Body, idempotencyKey: string) => PromiseLike<Result<Answer>>,
  ): Promise<Sent<Body, Answer>>;
}

/**
 * The command of one form. Its key is made when the form opens and renewed by every known outcome. After an unknown
 * one, what was sent then is repeated first under its own key, so that nothing is carried out twice.
 */
export function createSubmission<Body>(newKey: () => string = uuid): Submission<Body> {
  let key = newKey();
  let open: { body: Body } | null = null;

  return {
    async send(body, run) {
      const repeated = open !== null && !sameBody(open.body, body) ? open.body : null;
      const sending = repeated ?? body;
      open = { body: sending };
      const result = await run(sending, key);
      if (result.error !== undefined && problemOf(result.error).unknownOutcome) {
        return { ...result, body: sending, earlier: false };
      }
      key = newKey();
      open = null;
      // Refused, so it never happened: what is in the form now can go ahead.
      if (repeated !== null && result.error !== undefined) return this.send(body, run);
      return { ...result, body: sending, earlier: repeated !== null };
    },
  };
}

/** The submission of the form that calls this, from its opening to its closing. */
export function useIdempotencyKey<Body>(): Submission<Body> {
  const [submission] = useState(() => createSubmission<Body>());
  return submission;
}

const sameBody = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
