import type { EventSlice } from './event-slice.ts';

/**
 * Splits a slice of at least two events at the end of an append that is nearest to the middle, so that the read models never
 * show a part of an append. The events of one append are adjacent and in one stream, so an append ends wherever the stream
 * changes. A slice with events of only one stream is split in the middle.
 */
export const splitSlice = ({ events, position }: EventSlice): readonly [EventSlice, EventSlice] => {
  const middle = Math.ceil(events.length / 2);
  const isAppendEnd = (end: number) => end > 0 && events[end - 1]?.stream !== events[end]?.stream;
  let end = middle;
  for (let distance = 0; distance < middle; distance += 1) {
    const candidate = [middle - distance, middle + distance].find((at) => at < events.length && isAppendEnd(at));
    if (candidate === undefined) continue;
    end = candidate;
    break;
  }
  const first = events.slice(0, end);
  return [
    { events: first, position: first.at(-1)?.position ?? position },
    { events: events.slice(end), position },
  ];
};
