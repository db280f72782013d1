import { useRef, useState } from 'react';
import { type FieldError, type FormFailure, toFormFailure } from '../api/form-failure.ts';
import { type Failure, toFailure } from '../api/problem.ts';
import {
  earlierAttemptSavedText,
  outcomeUnknownTitleText,
  reloadedBeforeAnswerText,
  retryIsSafeText,
} from '../copy/forms.ts';
import { notify } from '../toasts/notify.ts';
import { createCommandSubmission, type MutationData, type MutationResult } from './command-submission.ts';
import { readUnansweredCommand, saveUnansweredCommand } from './dialog-draft.ts';

type WithoutKey<Args> = Args extends unknown ? Omit<Args, 'idempotencyKey'> : never;

interface ToastTexts {
  title: string;
  detail?: string;
  formFollows?: true;
}

interface CommandOptions<Sent, Answer> {
  /** Identifies the command among toasts. */
  key: string;
  /** Names of the request's fields that show their own errors. */
  fields?: readonly string[];
  /** The toast of the success: its title, or its texts. There is none by default. */
  done?: string | ((answer: Answer, sent: Sent) => ToastTexts);
  /**
   * The title of the toast that says why the command failed. A function may do more, and returns undefined when no toast is
   * needed.
   */
  failed: string | ((failure: Failure) => string | undefined);
  /**
   * The title of that toast when the command may have been carried out all the same. A title of the specification stays as
   * it is.
   */
  unconfirmed?: string;
  /** True where the specification has a toast for every failure. By default a toast does not repeat what fields show. */
  toastsFieldErrors?: boolean;
  onFailed?(): void;
  /**
   * `sent` is the request that was carried out. When `earlier` is true, it is a different one from an earlier attempt
   * whose outcome was unknown, so that the present input is not saved.
   */
  onDone?(answer: Answer, sent: Sent, earlier: boolean): void;
  /** True to repeat an unanswered command after a reload. Only the open dialog of a page has a draft that stores it. */
  keptOverReload?: boolean;
}

/** The error of a field of the request: its fault, which is shown once the person has tried to submit it, or the server's. */
export type ErrorOf = (field: string, fault?: string | false) => FieldError | undefined;

const idle = { pending: false, failure: null as FormFailure | null, notice: undefined as string | undefined };

/**
 * The command of a button or a form. It is carried out once, however often the button is pressed. `run` is the trigger
 * of a mutation; `submit` takes its arguments without the idempotency key.
 */
export function useCommand<Args extends { idempotencyKey: string }, R extends MutationResult>(
  run: (args: Args) => PromiseLike<R>,
  {
    key,
    fields = [],
    done,
    onDone,
    failed,
    unconfirmed = outcomeUnknownTitleText,
    toastsFieldErrors = false,
    onFailed,
    keptOverReload = false,
  }: CommandOptions<WithoutKey<Args>, MutationData<R>>,
) {
  type Sent = WithoutKey<Args>;
  const [unanswered] = useState(() => (keptOverReload ? readUnansweredCommand() : undefined));
  const [submission] = useState(() =>
    createCommandSubmission<Sent>(undefined, keptOverReload ? { unanswered, save: saveUnansweredCommand } : undefined),
  );
  const [state, setState] = useState({ ...idle, notice: unanswered && reloadedBeforeAnswerText });
  const [tried, setTried] = useState(false);
  const busy = useRef(false);

  const send = async (args: Sent) => {
    busy.current = true;
    setState({ ...idle, pending: true });
    const sent = await submission.send(args, (body, idempotencyKey) =>
      run({ ...body, idempotencyKey } as unknown as Args),
    );
    busy.current = false;
    if (sent.error !== undefined) {
      const answered = toFailure(sent.error);
      const shown = toFormFailure(answered, fields);
      // The toast has the sentence that the form shows after it.
      const failure = { ...answered, detail: shown.detail ?? answered.detail };
      setState({ ...idle, failure: shown });
      const title = typeof failed === 'string' ? failed : failed(failure);
      if (title !== undefined) {
        if (shown.detail === undefined && !toastsFieldErrors) notify.settled(key);
        else if (answered.outcomeUnknown) {
          const detail = answered.code === 'no-answer' ? retryIsSafeText : answered.detail;
          notify.failure({ key, title: unconfirmed, detail });
        } else notify.failure({ key, title, detail: failure.detail });
      }
      onFailed?.();
      return;
    }
    const answer = sent.data as MutationData<R>;
    setState({ ...idle, notice: sent.earlier ? earlierAttemptSavedText : undefined });
    if (!sent.earlier) setTried(false);
    if (done) notify.success({ key, ...(typeof done === 'string' ? { title: done } : done(answer, sent.body)) });
    onDone?.(answer, sent.body, sent.earlier);
  };

  const errorOf: ErrorOf = (field, fault) => (tried && fault) || state.failure?.errors[field];
  return {
    /** True while the request is in flight. */
    pending: state.pending,
    failure: state.failure,
    /** A sentence about an earlier attempt, shown above the buttons. */
    notice: state.notice,
    /** True once the person has tried to submit the present input. */
    tried,
    /** Undefined stands for input with a fault: nothing is sent, and the faults are shown. */
    submit(args: Sent | undefined): void {
      setTried(true);
      if (busy.current) return;
      if (args !== undefined) void send(args);
      // A refusal is about the earlier input. An unknown outcome stays, because closing asks about it.
      else if (!state.failure?.outcomeUnknown) setState({ ...state, failure: null });
    },
    errorOf,
  };
}

interface CommandDialogOptions<Sent, Answer> extends CommandOptions<Sent, Answer> {
  onClose(): void;
  /** Whether the dialog stays open when an earlier attempt was carried out, because its present input is not saved. */
  staysOpenAfterEarlier?: boolean | ((sent: Sent) => boolean);
}

/**
 * The command of a dialog, which closes when the server has answered. Its request is repeated after a reload before the
 * answer. `dialog` has the props of `FormDialog` and `ConfirmDialog`.
 */
export function useCommandDialog<Args extends { idempotencyKey: string }, R extends MutationResult>(
  run: (args: Args) => PromiseLike<R>,
  { onClose, staysOpenAfterEarlier = false, ...options }: CommandDialogOptions<WithoutKey<Args>, MutationData<R>>,
) {
  const command = useCommand(run, {
    keptOverReload: true,
    ...options,
    onDone(answer, sent, earlier) {
      options.onDone?.(answer, sent, earlier);
      const stays = typeof staysOpenAfterEarlier === 'function' ? staysOpenAfterEarlier(sent) : staysOpenAfterEarlier;
      if (!earlier || !stays) onClose();
    },
  });
  const { pending, failure, notice } = command;
  return { ...command, dialog: { pending, failure, notice, onClose } };
}
