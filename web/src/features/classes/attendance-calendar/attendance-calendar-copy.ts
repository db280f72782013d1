/** Texts of the calendar of a student’s attendance. */
import type { AttendanceCalendarDay } from '#contracts/attendance.ts';
import { joinWords } from '../../../copy/join-words.ts';
import { formatLongDate } from '../../../lib/dates.ts';
import { formatCount } from '../../../lib/format-count.ts';

/** What a day of the calendar shows. */
export type DaySymbol = Exclude<AttendanceCalendarDay['state'], 'uncovered-late-cancellation'> | 'given-back';

export const calendarTexts = {
  back: 'Back to Class history',
  loading: 'Loading the calendar...',
  loadingFailed: 'Error loading the calendar',
  previous: 'Previous month',
  next: 'Next month',
  legend: 'What the signs mean',
  empty: 'No classes were recorded in this month.',
  none: 'No classes have been recorded yet.',
};

/** Below the number of a day. */
export const daySymbolTexts: Record<DaySymbol, string> = {
  present: 'Present',
  uncovered: 'Uncovered',
  absent: 'Absent',
  'late-cancellation': 'Canceled late',
  'given-back': 'Given back',
  voided: 'Removed',
  moved: 'Moved',
};
/** Explains the signs whose word is not enough. */
export const legendTexts: Partial<Record<DaySymbol, string>> = {
  uncovered: 'a class was taken with none left',
  'late-cancellation': 'absent, and a class is taken',
  'given-back': 'the mark was changed, and the class came back',
  voided: 'the day no longer has a mark',
  moved: 'the mark is now on another day',
};

const stateWords: Record<AttendanceCalendarDay['state'], string> = {
  present: 'present',
  uncovered: 'present with no classes left, uncovered',
  absent: 'absent',
  'late-cancellation': 'absent, class taken (late cancellation)',
  'uncovered-late-cancellation': 'absent, class taken (late cancellation) with no classes left, uncovered',
  voided: 'mark removed',
  moved: 'mark moved to another day',
};

/** A day in words: `Tuesday, November 3, 2026: absent, class given back`. `mark` is undefined for a day without a row. */
export const toDayText = (date: string, mark: AttendanceCalendarDay | undefined, today: string): string => {
  const day = `${formatLongDate(date)}${date === today ? ', today' : ''}`;
  if (!mark) return `${day}: no class`;
  return `${day}: ${stateWords[mark.state]}${mark.given_back ? ', class given back' : ''}`;
};

/** The days of a month added up: `6 present, 1 uncovered and 2 absent`. */
export const toMonthSumText = (days: readonly AttendanceCalendarDay[]): string => {
  const count = (which: AttendanceCalendarDay['state']) => days.filter(({ state }) => state === which).length;
  const uncoveredLate = count('uncovered-late-cancellation');
  const late = count('late-cancellation') + uncoveredLate;
  const parts = (['present', 'uncovered', 'absent'] as const).flatMap((state) => {
    const found = count(state);
    return found === 0 ? [] : [`${found} ${state}`];
  });
  const givenBack = days.filter((day) => day.given_back).length;
  return joinWords([
    ...parts,
    ...(late === 0 ? [] : [`${formatCount(late, 'late cancellation')}${toUncoveredLateText(late, uncoveredLate)}`]),
    ...(givenBack === 0 ? [] : [`${givenBack} given back`]),
  ]);
};

const toUncoveredLateText = (late: number, uncovered: number): string => {
  if (uncovered === 0) return '';
  return uncovered === late ? ' (uncovered)' : ` (${uncovered} uncovered)`;
};
