/**
 * Thrown while another command is pending for the same account. The caller or the worker tries again once that command
 * is completed.
 */
export class AccountBusyError extends Error {
  override readonly name = 'AccountBusyError';
}
