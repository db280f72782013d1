/** Faults of the platform that are answered with a refusal: what is busy or away may be tried again. */
import { RecordFault } from '#events/record/record-fault.ts';
import { StoreUnavailable } from '#events/store/port/event-store.ts';
import { AccountBusy } from '#services/accounts/account-busy.ts';
import { StreamBusy } from '#services/command/command-handler.ts';
import { TooManyNoOps } from '#services/command/no-op-limit.ts';
import { type Refusal, refuse } from './problems.ts';

/**
 * Codes of postgres.js, PostgreSQL and Node's sockets: the database is away, starting, full, locked, was too slow, or cannot
 * write to its files.
 */
const away = /^(CONNECTION_|CONNECT_TIMEOUT$|ECONN|EPIPE$|ETIMEDOUT$|57P0|57014$|25P03$|55P03$|53|58|08)/;
/** What PostgreSQL says of a file that may not grow, with the code of any internal error of its own. */
const cannotWrite = /^could not (extend|write)/;

const isAway = ({ code = '', message }: Error & { code?: string }): boolean =>
  away.test(code) || (code === 'XX000' && cannotWrite.test(message));

const tooManyNoOps = 'You have sent too many requests today that change nothing. Please try again tomorrow.';

/** The refusal that answers a fault: `unexpected` for one that nobody foresaw. */
export function refuseFault(error: Error & { code?: string }): Refusal {
  if (error instanceof RecordFault && error.code === 'key-missing') return refuse('key-missing');
  if (error instanceof StreamBusy || error instanceof AccountBusy) return refuse('busy');
  if (error instanceof TooManyNoOps) return refuse('too-often', { detail: tooManyNoOps });
  if (error instanceof StoreUnavailable || isAway(error)) return refuse('unavailable');
  return refuse('unexpected');
}

/** What may be logged of a fault: none of the values that a database names. */
export const toLoggableFault = ({ name, code, message, stack }: Error & { code?: string }) => ({
  ...{ name, code, message, stack },
});
