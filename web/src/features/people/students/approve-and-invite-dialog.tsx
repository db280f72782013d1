import { Printer } from 'lucide-react';
import { Link } from 'wouter';
import type { InviteFamilyResponse } from '#contracts/families.ts';
import type { SignUpRow } from '#contracts/sign-ups.ts';
import { toFirstName } from '#contracts/to-first-name.ts';
import { EMAIL_LENGTH_MAX, NAME_LENGTH_MAX } from '#events/values/limits.ts';
import { peopleApi } from '../../../api/people-api.ts';
import { useCommand } from '../../../commands/use-command-dialog.ts';
import { useDialogDraftValue } from '../../../commands/use-dialog-draft.ts';
import { closeText } from '../../../copy/common.ts';
import { inviteFamilyTexts } from '../../../copy/invite-family.ts';
import { paths } from '../../../navigation/paths.ts';
import { useCentre } from '../../../session/session.ts';
import { CopyButton } from '../../../shared/copy-button.tsx';
import { useInviteFamily } from '../../../shared/families/use-invite-family.ts';
import { Button } from '../../../ui/button.tsx';
import { buttonStyle } from '../../../ui/button-style.ts';
import { Dialog, DialogFooter } from '../../../ui/dialog.tsx';
import { Field } from '../../../ui/field.tsx';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { Input } from '../../../ui/input.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { approvingFailedText, approveAndInviteTexts as copy, toApprovedTexts } from './sign-ups-copy.ts';

interface ApproveAndInviteDialogProps {
  account: SignUpRow;
  onClose(): void;
}

/**
 * Approves a new account, and then invites the family. If the family could not be invited, the dialog says so and stays with
 * what was typed.
 */
export function ApproveAndInviteDialog({ account, onClose }: ApproveAndInviteDialogProps) {
  const { id, name, email } = account;
  const firstName = toFirstName(name);
  const sendsMail = useCentre()?.sends_mail ?? false;
  const [family, setFamily] = useDialogDraftValue('family', { name: '', email: '' });
  const [isApproved, setApproved] = useDialogDraftValue('approved', false);
  const [made, setMade] = useDialogDraftValue<InviteFamilyResponse | null>('invitation', null);
  const inviting = useInviteFamily(id, {
    about: 'approval',
    fields: ['name', 'email'],
    onDone: (invited) => (invited.mailed ? onClose() : setMade(invited)),
  });
  const invite = () => inviting.submit({ studentId: id, body: family });
  const [approve] = peopleApi.useApproveSignUpMutation();
  const approving = useCommand(approve, {
    key: `approve-sign-up/${id}`,
    keptOverReload: true,
    done: () => toApprovedTexts(name),
    failed: approvingFailedText,
    onDone: () => {
      setApproved(true);
      invite();
    },
  });
  if (made) return <MadeInvitation account={account} invitation={made} onClose={onClose} />;
  const { pending, failure, notice } = isApproved ? inviting : approving;
  return (
    <FormDialog
      {...{ pending, failure, notice, onClose }}
      title={isApproved ? copy.toApprovedTitle(name) : copy.toTitle(name)}
      description={isApproved ? undefined : copy.toDescription(firstName)}
      act={isApproved ? copy.invite : copy.act}
      acting={isApproved ? copy.inviting : copy.acting}
      onSubmit={() => (isApproved ? invite() : approving.submit({ id }))}
    >
      {isApproved && !pending && (
        <Notice tone="caution" role="status" className="wrap-anywhere">
          {copy.toNotInvited(firstName)}
        </Notice>
      )}
      <Field label={inviteFamilyTexts.name} optional error={inviting.errorOf('name')}>
        <Input
          maxLength={NAME_LENGTH_MAX}
          autoComplete="off"
          value={family.name}
          onChange={({ target }) => setFamily({ ...family, name: target.value })}
        />
      </Field>
      <Field
        label={inviteFamilyTexts.email}
        optional
        hint={`${sendsMail ? copy.sentThere : copy.linkAlone} ${copy.toOwnAddress(firstName, email)}`}
        error={inviting.errorOf('email')}
      >
        <Input
          type="email"
          maxLength={EMAIL_LENGTH_MAX}
          autoComplete="off"
          value={family.email}
          onChange={({ target }) => setFamily({ ...family, email: target.value })}
        />
      </Field>
    </FormDialog>
  );
}

/** The link of an invitation that was not sent by mail. */
function MadeInvitation({
  account: { id, name },
  invitation: { id: invitationId, link, until },
  onClose,
}: ApproveAndInviteDialogProps & { invitation: InviteFamilyResponse }) {
  const firstName = toFirstName(name);
  return (
    <Dialog title={copy.toInvitedTitle(firstName)} onClose={onClose}>
      <div role="status" className="mb-6 flex flex-col gap-5">
        <p className="wrap-anywhere">{copy.toInvited(firstName, until)}</p>
        <Field label={copy.link}>
          <Input readOnly value={link} onFocus={({ target }) => target.select()} />
        </Field>
        <p className="flex flex-wrap gap-2">
          <CopyButton text={link} label={copy.copyLink} />
          <Link href={paths.invitationCard(id, invitationId)} className={buttonStyle({ size: 'small' })}>
            <Printer aria-hidden />
            {inviteFamilyTexts.card}
          </Link>
        </p>
      </div>
      <DialogFooter>
        <Button variant="primary" onClick={onClose}>
          {closeText}
        </Button>
      </DialogFooter>
    </Dialog>
  );
}
