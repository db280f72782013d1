import { cx } from 'class-variance-authority';
import { type FormEvent, useState } from 'react';
import { toSignInFailureText } from '../../../api/problem.ts';
import { sendRequest } from '../../../api/request.ts';
import { loginTexts } from '../../../copy/login.ts';
import { notify } from '../../../toasts/notify.ts';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { Input } from '../../../ui/input.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { LoginForm } from './login-form.tsx';
import { findEmailErrors } from './sign-in-errors.ts';
import { forgotPasswordTexts as copy } from './sign-up-copy.ts';
import { useLoginForm } from './use-login-form.ts';

interface Props {
  /** False when the centre sends no mail; then only a code helps. */
  sendsMail: boolean;
  onCode(code: string): void;
  onBack(): void;
}

/** For somebody who forgot the password: asks for a letter with a link, or takes a code. */
export function ForgotPassword({ sendsMail, onCode, onBack }: Props) {
  return (
    <div className="flex flex-col gap-6 px-6 py-7 sm:px-8">
      <h2 className="text-heading">{copy.title}</h2>
      {sendsMail && <LetterForm />}
      <CodeForm {...{ sendsMail, onCode }} />
      <div>
        <Button onClick={onBack}>{copy.back}</Button>
      </div>
    </div>
  );
}

function LetterForm() {
  const [email, setEmail] = useState('');
  const [sentTo, setSentTo] = useState<string>();
  async function send() {
    setSentTo(undefined);
    const outcome = await sendRequest('/auth/forgot', { method: 'POST', body: { email } });
    if ('error' in outcome) {
      notify.failure({ key: 'entry/forgot', title: copy.failed, detail: toSignInFailureText(outcome.error) });
      return outcome.error;
    }
    notify.settled('entry');
    setSentTo(email);
  }
  const { errors, refusal, busy, submit } = useLoginForm(() => findEmailErrors(email), send);
  return (
    <LoginForm {...{ refusal, submit }} head={<p className="text-quiet">{copy.letterText}</p>}>
      <Field label={loginTexts.email} error={errors.email}>
        <Input
          name="email"
          type="email"
          autoComplete="username"
          required
          value={email}
          onChange={(event) => setEmail(event.target.value)}
        />
      </Field>
      <Button type="submit" variant="primary" pending={busy}>
        {busy ? copy.sending : copy.send}
      </Button>
      <div role="status">
        {sentTo !== undefined && (
          <Notice tone="info" className="wrap-anywhere">
            {copy.toSent(sentTo)}
          </Notice>
        )}
      </div>
    </LoginForm>
  );
}

function CodeForm({ sendsMail, onCode }: Pick<Props, 'sendsMail' | 'onCode'>) {
  const [code, setCode] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsMissing(code.trim() === '');
    if (code.trim() !== '') onCode(code.trim());
  };
  return (
    <form noValidate onSubmit={submit} className={cx('flex flex-col gap-5', sendsMail && 'border-t border-rule pt-5')}>
      <p className="text-quiet">{copy.toCodeText(sendsMail)}</p>
      <Field label={copy.code} hint={copy.codeHint} error={isMissing ? copy.codeMissing : undefined}>
        <Input
          name="code"
          autoComplete="one-time-code"
          autoCapitalize="characters"
          spellCheck={false}
          value={code}
          onChange={(event) => setCode(event.target.value)}
        />
      </Field>
      <Button type="submit" variant={sendsMail ? 'secondary' : 'primary'}>
        {copy.useCode}
      </Button>
    </form>
  );
}
