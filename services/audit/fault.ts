import { RecordFault } from '#events/record/fault.ts';

/** What does not add up, and the first place where it does not. */
export interface Fault {
  readonly stream: string;
  /** 0 where no single event is to blame. */
  readonly version: number;
  readonly what: string;
}

/** A fault of the record as a verifier tells it, its place said once; every other error is thrown on. */
export const faultOf = (stream: string, error: unknown): Fault => {
  if (!(error instanceof RecordFault)) throw error;
  const version = Number(/@(\d+)$/.exec(error.place ?? '')?.[1] ?? 0);
  const what = version === 0 ? error.message : error.message.replace(` at ${error.place}: `, ': ');
  return { stream, version, what };
};
