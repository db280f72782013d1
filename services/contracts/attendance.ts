import { z } from 'zod';
import { NOTE_MAX, PAGE_MAX } from '#events/limits.ts';
import { attendanceStatus, charge, civilDate } from '#events/shapes.ts';
import { cursor, id, instant, optionalText } from './primitives.ts';

/**
 * POST /api/students/{id}/attendance (markAttendance, tutor); answer: balanceAnswer. Marks one date, today when none
 * is given; marking a recorded date again corrects it. Without `notes` a recorded note stays; '' clears it.
 * `seen_version` is the `version` of the mark that the form showed, 0 for none: a mark changed since is a conflict.
 */
export const markAttendanceRequest = z.strictObject({
  status: attendanceStatus,
  notes: optionalText(NOTE_MAX),
  date: civilDate.optional(),
  seen_version: z.int().min(0).optional(),
});

export const attendanceRow = z.strictObject({
  id,
  student_id: id,
  student_name: z.string(),
  student_email: z.string(),
  student_archived: z.boolean(),
  tutor_id: id,
  tutor_name: z.string(),
  status: attendanceStatus,
  charge,
  notes: z.string().nullable(),
  date: civilDate,
  created_at: instant,
  updated_at: instant,
  /** Version of the stream at the mark's last change. */
  version: z.int(),
});
export type AttendanceRow = z.infer<typeof attendanceRow>;

/** GET /api/attendance (getAttendanceRecords; tutor, or a student with their own id), newest date first. */
export const attendanceQuery = z.strictObject({
  student_id: id.optional(),
  date: civilDate.optional(),
  cursor: cursor.optional(),
  limit: z.coerce.number().int().min(1).max(PAGE_MAX).optional(),
});
export const attendanceAnswer = z.strictObject({
  records: z.array(attendanceRow),
  next_cursor: cursor.nullable(),
});
