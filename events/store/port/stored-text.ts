/** Conversions to and from `StoredText`. Only stores and `events/record` may use them. */
import type { EventToAppend, StoredEvent, StoredText } from './event-store.ts';

/** An event as its store returns it. */
export const toStoredEvent = (
  event: EventToAppend & Pick<StoredEvent, 'stream' | 'version' | 'position'>,
): StoredEvent => event as unknown as StoredEvent;

/** A stored event in the form in which it was appended, for appending it to another log. */
export const toEventToAppend = ({ stream: _, version: __, position: ___, ...event }: StoredEvent): EventToAppend =>
  event as unknown as EventToAppend;

/** The JSON text as it was written. A caller that parses it must upcast and validate the result. */
export const toRawText = (text: StoredText | string): string => text as unknown as string;
