/**
 * A range of days in the centre's calendar, applied to the instant at which a row was recorded. A missing bound does not
 * narrow.
 */
export interface CalendarPeriod {
  /** First and last day, `YYYY-MM-DD`, both included. */
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  /** The centre's IANA time zone. */
  readonly timeZone: string;
}
