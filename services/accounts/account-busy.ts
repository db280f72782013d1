/** Another command is pending for the same account; the caller or the worker tries again once it is settled. */
export class AccountBusy extends Error {
  override readonly name = 'AccountBusy';
}
