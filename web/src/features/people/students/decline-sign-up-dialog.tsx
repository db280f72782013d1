import type { SignUpRow } from '#contracts/sign-ups.ts';
import { useCommandDialog } from '../../../commands/use-command-dialog.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { useDeclineSignUpMutation } from './api.ts';
import { notifyDecisionFailure } from './notify-decision-failure.ts';
import * as copy from './sign-ups-copy.ts';

export function DeclineSignUpDialog({ account, onClose }: { account: SignUpRow; onClose(): void }) {
  const key = `decline-sign-up/${account.id}`;
  const [decline] = useDeclineSignUpMutation();
  const { submit, dialog } = useCommandDialog(decline, {
    key,
    done: () => copy.declinedTexts,
    failed: (failure) => notifyDecisionFailure(key, copy.decliningFailedText, failure, onClose),
    onClose,
  });
  return (
    <ConfirmDialog
      {...dialog}
      title={copy.toDeclineTitleText(account.name)}
      description={<p>{copy.toDeclineConsequencesText(account.email)}</p>}
      confirm={copy.declineText}
      confirming={copy.decliningText}
      onConfirm={() => submit({ id: account.id })}
    />
  );
}
