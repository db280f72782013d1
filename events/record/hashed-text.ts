/** What the hash of an event covers. Nothing of Node is imported: a browser can check the hash. */
export interface HashedFields {
  readonly stream: string;
  /** In a hash of version 2: the number of the entry, or 0 for an event that packets leave out. */
  readonly version: number;
  readonly id: string;
  readonly type: string;
  readonly schemaVersion: number;
  readonly recordedAt: string;
  /** The texts as the log holds them; in a hash of version 2 without their hidden parts. */
  readonly metadata: unknown;
  readonly data: unknown;
  /** Only in a hash of version 2: the hash of what packets hide of the event. */
  readonly hidden?: string | undefined;
}

/**
 * The text that an event's hash covers, after the hash of the event before it; in version 2, after that of the entry before it. A
 * JSON array separates without ambiguity, and its first item tells the versions apart.
 */
export const toHashedText = (
  previous: string,
  { stream, version, id, type, schemaVersion, recordedAt, metadata, data, hidden }: HashedFields,
): string => {
  const fields = [previous, stream, version, id, type, schemaVersion, recordedAt, metadata, data];
  return JSON.stringify(hidden === undefined ? fields : [2, ...fields, hidden]);
};
