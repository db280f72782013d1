import type { AttendanceMark } from './attendance-mark.ts';

/** A month's marks by day. Copying a short array takes a tenth of the time of copying a map. */
type Month = readonly (AttendanceMark | undefined)[];
/** A year's months by their number. */
type Year = readonly (Month | undefined)[];

const noMarks: Month = new Array<undefined>(32).fill(undefined);
const noMonths: Year = new Array<undefined>(13).fill(undefined);
const yearOf = (date: string): string => date.slice(0, 4);
const monthOf = (date: string): number => Number(date.slice(5, 7));
const dayOf = (date: string): number => Number(date.slice(8));

/**
 * The marks of a student by civil date. A state is immutable, and copying one map of all dates for each event of a long
 * stream would be slow, so only the year and the month of the changed mark are copied.
 */
export class MarksByDate {
  static readonly none = new MarksByDate(new Map());

  private readonly years: ReadonlyMap<string, Year>;

  private constructor(years: ReadonlyMap<string, Year>) {
    this.years = years;
  }

  get(date: string): AttendanceMark | undefined {
    return this.years.get(yearOf(date))?.[monthOf(date)]?.[dayOf(date)];
  }

  has(date: string): boolean {
    return this.get(date) !== undefined;
  }

  /** A copy that has this mark on its date. */
  with(mark: AttendanceMark): MarksByDate {
    return this.#changed(mark.date, mark);
  }

  without(date: string): MarksByDate {
    return this.#changed(date, undefined);
  }

  *values(): Generator<AttendanceMark> {
    for (const year of this.years.values())
      yield* year.flatMap((month) => month?.filter((mark) => mark !== undefined) ?? []);
  }

  #changed(date: string, mark: AttendanceMark | undefined): MarksByDate {
    const before = this.years.get(yearOf(date)) ?? noMonths;
    const month = (before[monthOf(date)] ?? noMarks).with(dayOf(date), mark);
    return new MarksByDate(new Map(this.years).set(yearOf(date), before.with(monthOf(date), month)));
  }
}
