import { expect, test } from 'vitest';
import { z } from 'zod';
import { decodeCursor, encodeCursor, InvalidCursorError, toPage } from './page.ts';

const cursorSchema = z.tuple([z.iso.datetime(), z.int()]);

test('decodeCursor: returns the sort key that encodeCursor encoded in characters that are safe in a URL', () => {
  const cursor = encodeCursor(['2026-11-21T10:00:00.000Z', 7]);
  expect(cursor).toMatch(/^[A-Za-z0-9_-]{1,200}$/);
  expect(decodeCursor(cursorSchema, cursor)).toEqual(['2026-11-21T10:00:00.000Z', 7]);
});

test.each(['', 'garbage', encodeCursor([7]), encodeCursor(['2026-11-21T10:00:00.000Z', '7; drop'])])(
  'decodeCursor: throws InvalidCursorError for %j',
  (cursor) => expect(() => decodeCursor(cursorSchema, cursor)).toThrow(InvalidCursorError),
);

test('toPage: returns a cursor only if more rows follow', () => {
  const rows = [{ version: 3 }, { version: 2 }, { version: 1 }];
  const toSortKey = ({ version }: { version: number }) => [version];
  expect(toPage(rows, 2, toSortKey)).toEqual({ rows: rows.slice(0, 2), nextCursor: encodeCursor([2]) });
  expect(toPage(rows, 3, toSortKey)).toEqual({ rows, nextCursor: null });
});
