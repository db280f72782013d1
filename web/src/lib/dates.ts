/**
 * Civil dates (`YYYY-MM-DD`) are days of the centre's calendar, not points in time. They are converted number by
 * number, at noon in the browser's time zone, or formatted at noon in UTC. Instants (UTC, ISO 8601) are shown in the centre's
 * time zone.
 */
const LOCALE = 'en-US';

/** Converts a civil date for components that take days as `Date` in the browser's time zone. */
export const toNoonDate = (civil: string): Date => {
  const [year = 0, month = 1, day = 1] = civil.split('-').map(Number);
  return new Date(year, month - 1, day, 12);
};

/** Formats a civil date in UTC, so that one formatter serves every call also when the browser's time zone changes. */
export const createCivilFormat = (options: Intl.DateTimeFormatOptions): ((civil: string) => string) => {
  const format = new Intl.DateTimeFormat(LOCALE, { ...options, timeZone: 'UTC' });
  return (civil) => format.format(new Date(`${civil}T12:00:00Z`));
};

/** `Saturday, November 21, 2026` */
export const formatLongDate = createCivilFormat({ weekday: 'long', year: 'numeric', month: 'long', day: 'numeric' });
/** `Sat, Nov 21` */
export const formatWeekdayAndDay = createCivilFormat({ weekday: 'short', month: 'short', day: 'numeric' });
/** `Nov 21` */
export const formatMonthDay = createCivilFormat({ month: 'short', day: 'numeric' });
/** Adds the year to a short date unless it is the current year in the browser. */
const withYearUnlessCurrent =
  (format: (civil: string) => string) =>
  (civil: string): string =>
    Number(civil.slice(0, 4)) === new Date().getFullYear() ? format(civil) : `${format(civil)}, ${civil.slice(0, 4)}`;
/** `Sat, Nov 21`, or `Fri, Nov 21, 2025` outside the current year. */
export const formatWeekdayAndDate = withYearUnlessCurrent(formatWeekdayAndDay);
/** `Nov 21`, or `Nov 21, 2025` outside the current year. */
export const formatDate = withYearUnlessCurrent(formatMonthDay);
/** `Nov 21, 2026` */
export const formatMediumDate = createCivilFormat({ year: 'numeric', month: 'short', day: 'numeric' });
/** `November 2026` */
export const formatMonthAndYear = createCivilFormat({ year: 'numeric', month: 'long' });

const pad = (part: number, length: number) => String(part).padStart(length, '0');

/** Converts a `Date` in the browser's time zone to a civil date; the inverse of `toNoonDate`. */
export const toCivilDate = (day: Date): string =>
  `${pad(day.getFullYear(), 4)}-${pad(day.getMonth() + 1, 2)}-${pad(day.getDate(), 2)}`;

/** Adds days to a civil date. `days` may be negative. */
export function addDays(civil: string, days: number): string {
  const day = toNoonDate(civil);
  day.setDate(day.getDate() + days);
  return toCivilDate(day);
}

const formats = new Map<string, Intl.DateTimeFormat>();
const createInstantFormat =
  (name: string, options: Intl.DateTimeFormatOptions) => (instant: string, timeZone: string) => {
    const key = `${name} ${timeZone}`;
    const format = formats.get(key) ?? new Intl.DateTimeFormat(LOCALE, { ...options, timeZone });
    formats.set(key, format);
    // A no-break space, so that no line ends between the time and AM or PM.
    return format.format(new Date(instant)).replace(/\s(?=[AP]M$)/, '\u00a0');
  };

/** `3:40 PM` */
export const formatTime = createInstantFormat('time', { hour: 'numeric', minute: '2-digit' });
/** `Nov 21, 2026, 3:40 PM` */
export const formatDateTime = createInstantFormat('date-time', {
  year: 'numeric',
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
});

const formatInstantDay = createInstantFormat('day', { year: 'numeric', month: '2-digit', day: '2-digit' });
/** The civil date at the centre at this instant. */
export function toCentreDate(instant: string, timeZone: string): string {
  const [month, day, year] = formatInstantDay(instant, timeZone).split('/');
  return `${year}-${month}-${day}`;
}

/** The year of a civil date; undefined in the centre's current year. */
export const findYearUnlessCurrent = (civil: string, timeZone: string, now = new Date()): string | undefined => {
  const year = civil.slice(0, 4);
  return year === toCentreDate(now.toISOString(), timeZone).slice(0, 4) ? undefined : year;
};

/** The number of days from one civil date to another. */
export const countDays = (from: string, to: string): number =>
  Math.round((toNoonDate(to).getTime() - toNoonDate(from).getTime()) / 86_400_000);

/** The number of days of the centre's calendar from the day of an instant until today. */
export const countDaysSince = (instant: string, { today, timeZone }: { today: string; timeZone: string }): number =>
  countDays(toCentreDate(instant, timeZone), today);
