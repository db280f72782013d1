/** A copy of a log is damaged or not complete. The message is a sentence without its full stop. */
export class LogCopyFault extends Error {
  override readonly name = 'LogCopyFault';
}
