/** Maps technical faults to refusals. Busy and unavailable services lead to refusals that allow a retry. */
import { RecordFault, type RecordFaultCode } from '#events/kernel/record-fault.ts';
import { LogLostError, StoreUnavailableError } from '#events/store/port/event-store.ts';
import { type Refusal, refuse } from './refuse.ts';
import { RefusedFault } from './refused-fault.ts';

/**
 * Codes of postgres.js, PostgreSQL and Node's sockets that mean that the database is unreachable, starting, full, locked,
 * too slow, or cannot write to its files.
 */
const unavailableCodes = /^(CONNECTION_|CONNECT_TIMEOUT$|ECONN|EPIPE$|ETIMEDOUT$|57P0|57014$|25P03$|55P03$|53|58|08)/;
/** Message of PostgreSQL when a file cannot grow. Its code, XX000, is shared with all internal errors. */
const cannotWrite = /^could not (extend|write)/;

const isUnavailable = ({ code = '', message }: Error & { code?: string }): boolean =>
  unavailableCodes.test(code) || (code === 'XX000' && cannotWrite.test(message));

/** What a changed or removed event looks like. The other faults are those of the program or of its settings. */
const damages: ReadonlySet<RecordFaultCode> = new Set([
  ...(['gap', 'hash-mismatch', 'invalid-event', 'unknown-type', 'missing-entry'] as const),
  ...(['not-sealed', 'seal-misplaced', 'seal-broken', 'key-foreign'] as const),
]);
const DAMAGED =
  'An entry of the record was changed or is missing, so this cannot be answered. Nothing was saved. Check the record first.';

/** Why nothing can be recorded about a person, if the fault is that of their key. */
export const findKeyRefusal = (error: unknown): 'key-missing' | 'person-erased' | undefined => {
  if (!(error instanceof RecordFault)) return undefined;
  if (error.code === 'key-missing') return 'key-missing';
  return error.code === 'key-erased' ? 'person-erased' : undefined;
};

/** Maps a fault to the refusal that answers it, `unexpected` for an unknown one. */
export function toFaultRefusal(error: Error & { code?: string }): Refusal {
  const keyRefusal = findKeyRefusal(error);
  if (keyRefusal !== undefined) return refuse(keyRefusal);
  if (error instanceof RecordFault && damages.has(error.code)) return refuse('record-damaged', { detail: DAMAGED });
  if (error instanceof RefusedFault) return error.refusal;
  if (error instanceof LogLostError) return refuse('log-lost');
  if (error instanceof StoreUnavailableError || isUnavailable(error)) return refuse('unavailable');
  return refuse('unexpected');
}

/** Whether a message quotes what was written: PostgreSQL the value that it cannot read, JavaScript the text that is no JSON. */
const quotesText = ({ name, code = '' }: Error & { code?: string }): boolean =>
  name === 'SyntaxError' || /^22/.test(code);

/**
 * The loggable fields of a fault, without what people wrote: the `detail` of a database error and some messages have it, and
 * so may any other field.
 */
export function toLoggableFault(error: Error & { code?: string }) {
  const { name, code, message, stack } = error;
  const hidden = quotesText(error) ? message.replace(/".*"/s, '"…"') : message;
  return { name, code, message: hidden, stack: stack?.replace(message, () => hidden) };
}
