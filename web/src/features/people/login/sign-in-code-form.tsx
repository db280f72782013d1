import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { sendRequest } from '../../../api/request.ts';
import { loginTexts } from '../../../copy/login.ts';
import { signInCodeTexts as copy } from '../../../copy/two-step.ts';
import { TwoStepCodeField } from '../../../shared/two-step-code-field.tsx';
import { notify } from '../../../toasts/notify.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { finishSignIn, type SignInCredentials } from './finish-sign-in.ts';
import { LoginForm } from './login-form.tsx';
import { useLoginForm } from './use-login-form.ts';
import type { useLoginState } from './use-login-state.ts';

/** The server keeps nothing between password and code, so the page keeps the password, but for no longer than this. */
const CODE_STEP_MS = 5 * 60_000;

interface Props {
  /** What was typed before. The password is deleted when no right code is entered in time. */
  credentials: SignInCredentials;
  onChange(credentials: SignInCredentials): void;
  ask: ReturnType<typeof useLoginState>['ask'];
  onBack(): void;
}

/** The second step of signing in, after the right password. */
export function SignInCodeForm({ credentials, onChange, ask, onBack }: Props) {
  const [code, setCode] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const [isExpired, setIsExpired] = useState(false);
  const expire = useEffectEvent(() => {
    setIsExpired(true);
    onChange({ ...credentials, password: '' });
  });
  useEffect(() => {
    // What was said of an earlier password.
    notify.settled('entry');
    input.current?.focus();
    const timer = setTimeout(expire, CODE_STEP_MS);
    return () => clearTimeout(timer);
  }, []);
  async function send() {
    // If the answer is lost, the code is used up.
    const options = { method: 'POST', body: { ...credentials, code }, onceOnly: true } as const;
    return finishSignIn(await sendRequest('/auth/sign-in', options), ask);
  }
  const { errors, refusal, busy, submit } = useLoginForm(
    () => (code.trim() === '' ? { code: loginTexts.missing.code } : {}),
    send,
  );
  if (isExpired) {
    return (
      <div className="flex flex-col items-start gap-5">
        <Notice role="alert">{copy.expired}</Notice>
        <Button onClick={onBack}>{copy.back}</Button>
      </div>
    );
  }
  return (
    <LoginForm
      {...{ refusal, submit }}
      head={
        <div>
          <h2 className="text-heading">{copy.title}</h2>
          <p className="mt-2 text-quiet">{copy.text}</p>
        </div>
      }
    >
      <TwoStepCodeField ref={input} value={code} error={errors.code} onChange={setCode} />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant="primary" pending={busy}>
          {busy ? loginTexts.signingIn : loginTexts.signIn}
        </Button>
        <Button onClick={onBack}>{copy.back}</Button>
      </div>
      <p className="text-sm text-quiet">{copy.help}</p>
    </LoginForm>
  );
}
