/** Times of the centre's clocks, which are not instants: the wall-clock times of weekly classes, and their days. */
import { createCivilFormat, formatTime } from './dates.ts';

/** `3:40 PM` for the time `15:40` of a clock. */
export const formatClockTime = (time: string): string => formatTime(`1970-01-01T${time}Z`, 'UTC');

/** `Saturday` for a civil date. */
export const formatWeekdayName = createCivilFormat({ weekday: 'long' });
