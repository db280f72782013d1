import { formatCount } from '../lib/format-count.ts';

export const toStudentCountText = (count: number) => formatCount(count, 'student');
export const toQuestionCountText = (count: number) => formatCount(count, 'question');
export const toClassCountText = (count: number) => formatCount(count, 'class', 'classes');

/** `3.2` */
export const formatWeeks = (weeks: number): string => weeks.toFixed(1);

/** A range of numbers of classes: `0`, `3 to 6`, `13 or more`. */
export const toBalanceSizeText = ({ min, max }: { readonly min: number; readonly max?: number }): string => {
  if (max === undefined) return `${min} or more`;
  return min === max ? String(min) : `${min} to ${max}`;
};

/** `formatMinutes(120)` → `2 hours`, `formatMinutes(45)` → `45 minutes`. */
export const formatMinutes = (minutes: number): string =>
  minutes % 60 === 0 ? formatCount(minutes / 60, 'hour') : formatCount(minutes, 'minute');
