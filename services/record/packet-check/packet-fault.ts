/** Something in a packet that is not as the centre made it, or not as the record says. */
export interface PacketFault {
  /** The path of the field, or of the part that holds it, such as `rows.3.reason`; `rows.missing.7` for a removed item. */
  readonly path: string;
  readonly what: string;
  /** Of a field that is not as it was signed: what the file says, and whether the signed packet had the field. */
  readonly digest?: { readonly shown: unknown; readonly isSigned: boolean };
  /** What the events say and what the file says instead, where the events prove the field. */
  readonly values?: { readonly proven: unknown; readonly shown: unknown; readonly isSealed: boolean };
}

/** The parts with which others are compared. */
type ComparedPart =
  | 'student.id'
  | 'period'
  | 'contents.texts'
  | 'contents.attendance'
  | 'seal'
  | 'events'
  | 'last.hash';
/** Whether a part is not as it was signed. What is compared with it differs then, although nobody changed that. */
export type IsPartChanged = (part: ComparedPart) => boolean;
