import { type FormEvent, type RefObject, useState } from 'react';
import { toSignInFailureText } from '../api/problem.ts';
import { sendRequest } from '../api/request.ts';
import { loginTexts } from '../copy/login.ts';
import { paths } from '../navigation/paths.ts';
import { setSigningOut } from '../session/ended-session.ts';
import { notifyTabsOfSessionChange } from '../session/session-channel.ts';
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
  const { submit, busy, refusal, missing } = useSignIn(email, passwordRef, refetch);
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
      <Field label={loginTexts.password} error={missing}>
        <Input ref={passwordRef} type="password" name="password" autoComplete="current-password" required />
      </Field>
      <FormFooter error={refusal}>
        <Button onClick={leave}>{copy.signOut}</Button>
        <Button type="submit" variant="primary" pending={busy}>
          {busy ? loginTexts.signingIn : loginTexts.signIn}
        </Button>
      </FormFooter>
    </form>
  );
}

function useSignIn(email: string, passwordRef: Props['passwordRef'], refetch: Props['refetch']) {
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const [missing, setMissing] = useState<string>();

  async function send(password: string): Promise<string | undefined> {
    const outcome = await sendRequest('/auth/sign-in', { method: 'POST', body: { email, password } });
    const { error } = 'error' in outcome ? outcome : await refetch();
    return error === undefined ? undefined : toSignInFailureText(error);
  }
  async function submit(event: FormEvent) {
    event.preventDefault();
    const password = passwordRef.current?.value ?? '';
    if (busy) return;
    setMissing(password === '' ? loginTexts.missing.password : undefined);
    setRefusal(undefined);
    if (password !== '') {
      setBusy(true);
      setRefusal(await send(password));
      setBusy(false);
    }
    passwordRef.current?.select();
  }
  return { submit, busy, refusal, missing };
}
