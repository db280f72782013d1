import { RecordFault } from '#events/kernel/record-fault.ts';

/** An inconsistency of the record, with the event at which it was found. */
export interface VerifyFault {
  readonly stream: string;
  /** 0 if no single event caused the fault. */
  readonly version: number;
  readonly what: string;
}

/** A fault of the log as a whole. */
export const createLogFault = (what: string): VerifyFault => ({ stream: 'the log', version: 0, what });

/**
 * Converts a RecordFault to a VerifyFault; other errors are rethrown. The place is removed from the text, because separate
 * fields hold it.
 */
export const toVerifyFault = (stream: string, error: unknown): VerifyFault => {
  if (!(error instanceof RecordFault)) throw error;
  const { place = stream } = error;
  const [, named = stream, version = '0'] = /^(.+)@(\d+)$/.exec(place) ?? [];
  const what = version === '0' ? error.message : error.message.replace(` at ${place}: `, ': ');
  return { stream: named, version: Number(version), what };
};
