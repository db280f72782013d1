/** What the hash of an event covers. Nothing of Node is imported: a browser can check the hash. */
export interface HashedFields {
  readonly stream: string;
  readonly version: number;
  readonly id: string;
  readonly type: string;
  readonly schemaVersion: number;
  readonly recordedAt: string;
  /** The texts as the log holds them. */
  readonly metadata: unknown;
  readonly data: unknown;
}

/** The text that an event's hash covers, after the hash of the event before it. A JSON array separates without ambiguity. */
export const toHashedText = (
  previous: string,
  { stream, version, id, type, schemaVersion, recordedAt, metadata, data }: HashedFields,
): string => JSON.stringify([previous, stream, version, id, type, schemaVersion, recordedAt, metadata, data]);
