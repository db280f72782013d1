import { type FormEvent, useRef, useState } from 'react';
import { toFailure, toSignInFailureText } from '../../../api/problem.ts';
import type { LoginFieldErrors } from './sign-in-errors.ts';

/**
 * A form of the login page. It validates the fields, sends the request once however often it is submitted, and assigns
 * errors to fields. `send` resolves to the error, or to undefined after a success.
 */
export function useLoginForm(check: () => LoginFieldErrors, send: () => Promise<unknown>) {
  const [errors, setErrors] = useState<LoginFieldErrors>({});
  const [refusal, setRefusal] = useState<string>();
  const [busy, setBusy] = useState(false);
  const sending = useRef(false);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (sending.current) return;
    const form = event.currentTarget;
    const found = check();
    setErrors(found);
    setRefusal(undefined);
    if (Object.keys(found).length > 0) return focusFirstError(form, found);

    sending.current = true;
    setBusy(true);
    const error = await send();
    sending.current = false;
    setBusy(false);
    if (error === undefined) return;
    const { errors: refused } = toFailure(error);
    setErrors(refused);
    if (!focusFirstError(form, refused)) setRefusal(toSignInFailureText(error));
  }

  return { errors, refusal, busy, submit };
}

/** Focuses the first field with an error. Returns false when the form has none of these fields. */
function focusFirstError(form: HTMLFormElement, errors: LoginFieldErrors): boolean {
  const field = [...form.elements].find((element) => element instanceof HTMLInputElement && element.name in errors);
  (field as HTMLInputElement | undefined)?.focus();
  return field !== undefined;
}
