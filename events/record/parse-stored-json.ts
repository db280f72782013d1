import { formatEventPlace, RecordFault } from '../kernel/record-fault.ts';
import type { EventMetadata } from '../kernel/recorded-event.ts';
import type { StoredEvent, StoredText } from '../store/port/event-store.ts';
import { toRawText } from '../store/port/stored-text.ts';
import { hasHiddenPart, parseWithHidden } from './hidden-part.ts';

/** The value of a JSON text of an event, not upcast and not validated. Throws RecordFault `invalid-event`. */
export const parseStoredJson = (event: StoredEvent, text: StoredText | string): unknown => {
  try {
    return hasHiddenPart(event.metadata) ? parseWithHidden(text) : JSON.parse(toRawText(text));
  } catch (error) {
    throw new RecordFault('invalid-event', 'not JSON', formatEventPlace(event), { cause: error });
  }
};

/** The metadata of an event without what only its hash needs, not validated. Throws RecordFault `invalid-event`. */
export const parseStoredMetadata = (event: StoredEvent): EventMetadata => {
  const { commandId, fingerprint, actor, requestId } = parseStoredJson(event, event.metadata) as EventMetadata;
  return { commandId, fingerprint, actor, ...(requestId !== undefined && { requestId }) };
};
