import { type DestinationStream, type Logger, pino } from 'pino';
import { toLoggableFault } from './problems/to-fault-refusal.ts';
import { getRequestId } from './request-id.ts';

/**
 * Creates the log of the program. Lines that a request causes have its id as `requestId`. Of an error that is logged only those
 * fields are written that hold nothing of what people wrote.
 */
export const createLog = (level: string, destination?: DestinationStream): Logger =>
  pino(
    {
      level,
      base: null,
      serializers: { err: toLoggableFault },
      // The log that a request carries has the id already.
      mixin: (_fields, _level, log) => {
        const requestId = getRequestId();
        return requestId === undefined || 'requestId' in log.bindings() ? {} : { requestId };
      },
    },
    destination as DestinationStream,
  );
