import { z } from 'zod';
import { actType, attendanceCharge, attendanceStatus, civilDate, reasonCode, role } from '#events/values/shapes.ts';
import { activityGroups } from './activity-groups.ts';
import { cursor, id, instant, lowerCaseId, namedPerson, pageLimit } from './primitives.ts';
import { problemCode } from './problem.ts';

/** The person an entry is about; all null or false for an entry about no person. */
const subject = {
  subject_id: id.nullable(),
  subject_name: z.string().nullable(),
  subject_archived: z.boolean(),
  subject_role: role.nullable(),
};

/** An action that was carried out: one event of the log. Fields that the event does not concern are null. */
export const activityAct = z.strictObject({
  kind: z.literal('act'),
  /** The event's id. */
  id,
  created_at: instant,
  version: z.int(),
  what: actType,
  actor_id: id,
  actor_role: z.enum(['student', 'tutor', 'owner', 'family', 'system']),
  actor_name: z.string(),
  ...subject,
  /** Id of the attendance record that the event belongs to. */
  attendance_id: id.nullable(),
  from_date: civilDate.nullable(),
  date: civilDate.nullable(),
  from_status: attendanceStatus.nullable(),
  /** The same of the mark before the event. */
  from_late_cancellation_hours: z.int().nullable(),
  status: attendanceStatus.nullable(),
  /** The rule under which the mark is a late cancellation, in hours before the class; null if it is none. */
  late_cancellation_hours: z.int().nullable(),
  charge: attendanceCharge.nullable(),
  homework_id: id.nullable(),
  /** The homework's present title, even if it had another one at the time of the event. */
  homework_title: z.string().nullable(),
  group_id: id.nullable(),
  /** The group's present name, even if it had another one at the time of the event. */
  group_name: z.string().nullable(),
  /** The tutor who took over the homework of an archived one. */
  homework_to_name: z.string().nullable(),
  from_grade: z.int().nullable(),
  grade: z.int().nullable(),
  /** The number of sessions that the person ended on other devices. */
  sessions: z.int().nullable(),
  /** The money that was due for added classes, paid, used or returned. */
  amount_cents: z.int().nullable(),
  /** Requested change in classes, negative for a removal. The applied change is the difference of the balances below. */
  requested: z.int().nullable(),
  remaining_before: z.int().nullable(),
  remaining_after: z.int().nullable(),
  total_before: z.int().nullable(),
  total_after: z.int().nullable(),
  classes_max: z.int().nullable(),
  notes: z.string().nullable(),
  reason: z.string().nullable(),
  /** The code of the reason; null if none was chosen. */
  reason_code: reasonCode.nullable(),
});
export type ActivityAct = z.infer<typeof activityAct>;

/**
 * An attempted action, in the words after “could not”. The student's name follows `of`; `alone` is used when there is
 * no name.
 */
export const attemptWords = z.union([z.string(), z.strictObject({ of: z.string(), alone: z.string().optional() })]);
export type AttemptWords = Readonly<z.infer<typeof attemptWords>>;

/** A command that was refused, or a sign-in that failed. Equal refusals of one UTC day are counted in one entry. */
export const activityRefusal = z.strictObject({
  kind: z.literal('refusal'),
  id,
  /** First occurrence; `last_at` is the latest one. */
  created_at: instant,
  last_at: instant,
  times: z.int(),
  refused: z.enum(['sign-in-failed', 'command-refused']),
  /** OpenAPI operation id of the refused request; `forbidden` for any that students have no access to. */
  operation: z.string(),
  attempt: attemptWords,
  code: problemCode,
  actor_id: id.nullable(),
  actor_name: z.string().nullable(),
  ...subject,
  /** For a sign-in with an unknown e-mail address: the address with most of it hidden (`m…@example.com`); else null. */
  masked_email: z.string().nullable(),
});
export type ActivityRefusal = z.infer<typeof activityRefusal>;

export const activityEntry = z.discriminatedUnion('kind', [activityAct, activityRefusal]);
export type ActivityEntry = z.infer<typeof activityEntry>;

/**
 * GET /api/activity (getActivity, tutor), newest first. Owners see the actions and refusals of everybody, other tutors
 * only their own actions.
 */
export const activityQuery = z.strictObject({
  /** Id of the person who acted. */
  person: lowerCaseId.optional(),
  student: lowerCaseId.optional(),
  group: z.enum(activityGroups).optional(),
  /** Id of an attendance record: only the events of that record are listed. */
  record: lowerCaseId.optional(),
  /** First and last day, in the centre's time zone, both included. */
  from: civilDate.optional(),
  to: civilDate.optional(),
  cursor: cursor.optional(),
  limit: pageLimit.optional(),
});
export type ActivityQuery = z.input<typeof activityQuery>;
export const activityResponse = z.strictObject({
  entries: z.array(activityEntry),
  /** All tutors, ordered by name, as choices for the `person` filter. Empty unless the reader is an owner. */
  people: z.array(namedPerson),
  next_cursor: cursor.nullable(),
});
export type ActivityResponse = z.infer<typeof activityResponse>;
