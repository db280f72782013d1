import { type ChangeEvent, useState } from 'react';
import { PASSWORD_LENGTH_MIN } from '#events/values/limits.ts';
import { toSignInFailureText } from '../../../api/problem.ts';
import { useCommandSubmission } from '../../../commands/command-submission.ts';
import { loginTexts } from '../../../copy/login.ts';
import { notify } from '../../../toasts/notify.ts';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { Input } from '../../../ui/input.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { ChosenPlanNotice } from './chosen-plan-notice.tsx';
import { type SignUpRequest, sendSignUpRequest } from './send-sign-up-request.ts';
import { signUpTexts as copy, toPasswordHintText } from './sign-up-copy.ts';
import { findSignUpErrors } from './sign-up-errors.ts';
import { useChosenPlan } from './use-chosen-plan.ts';
import { useLoginForm } from './use-login-form.ts';

/** The form to sign up. `onCreated` gets the new account's e-mail address and whether it must be confirmed first. */
export function SignUpForm({ onCreated }: { onCreated(email: string, confirmation: 'required' | 'off'): void }) {
  const [form, setForm] = useState<SignUpRequest>({ name: '', email: '', password: '' });
  const [plan, removePlan] = useChosenPlan();
  const submission = useCommandSubmission<SignUpRequest>();
  const change = ({ target }: ChangeEvent<HTMLInputElement>) => setForm({ ...form, [target.name]: target.value });

  async function send() {
    const sent = await submission.send({ ...form, ...(plan && { plan: plan.id }) }, sendSignUpRequest);
    if (sent.error !== undefined) {
      notify.failure({ key: 'entry/sign-up', title: copy.failed, detail: toSignInFailureText(sent.error) });
      return sent.error;
    }
    if (sent.data.confirmation === 'required') notify.success({ key: 'entry', ...copy.created, formFollows: true });
    onCreated(sent.body.email.trim(), sent.data.confirmation);
  }
  const { errors, refusal, busy, submit } = useLoginForm(() => findSignUpErrors(form), send);

  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-5">
      {refusal && (
        <Notice tone="danger" className="under-failure-toast:invisible">
          {refusal}
        </Notice>
      )}
      {plan && <ChosenPlanNotice plan={plan} onRemove={removePlan} />}
      <Field label={copy.name} error={errors.name}>
        <Input name="name" autoComplete="name" required value={form.name} onChange={change} />
      </Field>
      <Field label={loginTexts.email} error={errors.email}>
        <Input name="email" type="email" autoComplete="username" required value={form.email} onChange={change} />
      </Field>
      <Field label={loginTexts.password} hint={toPasswordHintText(PASSWORD_LENGTH_MIN)} error={errors.password}>
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
