/** A failed start that the operator can correct; the message names the reason and the correction. */
export class CannotStartError extends Error {
  override readonly name: string = 'CannotStartError';
}
