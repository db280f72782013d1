/** The weekly classes of groups, and what follows from them. Only an attendance mark takes a class. */
import { z } from 'zod';
import { GROUP_MEETINGS_MAX, ROOM_LENGTH_MAX } from '#events/values/limits.ts';
import { civilDate, timeOfDay, weekday } from '#events/values/shapes.ts';
import { absenceReport } from './absences.ts';
import { id, instant, optionalText } from './primitives.ts';

/** A class that a group has every week, by the centre's clocks. */
const meeting = z.strictObject({ weekday, begins: timeOfDay, ends: timeOfDay, room: z.string().nullable() });

/** A weekly class in force today or later: from `from_day` on, and before `until_day` if that is not null. */
export const groupMeeting = meeting.extend({ from_day: civilDate, until_day: civilDate.nullable() });
export type GroupMeeting = z.infer<typeof groupMeeting>;

/** A planned class of one day. `begins` and `ends` are times of the centre's clocks. */
export const plannedClass = meeting
  .omit({ weekday: true })
  .extend({ group_id: id, group_name: z.string(), date: civilDate, begins_at: instant, ends_at: instant });
export type PlannedClass = z.infer<typeof plannedClass>;

/**
 * POST /api/groups/{id}/schedule (scheduleGroup, tutor): the weekly classes from a day on, today or later; none ends the
 * schedule. They replace what was planned for that day and later. Answers 204.
 */
export const scheduleGroupRequest = z.strictObject({
  from: civilDate,
  meetings: z
    .array(
      z
        .strictObject({ weekday, begins: timeOfDay, ends: timeOfDay, room: optionalText(ROOM_LENGTH_MAX) })
        .refine(({ begins, ends }) => begins < ends, 'The class must end after it begins.'),
    )
    .max(GROUP_MEETINGS_MAX, `A group has at most ${GROUP_MEETINGS_MAX} classes a week.`)
    .refine(
      (all) => new Set(all.map((each) => `${each.weekday} ${each.begins}`)).size === all.length,
      'Two classes begin at the same time.',
    ),
  /** The `schedule_version` that the form showed. The request is a conflict if the schedule was changed since. */
  seen_version: z.int().min(0),
});
export type ScheduleGroupRequest = z.input<typeof scheduleGroupRequest>;

/**
 * GET /api/students/{id}/timetable (getStudentTimetable): the next classes of a student's groups, the first one first;
 * none without a schedule.
 */
export const studentTimetableResponse = z.strictObject({
  today: civilDate,
  classes: z.array(plannedClass),
  /** Whether the student is in more than one group with a schedule, so that a class names its group. */
  several_groups: z.boolean(),
  /** The open reports of absences for today and later days, in order. */
  absences: z.array(absenceReport),
});
export type StudentTimetableResponse = z.infer<typeof studentTimetableResponse>;
