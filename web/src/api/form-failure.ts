import { noAnswer } from '../copy/forms.ts';
import type { Failure } from './problem.ts';

/** A failure as the form says it, which stays; the toast has the words of the specification. */
export interface FormFailure extends Omit<Failure, 'detail'> {
  /** What is said beside the buttons; missing where the fields say it all. */
  detail: string | undefined;
}

/** `fields` are those of the form that show what is wrong with them. */
export function toFormFailure(failure: Failure, fields: readonly string[]): FormFailure {
  if (failure.code === 'no-answer') return { ...failure, detail: noAnswer };
  const refused = Object.keys(failure.errors);
  const saidThere = refused.length > 0 && refused.every((name) => fields.includes(name));
  return { ...failure, detail: saidThere ? undefined : failure.detail };
}
