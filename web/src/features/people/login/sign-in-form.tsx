import { type Ref, useState } from 'react';
import { Link } from 'wouter';
import { toFailure } from '../../../api/problem.ts';
import { sendRequest } from '../../../api/request.ts';
import { loginTexts } from '../../../copy/login.ts';
import { createLazyComponent } from '../../../lib/create-lazy-component.ts';
import { entryPaths } from '../../../navigation/entry-paths.ts';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { Input } from '../../../ui/input.tsx';
import { finishSignIn, type SignInCredentials } from './finish-sign-in.ts';
import { LoginForm } from './login-form.tsx';
import { findSignInErrors } from './sign-in-errors.ts';
import { useLoginForm } from './use-login-form.ts';
import type { useLoginState } from './use-login-state.ts';

/** Loaded on demand, because few people have turned on two-step sign-in. */
const SignInCodeForm = createLazyComponent(() => import('./sign-in-code-form.tsx').then((form) => form.SignInCodeForm));

interface Props {
  credentials: SignInCredentials;
  onChange(credentials: SignInCredentials): void;
  ask: ReturnType<typeof useLoginState>['ask'];
  buttonRef?: Ref<HTMLButtonElement>;
  passwordRef?: Ref<HTMLInputElement>;
}

export function SignInForm({ credentials, onChange, ask, buttonRef, passwordRef }: Props) {
  const [asksCode, setAsksCode] = useState(false);
  async function send() {
    const outcome = await sendRequest('/auth/sign-in', { method: 'POST', body: credentials });
    if ('error' in outcome && toFailure(outcome.error).code === 'code-required') return setAsksCode(true);
    return finishSignIn(outcome, ask);
  }
  const { errors, refusal, busy, submit } = useLoginForm(() => findSignInErrors(credentials), send);

  if (asksCode) return <SignInCodeForm {...{ credentials, onChange, ask }} onBack={() => setAsksCode(false)} />;

  return (
    <LoginForm {...{ refusal, submit }}>
      <Field label={loginTexts.email} error={errors.email}>
        <Input
          name="email"
          type="email"
          autoComplete="username"
          required
          value={credentials.email}
          onChange={(event) => onChange({ ...credentials, email: event.target.value })}
        />
      </Field>
      <Field label={loginTexts.password} error={errors.password}>
        <Input
          ref={passwordRef}
          name="password"
          type="password"
          autoComplete="current-password"
          required
          value={credentials.password}
          onChange={(event) => onChange({ ...credentials, password: event.target.value })}
        />
      </Field>
      <Button ref={buttonRef} type="submit" variant="primary" pending={busy}>
        {busy ? loginTexts.signingIn : loginTexts.signIn}
      </Button>
      <Link
        href={entryPaths.forgotPassword}
        className="-my-2 inline-flex min-h-11 items-center self-start text-accent underline underline-offset-2"
      >
        {loginTexts.forgot}
      </Link>
    </LoginForm>
  );
}
