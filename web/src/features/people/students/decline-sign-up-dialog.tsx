import type { SignUpRow } from '#contracts/sign-ups.ts';
import { useFormCommand } from '../../../commands/use-form-command.ts';
import * as copy from '../../../copy/sign-ups.ts';
import { notify } from '../../../toasts/notify.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { useDeclineSignUpMutation } from './api.ts';
import { notifyDecisionFailure } from './notify-decision-failure.ts';

export function DeclineSignUpDialog({ account, onClose }: { account: SignUpRow; onClose(): void }) {
  const key = `decline-sign-up/${account.id}`;
  const [decline] = useDeclineSignUpMutation();
  const { submit, pending, failure } = useFormCommand(
    (_: null, idempotencyKey) => decline({ id: account.id, idempotencyKey }),
    {
      onDone: () => {
        notify.success({ key, ...copy.declinedTexts });
        onClose();
      },
      onFailed: (problem) => notifyDecisionFailure(key, copy.decliningFailedText, problem, onClose),
    },
  );
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={copy.toDeclineTitleText(account.name)}
      description={<p>{copy.toDeclineConsequencesText(account.email)}</p>}
      confirm={pending ? copy.decliningText : copy.declineText}
      pending={pending}
      error={failure?.detail}
      onConfirm={() => void submit(null)}
    />
  );
}
