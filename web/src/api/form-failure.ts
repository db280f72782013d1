import { commandOutcomeUnknownText } from '../copy/forms.ts';
import type { Failure } from './problem.ts';

/** The server's error of one field. Each failure has objects of its own. `Field` hides it once the field is edited. */
export interface ServerFieldError {
  readonly text: string;
}
/** The form's own error of a field, or the server's. */
export type FieldError = string | ServerFieldError;

/** A failed command as its form shows it. The toast shows the specification's sentence instead. */
export interface FormFailure extends Omit<Failure, 'detail' | 'errors'> {
  errors: Partial<Record<string, ServerFieldError>>;
  /** The sentence beside the buttons; undefined when every refused field shows its own error. */
  detail: string | undefined;
}

/** `fields` names the fields that show their own errors. */
export function toFormFailure(failure: Failure, fields: readonly string[]): FormFailure {
  const errors = Object.fromEntries(Object.entries(failure.errors).map(([name, text]) => [name, { text }]));
  if (failure.code === 'no-answer') return { ...failure, errors, detail: commandOutcomeUnknownText };
  const refused = Object.keys(failure.errors);
  const saidThere =
    refused.length > 0 && refused.every((name) => fields.some((field) => `${name}.`.startsWith(`${field}.`)));
  return { ...failure, errors, detail: saidThere ? undefined : failure.detail };
}
