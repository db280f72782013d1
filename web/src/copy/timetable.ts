/** Texts of the weekly classes of groups and of what follows from them. */
import { isolateBidi } from '#contracts/isolate-bidi.ts';
import type { GroupMeeting, PlannedClass } from '#contracts/timetable.ts';
import { formatClockTime, formatWeekdayName } from '../lib/clock-times.ts';
import { addDays, formatWeekdayAndDate } from '../lib/dates.ts';
import { FACT_SEPARATOR } from '../lib/fact-separator.ts';

export const nextClassText = 'Next class';

/** `Today, 4:00 PM`, `Tomorrow, …`, `Monday, …` within a week, and then `Mon, Dec 14, 4:00 PM`. */
export function toClassTimeText({ date, begins }: Pick<PlannedClass, 'date' | 'begins'>, today: string): string {
  return `${toDayText(date, today)}, ${formatClockTime(begins)}`;
}

function toDayText(date: string, today: string): string {
  if (date === today) return 'Today';
  if (date === addDays(today, 1)) return 'Tomorrow';
  return date < addDays(today, 7) ? formatWeekdayName(date) : formatWeekdayAndDate(date);
}

/** The room of a class, and its group where the reader knows several. */
export const toClassPlaceText = ({ room, group_name }: PlannedClass, namesGroup: boolean): string =>
  [...(namesGroup ? [isolateBidi(group_name)] : []), ...(room ? [isolateBidi(room)] : [])].join(FACT_SEPARATOR);

/** An option of a list of groups, for one that has a class today. */
export const toGroupTodayText = ({ group_name, begins }: PlannedClass) =>
  `${group_name} (today, ${formatClockTime(begins)})`;

/** `4:00 PM to 5:00 PM` and the room. */
export const toClassLineText = ({ begins, ends, room }: Pick<GroupMeeting, 'begins' | 'ends' | 'room'>) =>
  `${formatClockTime(begins)} to ${formatClockTime(ends)}${room ? `, ${isolateBidi(room)}` : ''}`;

export const weekdayTexts = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;

/** One line for each weekly class of a group, with the days on which it begins and ends where those are still ahead. */
export const toMeetingTexts = (meetings: readonly GroupMeeting[], today: string): string[] =>
  meetings.map((meeting) => {
    const from = meeting.from_day > today ? `, from ${formatWeekdayAndDate(meeting.from_day)}` : '';
    const until = meeting.until_day ? `, until ${formatWeekdayAndDate(addDays(meeting.until_day, -1))}` : '';
    return `${weekdayTexts[meeting.weekday - 1]} ${toClassLineText(meeting)}${from}${until}`;
  });
