import { expect, test } from 'vitest';
import { sealFileQuery } from '#contracts/seal-file.ts';
import { readSealedEvents } from './read-sealed-events.ts';

const read = (events: unknown) => readSealedEvents(new Blob([JSON.stringify({ seal: { events } })]));

test('readSealedEvents: reads a number that the server accepts, and of a damaged file none', async () => {
  for (const events of [1, 4_269, 999_999_999_999_999]) {
    expect(await read(events)).toBe(events);
    expect(sealFileQuery.safeParse({ since: String(events) }).success).toBe(true);
  }
  for (const events of [1_000_000_000_000_000, 2 ** 53, 1e300, 0, -1, 1.5, '7', null])
    expect(await read(events)).toBeUndefined();
  expect(await readSealedEvents(new Blob(['{']))).toBeUndefined();
});
