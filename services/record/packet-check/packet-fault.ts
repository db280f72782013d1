/** Something in a packet that is not as the centre made it, or not as the record says. */
export interface PacketFault {
  /** The path of the field, or of the part that holds it, such as `rows.3.reason`. */
  readonly path: string;
  readonly what: string;
  /** Of a missing entry: its place, from which every later entry is at another place than the signed one. */
  readonly shiftsFrom?: number;
  /** Of a field that is not as it was signed: what the file says, and whether the signed packet had the field. */
  readonly digest?: { readonly shown: unknown; readonly isSigned: boolean };
  /** What the events say and what the file says instead, where the events prove the field. */
  readonly values?: { readonly proven: unknown; readonly shown: unknown; readonly isSealed: boolean };
}
