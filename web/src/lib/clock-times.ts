/** Times of the centre's clocks, which are not instants: the wall-clock times of weekly classes, and their days. */
const toUtc = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-US', { ...options, timeZone: 'UTC' });
const clockFormat = toUtc({ hour: 'numeric', minute: '2-digit' });
const weekdayFormat = toUtc({ weekday: 'long' });

/** `3:40 PM` for the time `15:40` of a clock. A no-break space, so that no line ends between the time and AM or PM. */
export const formatClockTime = (time: string): string =>
  clockFormat.format(new Date(`1970-01-01T${time}Z`)).replace(/\s(?=[AP]M$)/, '\u00a0');

/** `Saturday` for a civil date. */
export const formatWeekdayName = (civil: string): string => weekdayFormat.format(new Date(`${civil}T12:00:00Z`));
