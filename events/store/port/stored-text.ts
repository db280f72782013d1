/** Into and out of `StoredText`: for stores, which write and read texts, and for `events/record`, which understands them. */
import type { EventToAppend, StoredEvent, StoredText } from './event-store.ts';

/** An event as its store gives it back. */
export const toStoredEvent = (
  event: EventToAppend & Pick<StoredEvent, 'stream' | 'version' | 'position'>,
): StoredEvent => event as unknown as StoredEvent;

/** An event as it was appended, to append it elsewhere. */
export const toEventToAppend = ({ stream: _, version: __, position: ___, ...event }: StoredEvent): EventToAppend =>
  event as unknown as EventToAppend;

/** The JSON text as it was written; whoever parses it must upcast and validate what comes out. */
export const toRawText = (text: StoredText | string): string => text as unknown as string;
