import { useState } from 'react';
import type { InviteTutorRequest, TutorInvitationResponse } from '#contracts/tutors.ts';
import { EMAIL_LENGTH_MAX, NAME_LENGTH_MAX } from '#events/values/limits.ts';
import { peopleApi } from '../../../api/people-api.ts';
import { useCommand } from '../../../commands/use-command-dialog.ts';
import { useDialogDraftValue } from '../../../commands/use-dialog-draft.ts';
import { closeText } from '../../../copy/common.ts';
import { formatDateTime } from '../../../lib/dates.ts';
import { useCentre } from '../../../session/session.ts';
import { CopyButton } from '../../../shared/copy-button.tsx';
import { Button } from '../../../ui/button.tsx';
import { LabelledCheckbox } from '../../../ui/checkbox.tsx';
import { Dialog, DialogFooter } from '../../../ui/dialog.tsx';
import { Field } from '../../../ui/field.tsx';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { Input } from '../../../ui/input.tsx';
import { invitationTexts as copy } from './tutors-copy.ts';

interface Person {
  id: string;
  name: string;
  email: string;
}
/** Somebody new, a former tutor, or an invitation that gets a new link. */
type Invited = { kind: 'invite' } | { kind: 'restore' | 'renew'; person: Person };

/** Invites somebody, or makes a new link for an invitation, and shows the link once. */
export function InvitationDialog({ of, onClose }: { of: Invited; onClose(): void }) {
  const { person, kind } = { person: { id: '', name: '', email: '' }, ...of };
  const [fields, setFields] = useDialogDraftValue('invitation', {
    name: person.name,
    email: person.email,
    owner: false,
  });
  const [made, setMade] = useState<TutorInvitationResponse>();
  const { submit, pending, failure, notice, errorOf } = useCommand(useMakeInvitation(of), {
    key: `invitation/${person.id}`,
    fields: ['name', 'email'],
    failed: kind === 'renew' ? copy.renewFailed : copy.failed,
    onDone: setMade,
  });
  const title = {
    invite: copy.inviteTitle,
    restore: copy.toRestoreTitle(person.name),
    renew: copy.toRenewTitle(person.name),
  }[kind];
  if (made === undefined) {
    const isRenewal = kind === 'renew';
    return (
      <FormDialog
        {...{ title, pending, failure, notice, onClose }}
        act={isRenewal ? copy.renewAct : copy.act}
        acting={isRenewal ? copy.renewing : copy.acting}
        onSubmit={() => submit({ body: fields })}
      >
        <p className="wrap-anywhere">
          {kind === 'renew' ? copy.toRenewExplanation(person.email) : copy.explanations[kind]}
        </p>
        {kind === 'invite' && (
          <Field label={copy.name} error={errorOf('name')}>
            <Input
              required
              maxLength={NAME_LENGTH_MAX}
              autoComplete="off"
              value={fields.name}
              onChange={({ target }) => setFields({ ...fields, name: target.value })}
            />
          </Field>
        )}
        {!isRenewal && (
          <>
            <Field label={copy.email} error={errorOf('email')}>
              <Input
                type="email"
                required
                maxLength={EMAIL_LENGTH_MAX}
                autoComplete="off"
                value={fields.email}
                onChange={({ target }) => setFields({ ...fields, email: target.value })}
              />
            </Field>
            <LabelledCheckbox checked={fields.owner} onChange={(owner) => setFields({ ...fields, owner })}>
              {copy.asOwner}
            </LabelledCheckbox>
          </>
        )}
      </FormDialog>
    );
  }
  return (
    <Dialog onClose={onClose} title={title}>
      <InvitationLink invitation={made} {...fields} />
      <DialogFooter>
        <Button onClick={onClose}>{closeText}</Button>
      </DialogFooter>
    </Dialog>
  );
}

/** The command that makes the link. */
function useMakeInvitation(of: Invited) {
  const [invite] = peopleApi.useInviteTutorMutation();
  const [restore] = peopleApi.useRestoreTutorMutation();
  const [renew] = peopleApi.useRenewTutorInvitationMutation();
  return ({ body, idempotencyKey }: { body: InviteTutorRequest; idempotencyKey: string }) => {
    if (of.kind === 'invite') return invite({ body, idempotencyKey });
    const { id } = of.person;
    if (of.kind === 'renew') return renew({ id, idempotencyKey });
    return restore({ id, body: { email: body.email, owner: body.owner }, idempotencyKey });
  };
}

function InvitationLink({ invitation, name, email }: { invitation: TutorInvitationResponse } & InviteTutorRequest) {
  const centre = useCentre();
  return (
    <div role="status" className="mb-6 flex flex-col gap-4">
      <p className="wrap-anywhere">{centre?.sends_mail ? copy.toSent(email) : copy.handOver}</p>
      <div className="flex flex-wrap items-end gap-3">
        <Field label={copy.link} className="min-w-48 flex-1">
          <Input readOnly value={invitation.link} onFocus={({ target }) => target.select()} />
        </Field>
        <CopyButton text={invitation.link} label={copy.toCopy(name)} />
      </div>
      <p className="text-sm text-quiet">
        {centre && copy.toValid(formatDateTime(invitation.expires_at, centre.time_zone))}
      </p>
    </div>
  );
}
