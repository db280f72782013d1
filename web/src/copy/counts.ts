import { formatCount } from '../lib/format-count.ts';

export const toStudentCountText = (count: number) => formatCount(count, 'student');
export const toQuestionCountText = (count: number) => formatCount(count, 'question');
export const toClassCountText = (count: number) => formatCount(count, 'class', 'classes');

/** `formatMinutes(120)` → `2 hours`, `formatMinutes(45)` → `45 minutes`. */
export const formatMinutes = (minutes: number): string =>
  minutes % 60 === 0 ? formatCount(minutes / 60, 'hour') : formatCount(minutes, 'minute');
