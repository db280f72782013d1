import { useRef, useState } from 'react';
import { type DataOf, type Result, useIdempotencyKey } from './idempotency-key.ts';
import { type Failure, problemOf } from './problem.ts';

interface Outcomes<Body, Answer> {
  /** `body` is what was carried out. With `earlier` that was a former attempt, so the form has to stay open. */
  done(answer: Answer, body: Body, earlier: boolean): void;
  failed(error: unknown): void;
}
interface CommandState {
  pending: boolean;
  failure: Failure | null;
  /** True when a former attempt turned out to be saved, and what is in the form now was not sent. */
  earlier: boolean;
}
const idle: CommandState = { pending: false, failure: null, earlier: false };

/** The command of one form, from its opening to its closing: sent once, however often its button is pressed. */
export function useCommand<Body, R extends Result>(
  run: (body: Body, idempotencyKey: string) => PromiseLike<R>,
  { done, failed }: Outcomes<Body, DataOf<R>>,
) {
  const submission = useIdempotencyKey<Body>();
  const [state, setState] = useState(idle);
  const busy = useRef(false);

  const submit = async (body: Body): Promise<void> => {
    if (busy.current) return;
    busy.current = true;
    setState({ ...idle, pending: true });
    const sent = await submission.send(body, run);
    busy.current = false;
    if (sent.error !== undefined) {
      setState({ ...idle, failure: problemOf(sent.error) });
      failed(sent.error);
    } else {
      setState({ ...idle, earlier: sent.earlier });
      done(sent.data as DataOf<R>, sent.body, sent.earlier);
    }
  };
  return { ...state, submit };
}
