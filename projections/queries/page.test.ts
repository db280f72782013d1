import { expect, test } from 'vitest';
import { z } from 'zod';
import { decodeCursor, encodeCursor, InvalidCursor, toPage } from './page.ts';

const place = z.tuple([z.iso.datetime(), z.int()]);

test('a cursor leads back to its place and fits the wire', () => {
  const cursor = encodeCursor(['2026-11-21T10:00:00.000Z', 7]);
  expect(cursor).toMatch(/^[A-Za-z0-9_-]{1,200}$/);
  expect(decodeCursor(place, cursor)).toEqual(['2026-11-21T10:00:00.000Z', 7]);
});

test.each(['', 'garbage', encodeCursor([7]), encodeCursor(['2026-11-21T10:00:00.000Z', '7; drop'])])(
  'refuses %j',
  (cursor) => expect(() => decodeCursor(place, cursor)).toThrow(InvalidCursor),
);

test('a toPage ends with a cursor only where more follows', () => {
  const rows = [{ version: 3 }, { version: 2 }, { version: 1 }];
  const placeOf = ({ version }: { version: number }) => [version];
  expect(toPage(rows, 2, placeOf)).toEqual({ rows: rows.slice(0, 2), nextCursor: encodeCursor([2]) });
  expect(toPage(rows, 3, placeOf)).toEqual({ rows, nextCursor: null });
});
