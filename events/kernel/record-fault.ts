/** What can be wrong with the record itself. A fault is never a refusal: an operator must look into it. */
export type RecordFaultCode =
  /** The versions of a stream are not consecutive, or an event belongs to another stream. */
  | 'gap'
  /** An event was altered or moved after it was written. */
  | 'hash-mismatch'
  | 'unknown-type'
  /** A newer release wrote the event, or a development version before the first release. */
  | 'unknown-version'
  /** The event is no JSON, or its schema rejects it. */
  | 'invalid-event'
  /** An event refers to an entry of its stream that does not exist, such as a mark or a payment. */
  | 'missing-entry'
  /** The log holds a personal text in clear. */
  | 'not-sealed'
  /** An event would seal a text that is sealed already. */
  | 'sealed-twice'
  /** An answer would show a sealed text. */
  | 'still-sealed'
  /** A value was sealed for another event or field. */
  | 'seal-misplaced'
  /** The key cannot unseal the value. */
  | 'seal-broken'
  | 'key-missing'
  /** A value is sealed under the key of another person than the one whom its stream is about. */
  | 'key-foreign'
  /** A command would write a personal text about an erased person. */
  | 'key-erased';

/** An event, a hash chain or a personal key is not as the record requires. */
export class RecordFault extends Error {
  override readonly name = 'RecordFault';
  readonly code: RecordFaultCode;
  /** Where the fault is, if known: `stream@version`, the name of a stream, or the id of an event or a person. */
  readonly place: string | undefined;

  constructor(code: RecordFaultCode, detail: string, place?: string, options?: ErrorOptions) {
    super(place === undefined ? `${code}: ${detail}` : `${code} at ${place}: ${detail}`, options);
    this.code = code;
    this.place = place;
  }
}

/** `stream@version`, as faults name an event. */
export const formatEventPlace = ({ stream, version }: { stream: string; version: number }) => `${stream}@${version}`;
