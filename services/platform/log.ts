import { type DestinationStream, type Logger, pino } from 'pino';
import { getRequestId } from './request-id.ts';

/** Creates the log of the program. Lines that a request causes have its id as `requestId`. */
export const createLog = (level: string, destination?: DestinationStream): Logger =>
  pino(
    {
      level,
      base: null,
      // The log that a request carries has the id already.
      mixin: (_fields, _level, log) => {
        const requestId = getRequestId();
        return requestId === undefined || 'requestId' in log.bindings() ? {} : { requestId };
      },
    },
    destination as DestinationStream,
  );
