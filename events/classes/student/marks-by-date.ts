import type { AttendanceMark } from './attendance-mark.ts';

/** A month's marks by day. Copying a short array takes a tenth of the time of copying a map. */
type Month = readonly (AttendanceMark | undefined)[];

const noMarks: Month = new Array<undefined>(32).fill(undefined);
const monthOf = (date: string): string => date.slice(0, 7);
const dayOf = (date: string): number => Number(date.slice(8));

/**
 * The marks of a student by civil date. A state is immutable, and copying one map of all dates for each event of a long
 * stream would be slow, so only the month of the changed mark is copied.
 */
export class MarksByDate {
  static readonly none = new MarksByDate(new Map());

  private readonly months: ReadonlyMap<string, Month>;

  private constructor(months: ReadonlyMap<string, Month>) {
    this.months = months;
  }

  get(date: string): AttendanceMark | undefined {
    return this.months.get(monthOf(date))?.[dayOf(date)];
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
    for (const month of this.months.values()) yield* month.filter((mark) => mark !== undefined);
  }

  #changed(date: string, mark: AttendanceMark | undefined): MarksByDate {
    const month = (this.months.get(monthOf(date)) ?? noMarks).with(dayOf(date), mark);
    return new MarksByDate(new Map(this.months).set(monthOf(date), month));
  }
}
