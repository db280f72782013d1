import type { Mark } from './state.ts';

const monthOf = (date: string): string => date.slice(0, 7);

/**
 * The marks of a student by civil date. A state is never changed in place, and one map of all dates would be copied for
 * each event of a long stream: only the month that a mark falls in is copied.
 */
export class MarksByDate {
  static readonly none = new MarksByDate(new Map());

  private readonly months: ReadonlyMap<string, ReadonlyMap<string, Mark>>;

  private constructor(months: ReadonlyMap<string, ReadonlyMap<string, Mark>>) {
    this.months = months;
  }

  get(date: string): Mark | undefined {
    return this.months.get(monthOf(date))?.get(date);
  }

  has(date: string): boolean {
    return this.get(date) !== undefined;
  }

  /** With this mark on its date. */
  with(mark: Mark): MarksByDate {
    return this.#changed(mark.date, (month) => month.set(mark.date, mark));
  }

  without(date: string): MarksByDate {
    return this.#changed(date, (month) => month.delete(date));
  }

  *values(): Generator<Mark> {
    for (const month of this.months.values()) yield* month.values();
  }

  #changed(date: string, change: (month: Map<string, Mark>) => void): MarksByDate {
    const month = new Map(this.months.get(monthOf(date)));
    change(month);
    return new MarksByDate(new Map(this.months).set(monthOf(date), month));
  }
}
