import { commandOutcomeUnknownText } from '../copy/forms.ts';
import type { Failure } from './problem.ts';

/** A failed command as its form shows it. The toast shows the specification's sentence instead. */
export interface FormFailure extends Omit<Failure, 'detail'> {
  /** The sentence beside the buttons; undefined when every refused field shows its own error. */
  detail: string | undefined;
}

/** `fields` names the fields that show their own errors. */
export function toFormFailure(failure: Failure, fields: readonly string[]): FormFailure {
  if (failure.code === 'no-answer') return { ...failure, detail: commandOutcomeUnknownText };
  const refused = Object.keys(failure.errors);
  const saidThere = refused.length > 0 && refused.every((name) => fields.includes(name));
  return { ...failure, detail: saidThere ? undefined : failure.detail };
}
