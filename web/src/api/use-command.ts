import { useRef, useState } from 'react';
import { earlierAttempt, noAnswer, resumedAttempt } from '../copy/forms.ts';
import { keepAttempt, keptAttempt } from '../draft/draft.ts';
import { createSubmission, type DataOf, type Result } from './idempotency-key.ts';
import { type Failure, problemOf } from './problem.ts';

interface Outcomes<Body, Answer> {
  /** `body` is what was carried out. With `earlier` that was a former attempt, so the form has to stay open. */
  done(answer: Answer, body: Body, earlier: boolean): void;
  failed(failure: Failure): void;
}
interface CommandState {
  pending: boolean;
  failure: Failure | null;
  /** What is to be said of an attempt before this one. */
  news: string | undefined;
}
const idle: CommandState = { pending: false, failure: null, news: undefined };

/**
 * The command of one dialog, from its opening to its closing, over reloads too: sent once, however often its button is
 * pressed.
 */
export function useCommand<Body, R extends Result>(
  run: (body: Body, idempotencyKey: string) => PromiseLike<R>,
  { done, failed }: Outcomes<Body, DataOf<R>>,
) {
  const [kept] = useState(keptAttempt);
  const [submission] = useState(() => createSubmission<Body>(undefined, { kept, keep: keepAttempt }));
  const [state, setState] = useState({ ...idle, news: kept && resumedAttempt });
  const busy = useRef(false);

  const submit = async (body: Body): Promise<void> => {
    if (busy.current) return;
    busy.current = true;
    setState({ ...idle, pending: true });
    const sent = await submission.send(body, run);
    busy.current = false;
    if (sent.error !== undefined) {
      const failure = problemOf(sent.error);
      setState({ ...idle, failure: inForm(failure) });
      failed(failure);
    } else {
      setState({ ...idle, news: sent.earlier ? earlierAttempt : undefined });
      done(sent.data as DataOf<R>, sent.body, sent.earlier);
    }
  };
  return { ...state, submit };
}

/** The toast has the words of the specification; the form, which stays, says what to do. */
const inForm = (failure: Failure): Failure =>
  failure.code === 'no-answer' ? { ...failure, detail: noAnswer } : failure;
