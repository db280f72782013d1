import { type FormEvent, type RefObject, useState } from 'react';
import { toFailure, toSignInFailureText } from '../api/problem.ts';
import { sendRequest } from '../api/request.ts';
import { loginTexts } from '../copy/login.ts';
import { paths } from '../navigation/paths.ts';
import { setSigningOut } from '../session/ended-session.ts';
import { notifyTabsOfSessionChange } from '../session/session-channel.ts';
import { TwoStepCodeField } from '../shared/two-step-code-field.tsx';
import { Button } from '../ui/button.tsx';
import { Field } from '../ui/field.tsx';
import { FormFooter } from '../ui/form-footer.tsx';
import { Input } from '../ui/input.tsx';
import { signInAgainTexts as copy } from './sign-in-again-copy.ts';
import { emptyTab } from './tab-owner.ts';

interface Props {
  email: string;
  passwordRef: RefObject<HTMLInputElement | null>;
  /** Reloads the session. The dialog closes once the person is signed in. */
  refetch(): PromiseLike<{ error?: unknown }>;
}

/** Asks a known person for their password, or lets them sign out. */
export function SignInAgainForm({ email, passwordRef, refetch }: Props) {
  const { submit, busy, refusal, errors, code, setCode } = useSignIn(email, passwordRef, refetch);
  const leave = () => {
    setSigningOut(true);
    emptyTab();
    notifyTabsOfSessionChange('left');
    location.assign(paths.home);
  };
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-5">
      <Field label={loginTexts.email}>
        <Input type="email" name="email" autoComplete="username" readOnly value={email} className="text-quiet" />
      </Field>
      <Field label={loginTexts.password} error={errors.password}>
        <Input ref={passwordRef} type="password" name="password" autoComplete="current-password" required />
      </Field>
      {code !== undefined && <TwoStepCodeField ref={focusInput} value={code} error={errors.code} onChange={setCode} />}
      <FormFooter error={refusal}>
        <Button onClick={leave}>{copy.signOut}</Button>
        <Button type="submit" variant="primary" pending={busy}>
          {busy ? loginTexts.signingIn : loginTexts.signIn}
        </Button>
      </FormFooter>
    </form>
  );
}

/** One function, so that the field gets the focus only once. */
const focusInput = (input: HTMLInputElement | null) => input?.focus();

function useSignIn(email: string, passwordRef: Props['passwordRef'], refetch: Props['refetch']) {
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const [errors, setErrors] = useState<{ password?: string; code?: string }>({});
  /** Undefined until the server asks for it. */
  const [code, setCode] = useState<string>();

  async function send(password: string): Promise<void> {
    const body = { email, password, ...(code !== undefined && { code }) };
    const outcome = await sendRequest('/auth/sign-in', { method: 'POST', body, onceOnly: code !== undefined });
    const { error } = 'error' in outcome ? outcome : await refetch();
    if (error === undefined) return;
    const failure = toFailure(error);
    if (failure.code === 'code-required') return setCode('');
    setErrors(failure.errors);
    if (failure.errors.code === undefined) setRefusal(toSignInFailureText(error));
  }
  async function submit(event: FormEvent) {
    event.preventDefault();
    const password = passwordRef.current?.value ?? '';
    if (busy) return;
    setRefusal(undefined);
    const missing = {
      ...(password === '' && { password: loginTexts.missing.password }),
      ...(code?.trim() === '' && { code: loginTexts.missing.code }),
    };
    setErrors(missing);
    if (Object.keys(missing).length === 0) {
      setBusy(true);
      await send(password);
      setBusy(false);
    }
    if (code === undefined) passwordRef.current?.select();
  }
  return { submit, busy, refusal, errors, code, setCode };
}
