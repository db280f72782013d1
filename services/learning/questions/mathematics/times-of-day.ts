/** Times of exercises are minutes after midnight, so that a time is a number that can be added to. */
import type { PracticeFigure } from '#events/values/practice-figure.ts';
import type { Exercise } from './exercise.ts';

const MINUTES_ON_CLOCK = 12 * 60;
const MINUTES_OF_DAY = 24 * 60;

/** The remainder that is never negative. */
const modulo = (n: number, divisor: number): number => ((n % divisor) + divisor) % divisor;

/** The hour and the minute that a clock with hands shows. */
export function toClock(time: number): { hour: number; minute: number } {
  const onClock = modulo(time, MINUTES_ON_CLOCK);
  return { hour: Math.floor(onClock / 60) || 12, minute: onClock % 60 };
}

/** A time as a clock with hands shows it: 3:05. */
export function formatClockTime(time: number): string {
  const { hour, minute } = toClock(time);
  return `${hour}:${String(minute).padStart(2, '0')}`;
}

/** A time of the day: 3:05 PM. */
export const formatTimeOfDay = (time: number): string =>
  `${formatClockTime(time)} ${modulo(time, MINUTES_OF_DAY) < MINUTES_ON_CLOCK ? 'AM' : 'PM'}`;

const formatUnit = (count: number, unit: string): string => `${count} ${unit}${count === 1 ? '' : 's'}`;

/** A number of minutes: 45 minutes. */
export const formatMinutes = (minutes: number): string => formatUnit(minutes, 'minute');
export const formatHours = (hours: number): string => formatUnit(hours, 'hour');

/** A length of time: 200 minutes are “3 hours 20 minutes”. */
export function formatDuration(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  if (hours === 0) return formatMinutes(rest);
  return rest === 0 ? formatHours(hours) : `${formatHours(hours)} ${formatMinutes(rest)}`;
}

export const drawClock = (time: number): PracticeFigure => ({ kind: 'clock', ...toClock(time) });

/** An exercise whose options are times or lengths of time, in minutes. */
interface TimeExercise extends Pick<Exercise, 'text' | 'steps' | 'figure'> {
  readonly answer: number;
  readonly mistakes: readonly number[];
  readonly write: (minutes: number) => string;
  /** The difference between neighbouring options that are used if there are too few mistakes. */
  readonly step: number;
}

export const createTimeExercise = ({ answer, mistakes, write, step, ...others }: TimeExercise): Exercise => ({
  ...others,
  answer: write(answer),
  mistakes: mistakes.map((minutes) => write(minutes)),
  nearby: [answer + step, answer + 60, answer + 2 * step, answer + 60 + step].map((minutes) => write(minutes)),
});
