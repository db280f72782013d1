import { useState } from 'react';
import { PASSWORD_LENGTH_MIN } from '#events/values/limits.ts';
import { toFailure, toSignInFailureText } from '../../../api/problem.ts';
import { sendRequest } from '../../../api/request.ts';
import { loginTexts } from '../../../copy/login.ts';
import { notify } from '../../../toasts/notify.ts';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { Input } from '../../../ui/input.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { confirmEmailTexts, toPasswordHintText } from './sign-up-copy.ts';
import { findNewPasswordErrors } from './sign-up-errors.ts';
import { useLoginForm } from './use-login-form.ts';

interface Props {
  /** Token of the link in the confirmation mail. */
  token: string;
  /** The address to confirm; undefined when it could not be loaded. */
  email: string | undefined;
  onConfirmed(): void;
  /**
   * Called when the link has been used or has expired since the page was opened, so that the form can no longer
   * succeed.
   */
  onLinkUsed(): void;
  onBack(): void;
}

/**
 * Confirms an account. It needs a click, because programs that scan mail open the links in it. The owner of the address
 * chooses the password, because the password from the sign-up may have been chosen by a stranger.
 */
export function ConfirmEmailForm({ token, email, onConfirmed, onLinkUsed, onBack }: Props) {
  const [password, setPassword] = useState('');
  async function send() {
    const outcome = await sendRequest('/auth/confirm', { method: 'POST', body: { token, password }, onceOnly: true });
    if ('error' in outcome) {
      if (toFailure(outcome.error).code !== 'confirmation-invalid') {
        const detail = toSignInFailureText(outcome.error);
        notify.failure({ key: 'entry/confirm-email', title: confirmEmailTexts.failed, detail });
        return outcome.error;
      }
      notify.settled('entry');
      return onLinkUsed();
    }
    notify.settled('entry');
    onConfirmed();
  }
  const { errors, refusal, busy, submit } = useLoginForm(() => findNewPasswordErrors(password), send);

  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-5 px-6 py-7 sm:px-8">
      <div>
        <h2 className="text-heading">{confirmEmailTexts.title}</h2>
        <p className="mt-2 text-quiet">{confirmEmailTexts.text}</p>
      </div>
      {refusal && (
        <Notice tone="danger" className="under-failure-toast:invisible">
          {refusal}
        </Notice>
      )}
      {email && (
        <Field label={loginTexts.email}>
          <Input type="email" name="email" autoComplete="username" readOnly value={email} className="text-quiet" />
        </Field>
      )}
      <Field label={confirmEmailTexts.password} hint={toPasswordHintText(PASSWORD_LENGTH_MIN)} error={errors.password}>
        <Input
          name="password"
          type="password"
          autoComplete="new-password"
          required
          value={password}
          onChange={(event) => setPassword(event.target.value)}
        />
      </Field>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant="primary" pending={busy}>
          {busy ? confirmEmailTexts.confirming : confirmEmailTexts.confirm}
        </Button>
        <Button onClick={onBack}>{confirmEmailTexts.back}</Button>
      </div>
    </form>
  );
}
