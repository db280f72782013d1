import { refuse } from '#services/platform/problems/refuse.ts';
import { RefusedFault } from '#services/platform/problems/refused-fault.ts';

/**
 * Thrown while another command is pending for the same account. The caller or the worker tries again once that command
 * is completed.
 */
export class AccountBusyError extends RefusedFault {
  override readonly name = 'AccountBusyError';
  override readonly refusal = refuse('busy');
}
