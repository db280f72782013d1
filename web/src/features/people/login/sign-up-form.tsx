import { useState } from 'react';
import { useSearchParams } from 'wouter';
import type { z } from 'zod';
import type { signUpResponse } from '#contracts/session.ts';
import { findPlan, type Plan } from '#events/values/plans.ts';
import { toSignInFailureText } from '../../../api/problem.ts';
import { type ApiError, sendRequest } from '../../../api/request.ts';
import { useCommandSubmission } from '../../../commands/command-submission.ts';
import { notify } from '../../../toasts/notify.ts';
import { Button } from '../../../ui/button.tsx';
import { LoginForm } from './login-form.tsx';
import { NewAccountFields } from './new-account-fields.tsx';
import { chosenPlanHintText, signUpTexts as copy, removePlanText, toPlanWithClassesText } from './sign-up-copy.ts';
import { findSignUpErrors } from './sign-up-errors.ts';
import { useLoginForm } from './use-login-form.ts';

/** The form to sign up. `onCreated` gets the new account's e-mail address and whether it must be confirmed first. */
export function SignUpForm({ onCreated }: { onCreated(email: string, confirmation: 'required' | 'off'): void }) {
  const [form, setForm] = useState<SignUpRequest>({ name: '', email: '', password: '' });
  const [plan, removePlan] = useChosenPlan();
  const submission = useCommandSubmission<SignUpRequest>();

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
    <LoginForm {...{ refusal, submit }}>
      {plan && <ChosenPlanNotice plan={plan} onRemove={removePlan} />}
      <NewAccountFields nameLabel={copy.name} account={form} errors={errors} onChange={setForm} />
      <Button type="submit" variant="primary" pending={busy}>
        {busy ? copy.sending : copy.send}
      </Button>
    </LoginForm>
  );
}

/** The plan that the sign-up is for, which can be removed. */
const ChosenPlanNotice = ({ plan, onRemove }: { plan: Plan; onRemove(): void }) => (
  <div className="flex flex-wrap items-center justify-between gap-x-3 border-l-2 border-margin pl-4">
    <div>
      <p className="font-semibold">{toPlanWithClassesText(plan)}</p>
      <p className="text-sm text-quiet">{chosenPlanHintText}</p>
    </div>
    <Button size="small" variant="quiet" className="-ml-3" onClick={onRemove}>
      {removePlanText}
    </Button>
  </div>
);

/** The plan in the address, from “Get Started” on the page with the prices, and a function that removes it. Unknown plans are ignored. */
function useChosenPlan(): [Plan | undefined, () => void] {
  const [params, setParams] = useSearchParams();
  const remove = () =>
    setParams(
      (current) => {
        current.delete('plan');
        return current;
      },
      { replace: true },
    );
  return [findPlan(params.get('plan')), remove];
}

interface SignUpRequest {
  name: string;
  email: string;
  password: string;
  /** The id of the plan that the person chose on the page with the prices. */
  plan?: string;
}
type SignUpAnswer = z.infer<typeof signUpResponse>;

/** Sends a sign-up. Never throws. */
async function sendSignUpRequest(
  body: SignUpRequest,
  idempotencyKey: string,
): Promise<{ data: SignUpAnswer; error?: undefined } | { data?: undefined; error: ApiError }> {
  const outcome = await sendRequest<SignUpAnswer>('/auth/sign-up', { method: 'POST', body, idempotencyKey });
  return 'error' in outcome ? { error: outcome.error } : { data: outcome.data };
}
