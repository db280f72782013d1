import { isWellFormed } from '../../values/shapes.ts';
import type { EventToAppend, ExpectedVersion } from '../port/event-store.ts';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/**
 * The version that an append asks for, 0 for `no-stream`. Throws TypeError for what no store could give back byte for
 * byte, so that every adapter refuses the same: it is a fault of the caller, not an answer.
 */
export const checkAppend = (stream: string, events: readonly EventToAppend[], expected: ExpectedVersion): number => {
  if (stream === '' || !isWellFormed(stream)) throw new TypeError('A stream needs a name of well-formed text.');
  if (events.length === 0) throw new TypeError(`Nothing to append to ${stream}.`);
  const ids = new Set<string>();
  for (const event of events) {
    if (!UUID.test(event.id)) throw new TypeError(`The event id ${event.id} is not a UUID in lower case.`);
    if (ids.has(event.id)) throw new TypeError(`The event id ${event.id} stands twice in one append.`);
    ids.add(event.id);
    const texts = [event.type, event.recordedAt, event.metadata, event.data, event.hash];
    if (!texts.every(isWellFormed))
      throw new TypeError(`A text of event ${event.id} holds NUL or unpaired surrogates.`);
  }
  const version = expected === 'no-stream' ? 0 : expected;
  if (!Number.isSafeInteger(version) || version < 0) throw new TypeError(`No stream can have version ${expected}.`);
  return version;
};
