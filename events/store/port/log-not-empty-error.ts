/** The log into which another one should be imported holds other events. Nothing was written. */
export class LogNotEmptyError extends Error {
  override readonly name = 'LogNotEmptyError';
}
