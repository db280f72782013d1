import { useState } from 'react';
import { PASSWORD_LENGTH_MAX, PASSWORD_LENGTH_MIN } from '#events/values/limits.ts';
import { peopleApi } from '../../../api/people-api.ts';
import { useCommandDialog } from '../../../commands/use-command-dialog.ts';
import { useCentre } from '../../../session/session.ts';
import { notify } from '../../../toasts/notify.ts';
import { Field } from '../../../ui/field.tsx';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { Input } from '../../../ui/input.tsx';
import { changePasswordTexts as copy } from './account-copy.ts';
import { END_SESSIONS_KEY } from './device-list.tsx';

/** Replaces the password of somebody who knows the present one. Nothing that is typed here is stored in the browser. */
export function ChangePasswordDialog({ email, onClose }: { email: string; onClose(): void }) {
  const sendsMail = useCentre()?.sends_mail ?? false;
  const [typed, setTyped] = useState({ password: '', new_password: '', repeated: '' });
  const { repeated, ...body } = typed;
  const differs = repeated !== body.new_password;
  const [change] = peopleApi.useChangePasswordMutation();
  const { submit, errorOf, dialog } = useCommandDialog(change, {
    key: 'change-password',
    fields: ['password', 'new_password'],
    done: () => copy.done,
    failed: copy.failed,
    unconfirmed: copy.unconfirmed,
    // It signed out the other devices.
    onDone: () => notify.settled(END_SESSIONS_KEY),
    keptOverReload: false,
    onClose,
  });
  const toInput = (name: keyof typeof typed, autoComplete: string) => (
    <Input
      type="password"
      required
      maxLength={PASSWORD_LENGTH_MAX}
      autoComplete={autoComplete}
      value={typed[name]}
      onChange={({ target }) => setTyped({ ...typed, [name]: target.value })}
    />
  );
  return (
    <FormDialog
      {...dialog}
      title={copy.act}
      description={copy.toDescription(sendsMail)}
      act={copy.act}
      acting={copy.acting}
      onSubmit={() => submit(differs ? undefined : { body })}
    >
      {/* Tells a password manager whose password this is. */}
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <Field label={copy.present} error={errorOf('password')}>
        {toInput('password', 'current-password')}
      </Field>
      <Field label={copy.chosen} hint={copy.toHint(PASSWORD_LENGTH_MIN)} error={errorOf('new_password')}>
        {toInput('new_password', 'new-password')}
      </Field>
      <Field label={copy.repeated} error={errorOf('repeated', differs && copy.differs)}>
        {toInput('repeated', 'new-password')}
      </Field>
    </FormDialog>
  );
}
