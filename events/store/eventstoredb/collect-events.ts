/** A read result of the client. It has no event if it is a link to a deleted one. */
interface ReadResult<Event> {
  readonly event?: Event;
}

/**
 * Collects the events of a read. It must run to its end, because the client hangs when a read is abandoned; so the read
 * must be bounded by `maxCount`.
 */
export const collectEvents = async <Event>(source: AsyncIterable<ReadResult<Event>>): Promise<Event[]> => {
  const events: Event[] = [];
  for await (const { event } of source) if (event) events.push(event);
  return events;
};
