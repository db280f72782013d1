import { z } from 'zod';

/** A cursor that none of our pages gave out: damaged, or from another list. */
export class InvalidCursor extends Error {
  override readonly name = 'InvalidCursor';
}

/** An instant in a place; PostgreSQL knows no year 0. */
export const cursorInstant = z.iso.datetime().refine((instant) => !instant.startsWith('0000'));

/** The place after a row in a list, opaque on the wire. */
export const encodeCursor = (place: readonly (string | number)[]): string =>
  Buffer.from(JSON.stringify(place)).toString('base64url');

/** Reads a cursor of the shape its list gives out; throws InvalidCursor. */
export const decodeCursor = <Place extends z.ZodType>(shape: Place, cursor: string): z.infer<Place> => {
  const parsed = shape.safeParse(json(Buffer.from(cursor, 'base64url').toString()));
  if (!parsed.success) throw new InvalidCursor('this cursor does not belong to this list');
  return parsed.data;
};

const json = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

export interface Page<Row> {
  readonly rows: readonly Row[];
  /** Where the next toPage begins; null at the end. */
  readonly nextCursor: string | null;
}

/** Cuts a toPage from rows of which one more than the limit was asked for. */
export const toPage = <Row>(
  rows: readonly Row[],
  limit: number,
  placeOf: (row: Row) => readonly (string | number)[],
): Page<Row> => {
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  return { rows: shown, nextCursor: rows.length > limit && last ? encodeCursor(placeOf(last)) : null };
};
