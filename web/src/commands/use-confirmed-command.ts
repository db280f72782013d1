import { notify } from '../toasts/notify.ts';
import type { MutationResult } from './command-submission.ts';
import { useFormCommand } from './use-form-command.ts';

interface ConfirmedCommandOptions {
  /** Identifies the command among toasts. */
  key: string;
  /** Titles of the toasts that report the outcome. */
  done: string;
  failed: string;
  onClose(): void;
}

/** The command of a dialog that only asks for confirmation. A toast reports the outcome, and the dialog closes after both. */
export function useConfirmedCommand<Body, R extends MutationResult>(
  run: (body: Body, idempotencyKey: string) => PromiseLike<R>,
  { key, done, failed, onClose }: ConfirmedCommandOptions,
) {
  return useFormCommand(run, {
    keptOverReload: false,
    onDone: () => {
      notify.success({ key, title: done });
      onClose();
    },
    onFailed: ({ detail }) => {
      notify.failure({ key, title: failed, detail });
      onClose();
    },
  });
}
