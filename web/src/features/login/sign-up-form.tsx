import { type ChangeEvent, useState } from 'react';
import { PASSWORD_LENGTH_MIN } from '#events/values/limits.ts';
import { problemOf } from '../../api/problem.ts';
import { useIdempotencyKey } from '../../commands/idempotency-key.ts';
import { login } from '../../copy/login.ts';
import { signUp as copy, passwordHint } from '../../copy/sign-up.ts';
import { notify } from '../../toasts/notify.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';
import { Notice } from '../../ui/notice.tsx';
import { signUpErrors } from './new-account-errors.ts';
import { type SignUp, signUp } from './sign-up.ts';
import { useFormState } from './use-form-state.ts';

/** Tells where the new account stands: its e-mail, and whether it must be confirmed first. */
export function SignUpForm({ onCreated }: { onCreated(email: string, confirmation: 'required' | 'off'): void }) {
  const [form, setForm] = useState<SignUp>({ name: '', email: '', password: '' });
  const submission = useIdempotencyKey<SignUp>();
  const change = ({ target }: ChangeEvent<HTMLInputElement>) => setForm({ ...form, [target.name]: target.value });

  async function send() {
    const sent = await submission.send(form, signUp);
    if (sent.error !== undefined) {
      notify.failure({ key: 'entry/sign-up', title: copy.failed, detail: problemOf(sent.error).detail });
      return sent.error;
    }
    notify.success({ key: 'entry', ...copy.created, formFollows: true });
    onCreated(sent.body.email.trim(), sent.data.confirmation);
  }
  const { errors, refusal, busy, submit } = useFormState(() => signUpErrors(form), send);

  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-5">
      {refusal && <Notice tone="danger">{refusal}</Notice>}
      <Field label={copy.name} error={errors.name}>
        <Input name="name" autoComplete="name" required value={form.name} onChange={change} />
      </Field>
      <Field label={login.email} error={errors.email}>
        <Input name="email" type="email" autoComplete="username" required value={form.email} onChange={change} />
      </Field>
      <Field label={login.password} hint={passwordHint(PASSWORD_LENGTH_MIN)} error={errors.password}>
        <Input
          name="password"
          type="password"
          autoComplete="new-password"
          required
          value={form.password}
          onChange={change}
        />
      </Field>
      <Button type="submit" variant="primary" pending={busy}>
        {busy ? copy.sending : copy.send}
      </Button>
    </form>
  );
}
