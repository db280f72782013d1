import type { StoredEvent } from '../store/port/event-store.ts';
import { toRawText } from '../store/port/stored-text.ts';
import { createEmptyChainHead, isEntry, toChainHead, toShownParts } from './hash-chain.ts';
import { hasHiddenPart } from './hidden-part.ts';

/** An event as a packet shows it, for somebody who computes its hash on their own. */
export interface Entry {
  /** The number of the entry. Events that packets leave out have none. */
  readonly version: number;
  readonly id: string;
  readonly type: string;
  readonly schemaVersion: number;
  readonly recordedAt: string;
  readonly metadata: string;
  readonly data: string;
  /** The hash of what the event hides. An event with a hash of version 1 hides nothing. */
  readonly hidden?: string;
}

/** The entries of a stream, each with its event. `events` are its first ones, with their hash chain checked. */
export const listEntries = (
  stream: string,
  events: readonly StoredEvent[],
): { readonly entry: Entry; readonly event: StoredEvent }[] => {
  let head = createEmptyChainHead(stream);
  return events.flatMap((event) => {
    const { hash: previous } = head;
    head = toChainHead(event);
    if (!isEntry(head)) return [];
    const { id, type, schemaVersion, recordedAt, metadata, data } = event;
    const texts = hasHiddenPart(metadata)
      ? toShownParts(previous, event)
      : { metadata: toRawText(metadata), data: toRawText(data) };
    return [{ entry: { version: head.entry, id, type, schemaVersion, recordedAt, ...texts }, event }];
  });
};
