/** The log into which another one should be imported holds other events. */
export class LogNotEmptyError extends Error {
  override readonly name = 'LogNotEmptyError';
}
