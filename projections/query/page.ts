import { z } from 'zod';
import { parseJson } from '#events/kernel/parse-json.ts';

/** A cursor that no page of this list returned: it is damaged, or it belongs to another list. */
export class InvalidCursorError extends Error {
  override readonly name = 'InvalidCursorError';
}

/** An instant in a cursor. PostgreSQL has no year 0 and would fail on one. */
export const cursorInstantSchema = z.iso.datetime().refine((instant) => !instant.startsWith('0000'));

/** Encodes the sort key of a page's last row as a cursor (keyset pagination), which clients must not interpret. */
export const encodeCursor = (sortKey: readonly (string | number)[]): string =>
  Buffer.from(JSON.stringify(sortKey)).toString('base64url');

/** Decodes a cursor to the sort key of its list. Throws InvalidCursorError unless it matches the schema. */
export const decodeCursor = <Schema extends z.ZodType>(schema: Schema, cursor: string): z.infer<Schema> => {
  const parsed = schema.safeParse(parseJson(Buffer.from(cursor, 'base64url').toString()));
  if (!parsed.success)
    throw new InvalidCursorError('the cursor does not belong to this list; request the first page again');
  return parsed.data;
};

export interface Page<Row> {
  readonly rows: readonly Row[];
  /** The cursor of the next page; null on the last page. */
  readonly nextCursor: string | null;
}

/** Makes a page of at most `limit` rows. The query must select `limit + 1` rows, so that the extra row shows that more follow. */
export const toPage = <Row>(
  rows: readonly Row[],
  limit: number,
  toSortKey: (row: Row) => readonly (string | number)[],
): Page<Row> => {
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  return { rows: shown, nextCursor: rows.length > limit && last ? encodeCursor(toSortKey(last)) : null };
};
