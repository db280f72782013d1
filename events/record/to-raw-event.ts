import type { StoredEvent } from '../store/port/event-store.ts';
import { toRawText } from '../store/port/stored-text.ts';

/** The fields that the hash of an event covers, as the log holds them, for somebody who computes the hash on their own. */
export const toRawEvent = ({ version, id, type, schemaVersion, recordedAt, metadata, data }: StoredEvent) => ({
  ...{ version, id, type, schemaVersion, recordedAt },
  metadata: toRawText(metadata),
  data: toRawText(data),
});
