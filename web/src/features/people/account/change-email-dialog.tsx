import { useState } from 'react';
import { EMAIL_LENGTH_MAX } from '#events/values/limits.ts';
import { peopleApi } from '../../../api/people-api.ts';
import { useCommandDialog } from '../../../commands/use-command-dialog.ts';
import { Field } from '../../../ui/field.tsx';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { Input } from '../../../ui/input.tsx';
import { changeEmailTexts as copy } from './account-copy.ts';
import { CurrentPasswordField } from './current-password-field.tsx';

interface Props {
  /** Called with the address when the link is on its way. */
  onSent(email: string): void;
  onClose(): void;
}

/** Asks for a link to a new address. Nothing changes before it is opened. */
export function ChangeEmailDialog({ onSent, onClose }: Props) {
  const [body, setBody] = useState({ email: '', password: '' });
  const [request] = peopleApi.useRequestEmailChangeMutation();
  const { submit, errorOf, dialog } = useCommandDialog(request, {
    key: 'change-email',
    fields: ['email', 'password'],
    failed: copy.failed,
    unconfirmed: copy.unconfirmed,
    keptOverReload: false,
    onDone: (_, sent) => onSent(sent.body.email),
    onClose,
  });
  return (
    <FormDialog
      {...dialog}
      title={copy.title}
      description={copy.description}
      act={copy.act}
      acting={copy.acting}
      onSubmit={() => submit({ body })}
    >
      <Field label={copy.address} error={errorOf('email')}>
        <Input
          type="email"
          required
          maxLength={EMAIL_LENGTH_MAX}
          autoComplete="email"
          value={body.email}
          onChange={({ target }) => setBody({ ...body, email: target.value })}
        />
      </Field>
      <CurrentPasswordField
        value={body.password}
        error={errorOf('password')}
        onChange={(password) => setBody({ ...body, password })}
      />
    </FormDialog>
  );
}
