/** What the client gives of an event that it reads: nothing of an event that it was linked to and that is gone. */
interface Resolved<Event> {
  readonly event?: Event;
}

/** Reads a stream of the client's to its end. One that is left before hangs, so `maxCount` must say where it ends. */
export const collectEvents = async <Event>(source: AsyncIterable<Resolved<Event>>): Promise<Event[]> => {
  const events: Event[] = [];
  for await (const { event } of source) if (event) events.push(event);
  return events;
};
