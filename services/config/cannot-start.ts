/** A start that failed for a reason the operator can mend: the message says which, and how. */
export class CannotStart extends Error {
  override readonly name: string = 'CannotStart';
}
