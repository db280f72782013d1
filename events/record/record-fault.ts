/** What can be wrong with the record itself; nothing of it is a refusal, each is a reason to look closer. */
export type RecordFaultCode =
  /** A stream's versions do not follow each other, or an event is of another stream. */
  | 'gap'
  /** An event is not as it was written, or not in its place. */
  | 'hash-mismatch'
  | 'unknown-type'
  /** Written by a newer release. */
  | 'unknown-version'
  /** Does not parse, or its schema refuses it. */
  | 'invalid-event'
  /** A personal field stands in the log in clear. */
  | 'not-sealed'
  /** A sealed value of another event or field. */
  | 'seal-misplaced'
  /** A sealed value that its key does not open. */
  | 'seal-broken'
  | 'key-missing'
  /** A value sealed under the key of another person than its stream is about. */
  | 'key-foreign'
  /** Something personal was to be written about somebody who is erased. */
  | 'key-erased';

export class RecordFault extends Error {
  override readonly name = 'RecordFault';
  readonly code: RecordFaultCode;
  /** `stream@version` or the event's id, where the fault is known to be. */
  readonly place: string | undefined;

  constructor(code: RecordFaultCode, detail: string, place?: string, options?: ErrorOptions) {
    super(place === undefined ? `${code}: ${detail}` : `${code} at ${place}: ${detail}`, options);
    this.code = code;
    this.place = place;
  }
}

export const formatEventPlace = ({ stream, version }: { stream: string; version: number }) => `${stream}@${version}`;
