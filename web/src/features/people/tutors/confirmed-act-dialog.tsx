import { peopleApi } from '../../../api/people-api.ts';
import { useCommandDialog } from '../../../commands/use-command-dialog.ts';
import { savingText } from '../../../copy/common.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { confirmedActTexts } from './tutors-copy.ts';

interface ConfirmedActDialogProps {
  kind: keyof typeof confirmedActTexts;
  person: { id: string; name: string };
  onClose(): void;
}

/** Makes or removes an owner, turns off a second factor, or withdraws an invitation, after asking. */
export function ConfirmedActDialog({ kind, person: { id, name }, onClose }: ConfirmedActDialogProps) {
  const [makeOwner] = peopleApi.useMakeOwnerMutation();
  const [removeOwner] = peopleApi.useRemoveOwnerMutation();
  const [resetTwoStep] = peopleApi.useResetTutorSecondFactorMutation();
  const [withdraw] = peopleApi.useWithdrawTutorInvitationMutation();
  const copy = confirmedActTexts[kind];
  const act = { 'make-owner': makeOwner, 'remove-owner': removeOwner, 'reset-two-step': resetTwoStep, withdraw }[kind];
  const { submit, dialog } = useCommandDialog(act, {
    key: `${kind}/${id}`,
    done: copy.toDone(name),
    failed: copy.failed,
    onClose,
  });
  return (
    <ConfirmDialog
      {...dialog}
      title={copy.toTitle(name)}
      description={<p>{copy.text}</p>}
      confirm={copy.confirm}
      confirming={savingText}
      onConfirm={() => submit({ id })}
    />
  );
}
