import { useRef, useState } from 'react';
import { type FormFailure, toFormFailure } from '../api/form-failure.ts';
import { type Failure, toFailure } from '../api/problem.ts';
import { earlierAttemptSavedText, reloadedBeforeAnswerText } from '../copy/forms.ts';
import { createCommandSubmission, type MutationData, type MutationResult } from './command-submission.ts';
import { readUnansweredCommand, saveUnansweredCommand } from './dialog-draft.ts';

interface CommandOptions<Body, Answer> {
  /** Names of the body's fields that show their own errors. */
  fields?: readonly Extract<keyof Body, string>[];
  /** False for a command outside the open dialog, because the stored draft belongs to the dialog. */
  keptOverReload?: boolean;
  /**
   * `body` is the body that was carried out. When `earlier` is true, it comes from an earlier attempt and the form must
   * stay open.
   */
  onDone(answer: Answer, body: Body, earlier: boolean): void;
  onFailed(failure: Failure): void;
}
interface CommandState {
  pending: boolean;
  failure: FormFailure | null;
  /** A sentence about an earlier attempt, shown above the buttons. */
  notice: string | undefined;
}
const idle: CommandState = { pending: false, failure: null, notice: undefined };

/**
 * The command of one dialog. It is carried out once, however often its button is pressed and even if the page is
 * reloaded before the answer.
 */
export function useFormCommand<Body, R extends MutationResult>(
  run: (body: Body, idempotencyKey: string) => PromiseLike<R>,
  {
    fields = [],
    keptOverReload: remembered = true,
    onDone: done,
    onFailed: failed,
  }: CommandOptions<Body, MutationData<R>>,
) {
  const [kept] = useState(() => (remembered ? readUnansweredCommand() : undefined));
  const [submission] = useState(() =>
    createCommandSubmission<Body>(
      undefined,
      remembered ? { unanswered: kept, save: saveUnansweredCommand } : undefined,
    ),
  );
  const [state, setState] = useState({ ...idle, notice: kept && reloadedBeforeAnswerText });
  const busy = useRef(false);

  const submit = async (body: Body): Promise<void> => {
    if (busy.current) return;
    busy.current = true;
    setState({ ...idle, pending: true });
    const sent = await submission.send(body, run);
    busy.current = false;
    if (sent.error !== undefined) {
      const failure = toFailure(sent.error);
      setState({ ...idle, failure: toFormFailure(failure, fields) });
      failed(failure);
    } else {
      setState({ ...idle, notice: sent.earlier ? earlierAttemptSavedText : undefined });
      done(sent.data as MutationData<R>, sent.body, sent.earlier);
    }
  };
  return { ...state, submit };
}
