import { type FormEvent, useRef, useState } from 'react';
import { toFailure } from '../../api/problem.ts';
import type { FieldErrors } from './credentials.ts';

/**
 * One form of the door: checks, sends once however often it is pressed, and puts what was refused in its place.
 * `send` answers with the error, or nothing when it went well.
 */
export function useLoginForm(check: () => FieldErrors, send: () => Promise<unknown>) {
  const [errors, setErrors] = useState<FieldErrors>({});
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
    if (Object.keys(found).length > 0) return focusFirst(form, found);

    sending.current = true;
    setBusy(true);
    const error = await send();
    sending.current = false;
    setBusy(false);
    if (error === undefined) return;
    const { errors: refused, detail } = toFailure(error);
    setErrors(refused);
    if (!focusFirst(form, refused)) setRefusal(detail);
  }

  return { errors, refusal, busy, submit };
}

/** False when none of the fields stands in the form. */
function focusFirst(form: HTMLFormElement, errors: FieldErrors): boolean {
  const field = [...form.elements].find((element) => element instanceof HTMLInputElement && element.name in errors);
  (field as HTMLInputElement | undefined)?.focus();
  return field !== undefined;
}
