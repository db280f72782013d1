import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { StoredEvent } from '#events/store/port/event-store.ts';
import { chooseSeed } from '#testing/sampling.ts';
import { splitSlice } from './split-slice.ts';

const seed = chooseSeed(import.meta.filename);

/** A slice of events of these streams at positions 1, 2, 3 … */
const sliceOf = (streams: readonly string[]) => ({
  events: streams.map((stream, index) => ({ stream, position: BigInt(index + 1) }) as StoredEvent),
  position: BigInt(streams.length + 5),
});
const streamsOf = ({ events }: { readonly events: readonly StoredEvent[] }) =>
  events.map(({ stream }) => stream).join('');

test.each([
  ['aabbbb', 'aa', 'bbbb'],
  ['aaaabb', 'aaaa', 'bb'],
  ['abcdef', 'abc', 'def'],
  ['abbbbb', 'a', 'bbbbb'],
  ['aaaaab', 'aaaaa', 'b'],
  ['aaaa', 'aa', 'aa'],
  ['ab', 'a', 'b'],
])('splitSlice: splits %s where the stream changes, or in the middle', (streams, first, second) => {
  const parts = splitSlice(sliceOf([...streams]));
  expect(parts.map(streamsOf)).toEqual([first, second]);
  expect(parts.map(({ position }) => position)).toEqual([BigInt(first.length), BigInt(streams.length + 5)]);
});

test('splitSlice: both parts contain events, and no event is lost', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom('a', 'b', 'c'), { minLength: 2, maxLength: 40 }), (streams) => {
      const slice = sliceOf(streams);
      const [first, second] = splitSlice(slice);
      expect(Math.min(first.events.length, second.events.length)).toBeGreaterThan(0);
      expect([...first.events, ...second.events]).toEqual(slice.events);
    }),
    { seed },
  );
});
