import { RecordFault } from '#events/record/record-fault.ts';

/** What does not add up, and the first place where it does not. */
export interface Fault {
  readonly stream: string;
  /** 0 where no single event is to blame. */
  readonly version: number;
  readonly what: string;
}

/** What is wrong with the log as a whole. */
export const logFault = (what: string): Fault => ({ stream: 'the log', version: 0, what });

/** A fault of the record with its place said once; every other error is thrown on. */
export const faultOf = (stream: string, error: unknown): Fault => {
  if (!(error instanceof RecordFault)) throw error;
  const { place = stream } = error;
  const [, named = stream, version = '0'] = /^(.+)@(\d+)$/.exec(place) ?? [];
  const what = version === '0' ? error.message : error.message.replace(` at ${place}: `, ': ');
  return { stream: named, version: Number(version), what };
};
