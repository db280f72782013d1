import { isStorableText } from '../../values/shapes.ts';
import type { EventToAppend, ExpectedVersion } from '../port/event-store.ts';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/**
 * Checks the arguments of an append and returns the expected version as a number, 0 for `no-stream`. Throws TypeError for
 * values that a store could not return byte for byte, so that all adapters refuse the same values. That is a fault of the
 * caller, not an outcome.
 */
export const checkAppendArguments = (
  stream: string,
  events: readonly EventToAppend[],
  expected: ExpectedVersion,
): number => {
  if (stream === '' || !isStorableText(stream))
    throw new TypeError('The name of a stream must be non-empty, well-formed text.');
  if (events.length === 0) throw new TypeError(`There are no events to append to ${stream}.`);
  const ids = new Set<string>();
  for (const event of events) {
    if (!UUID.test(event.id)) throw new TypeError(`The event id ${event.id} is not a lower-case UUID.`);
    if (ids.has(event.id)) throw new TypeError(`The event id ${event.id} occurs twice in one append.`);
    ids.add(event.id);
    const texts = [event.type, event.recordedAt, event.metadata, event.data, event.hash];
    if (!texts.every(isStorableText))
      throw new TypeError(`A text of event ${event.id} contains NUL or an unpaired surrogate.`);
  }
  const version = expected === 'no-stream' ? 0 : expected;
  if (!Number.isSafeInteger(version) || version < 0)
    throw new TypeError(`${expected} is not a version that a stream can have.`);
  return version;
};
