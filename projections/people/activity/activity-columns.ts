import type { Actor } from '#events/kernel/recorded-event.ts';
import {
  type ActGroup,
  type ActType,
  attendanceCharge,
  attendanceStatus,
  type ReasonCode,
} from '#events/values/shapes.ts';
import { date, instant, integer, oneOf, type StoredRow, sealedText, text, uuid } from '../../engine/columns.ts';

export const activityColumns = {
  id: uuid(),
  created_at: instant(),
  version: integer(),
  actor_id: uuid(),
  actor_role: text<Actor['role']>(),
  what: text<ActType>(),
  /** The group of the act, by which the list can be filtered. */
  act_group: text<ActGroup>(),
  /** Id of the student or tutor whom the event is about; null if it is about the centre. */
  subject_id: uuid().nullable(),
  /** Id of the attendance record that the event is about; null for other events. */
  attendance_id: uuid().nullable(),
  /** Civil date on which the event takes effect. If it moved a mark, `from_date` is the mark's date before the move. */
  date: date().nullable(),
  from_date: date().nullable(),
  status: oneOf(...attendanceStatus.options).nullable(),
  late_cancellation_hours: integer().nullable(),
  from_late_cancellation_hours: integer().nullable(),
  from_status: oneOf(...attendanceStatus.options).nullable(),
  charge: oneOf(...attendanceCharge.options).nullable(),
  /** The homework, and its grades after and before the event; null for other events. */
  homework_id: uuid().nullable(),
  from_grade: integer().nullable(),
  grade: integer().nullable(),
  /** The group of students that was created, changed or archived; null for other events. */
  group_id: uuid().nullable(),
  /** The tutor who took over the homework of an archived one; null for other events. */
  homework_to: uuid().nullable(),
  /** The number of sessions that a person ended on other devices; null for other events. */
  sessions: integer().nullable(),
  /** The money that was due, paid, used or returned; null for other events. */
  amount_cents: integer().nullable(),
  /** The requested number of classes with its sign. The applied number is the difference of the balances. */
  requested: integer().nullable(),
  remaining_before: integer().nullable(),
  remaining_after: integer().nullable(),
  total_before: integer().nullable(),
  total_after: integer().nullable(),
  /** The cap of both balances under which the classes were changed. */
  classes_max: integer().nullable(),
  notes: sealedText({ event: 'id', field: 'note', person: 'subject_id' }).nullable(),
  reason: sealedText({ event: 'id', field: 'reason', person: 'subject_id' }).nullable(),
  /** The code of the reason; null if none was chosen. */
  reason_code: text<ReasonCode>().nullable(),
};
export type ActivityRow = StoredRow<typeof activityColumns>;

/** What an event adds to the activity, besides its actor, time and subject. Missing fields are null. */
export type ActivityDetails = Partial<Omit<ActivityRow, 'what' | 'act_group'>> & { what: ActType };

type NullableColumn = { [Name in keyof ActivityRow]: null extends ActivityRow[Name] ? Name : never }[keyof ActivityRow];

/** Null for every column that may be null. */
export const emptyActivityDetails = Object.fromEntries(
  Object.entries(activityColumns).flatMap(([name, { isNullable }]) => (isNullable ? [[name, null]] : [])),
) as Record<NullableColumn, null>;
