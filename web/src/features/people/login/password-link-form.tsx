import { useState } from 'react';
import { toFailure, toSignInFailureText } from '../../../api/problem.ts';
import { sendRequest } from '../../../api/request.ts';
import { loginTexts } from '../../../copy/login.ts';
import { notify } from '../../../toasts/notify.ts';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { Input } from '../../../ui/input.tsx';
import { LoginForm } from './login-form.tsx';
import { NewPasswordField } from './new-account-fields.tsx';
import { type PasswordLinkKind, passwordLinks } from './password-links.ts';
import { findNewPasswordErrors } from './sign-up-errors.ts';
import { useLoginForm } from './use-login-form.ts';

interface Props {
  kind: PasswordLinkKind;
  /** Token of the link in a letter, or a code. */
  token: string;
  /** The address of the account; undefined when it could not be loaded. */
  email: string | undefined;
  onChosen(): void;
  /**
   * Called when the link has been used or has expired since the page was opened, so that the form can no longer
   * succeed.
   */
  onLinkUsed(): void;
  onBack(): void;
}

/**
 * Confirms an account, or sets its new password. It needs a click, because programs that scan mail open the links in it. The
 * owner of the address chooses the password, because the password from a sign-up may have been chosen by a stranger.
 */
export function PasswordLinkForm({ kind, token, email, onChosen, onLinkUsed, onBack }: Props) {
  const { path, invalid, texts: copy } = passwordLinks[kind];
  const [password, setPassword] = useState('');
  async function send() {
    const outcome = await sendRequest(path, { method: 'POST', body: { token, password }, onceOnly: true });
    if ('error' in outcome) {
      if (toFailure(outcome.error).code !== invalid) {
        const detail = toSignInFailureText(outcome.error);
        notify.failure({ key: `entry/${kind}`, title: copy.failed, detail });
        return outcome.error;
      }
      notify.settled('entry');
      return onLinkUsed();
    }
    notify.settled('entry');
    onChosen();
  }
  const { errors, refusal, busy, submit } = useLoginForm(() => findNewPasswordErrors(password), send);

  return (
    <LoginForm
      {...{ refusal, submit }}
      className="px-6 py-7 sm:px-8"
      head={
        <div>
          <h2 className="text-heading">{copy.title}</h2>
          <p className="mt-2 text-quiet">{copy.text}</p>
        </div>
      }
    >
      {email && (
        <Field label={loginTexts.email}>
          <Input type="email" name="email" autoComplete="username" readOnly value={email} className="text-quiet" />
        </Field>
      )}
      <NewPasswordField label={copy.password} value={password} error={errors.password} onChange={setPassword} />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant="primary" pending={busy}>
          {busy ? copy.confirming : copy.confirm}
        </Button>
        <Button onClick={onBack}>{copy.back}</Button>
      </div>
    </LoginForm>
  );
}
