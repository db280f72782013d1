import { noResponseText } from '../copy/forms.ts';
import type { Failure } from './problem.ts';

/** A failure as its form shows it; the toast shows the specification's words. */
export interface FormFailure extends Omit<Failure, 'detail'> {
  /** Shown beside the buttons; undefined when the fields show everything. */
  detail: string | undefined;
}

/** `fields` are the fields that show their own errors. */
export function toFormFailure(failure: Failure, fields: readonly string[]): FormFailure {
  if (failure.code === 'no-answer') return { ...failure, detail: noResponseText };
  const refused = Object.keys(failure.errors);
  const saidThere = refused.length > 0 && refused.every((name) => fields.includes(name));
  return { ...failure, detail: saidThere ? undefined : failure.detail };
}
