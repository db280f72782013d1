import { formatCount } from '../../../lib/format-count.ts';

/** `formatMinutes(120)` → `2 hours`, `formatMinutes(45)` → `45 minutes`. */
export const formatMinutes = (minutes: number): string =>
  minutes % 60 === 0 ? formatCount(minutes / 60, 'hour') : formatCount(minutes, 'minute');
