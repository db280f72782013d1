/** The centre as its log opened it. */
export interface Centre {
  /** Names the log on the wire; another one means that clients must load everything anew. */
  readonly logId: string;
  /** IANA name; a day of the ledger is a day there. */
  readonly timeZone: string;
  readonly demo: boolean;
}
