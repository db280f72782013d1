import type { GradeBand } from '#events/values/shapes.ts';

/** Sessions and points that count for the boards. */
export interface Counted {
  readonly sessions: number;
  readonly points: number;
}

/** What counts for the board of each band of grades. A band without a counted session is left out. */
export type CountedByBand = Partial<Record<GradeBand, Counted>>;

/** Adds to a band in the JSON text of a row. Without a band nothing counts, and the text stays as it is. */
export const addToBand = (json: string, band: GradeBand | undefined, { sessions, points }: Counted): string => {
  if (band === undefined) return json;
  const counted: CountedByBand = JSON.parse(json);
  const { [band]: before = { sessions: 0, points: 0 } } = counted;
  return JSON.stringify({
    ...counted,
    [band]: { sessions: before.sessions + sessions, points: before.points + points },
  });
};
