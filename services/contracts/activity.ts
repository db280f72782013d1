import { z } from 'zod';
import { PAGE_ROWS_MAX } from '#events/values/limits.ts';
import { attendanceStatus, charge, civilDate, role } from '#events/values/shapes.ts';
import { cursor, id, instant, lowerCaseId } from './primitives.ts';
import { refusalCode } from './problem.ts';

/** What the activity can be narrowed to. */
export const activityGroup = z.enum([
  'classes',
  'attendance',
  'homework',
  'practice',
  'accounts',
  'refused',
  'sign-ins',
]);
export type ActivityGroup = z.infer<typeof activityGroup>;

const activityWhat = z.enum([
  'opened',
  'joined',
  'enrolled',
  'archived',
  'restored',
  'restored-by-merge',
  'email-changed',
  'classes-added',
  'classes-removed',
  'waiting-applied',
  'waiting-withdrawn',
  'settled',
  'marked',
  'corrected',
  'moved',
  'noted',
  'homework-created',
  'homework-revised',
  'homework-assigned',
  'homework-unassigned',
  'homework-deleted',
  'homework-restored',
  'submitted',
  'graded',
  'grade-corrected',
  'regraded',
  'report-accepted',
  'report-dismissed',
  'streak-reset',
  'streak-kept',
]);

/** Whom an entry is about; a student's history can be opened. */
const subject = {
  subject_id: id.nullable(),
  subject_name: z.string().nullable(),
  subject_archived: z.boolean(),
};

/** Something that was done: an event of the log. Before and after are null where the event does not touch them. */
export const activityAct = z.strictObject({
  kind: z.literal('act'),
  /** The event's id. */
  id,
  at: instant,
  version: z.int(),
  what: activityWhat,
  actor_id: id,
  actor_role: z.enum(['student', 'tutor', 'owner', 'system']),
  actor_name: z.string(),
  ...subject,
  /** The attendance record it belongs to. */
  record: id.nullable(),
  from_date: civilDate.nullable(),
  date: civilDate.nullable(),
  from_status: attendanceStatus.nullable(),
  status: attendanceStatus.nullable(),
  charge: charge.nullable(),
  homework_id: id.nullable(),
  /** As it is called now. */
  homework_title: z.string().nullable(),
  from_grade: z.int().nullable(),
  grade: z.int().nullable(),
  /** Classes asked for, with their sign; what was applied is the difference of the balances. */
  requested: z.int().nullable(),
  remaining_before: z.int().nullable(),
  remaining_after: z.int().nullable(),
  total_before: z.int().nullable(),
  total_after: z.int().nullable(),
  note: z.string().nullable(),
  reason: z.string().nullable(),
});
export type ActivityAct = z.infer<typeof activityAct>;

/** The operation of whatever a student tried that is not theirs to do. */
export const FORBIDDEN_OPERATION = 'forbidden';
/** The commands whose refusal makes an entry: all but the attempts to sign in, which are entries of their own. */
export const refusedOperations = [
  ...['signUp', 'confirmEmail', 'signOut', 'signOutEverywhere', 'reportNotFound'],
  ...['createStudentAccount', 'deleteStudentAccount', 'restoreStudentAccount'],
  ...['approveSignUp', 'mergeSignUp', 'declineSignUp'],
  ...['addClasses', 'removeClasses', 'applyWaitingClasses', 'withdrawWaitingClasses', 'settleUncoveredClass'],
  ...['markAttendance', 'takeAttendance', 'correctAttendance'],
  ...['createHomework', 'updateHomework', 'updateHomeworkAssignments', 'previewRegrading', 'deleteHomework'],
  ...['restoreHomework', 'fetchPicture', 'gradeSubmission', 'correctGrade', 'submitHomework'],
  ...['saveDraft', 'discardDraft', 'seeNotifications'],
  ...['startPracticeSession', 'answerPracticeQuestion', 'completePracticeSession', 'reportPracticeQuestion'],
  ...['settlePracticeReport', 'settleReportsOfStudent', 'chooseLeaderboardPlace'],
] as const;
export type RefusedOperation = (typeof refusedOperations)[number] | typeof FORBIDDEN_OPERATION;

/** A command that was refused, or a sign-in that failed; the same again within a minute is one entry. */
export const activityRefusal = z.strictObject({
  kind: z.literal('refusal'),
  id,
  /** When first, and when last. */
  at: instant,
  last_at: instant,
  times: z.int(),
  refused: z.enum(['sign-in-failed', 'command-refused']),
  /** Operation id of what was refused. */
  operation: z.string(),
  code: refusalCode,
  actor_id: id.nullable(),
  actor_name: z.string().nullable(),
  ...subject,
  subject_role: role.nullable(),
  /** Of a sign-in with an e-mail that nobody has: m…@example.com. */
  masked_email: z.string().nullable(),
});
export type ActivityRefusal = z.infer<typeof activityRefusal>;

export const activityEntry = z.discriminatedUnion('kind', [activityAct, activityRefusal]);
export type ActivityEntry = z.infer<typeof activityEntry>;

/**
 * GET /api/activity (getActivity, tutor), newest first: an owner sees what everybody did and what was refused, a tutor
 * what they did themselves.
 */
export const activityQuery = z.strictObject({
  /** Who did it. */
  person: lowerCaseId.optional(),
  student: lowerCaseId.optional(),
  group: activityGroup.optional(),
  /** An attendance record's id: all that happened to it. */
  record: lowerCaseId.optional(),
  /** First and last day, in the centre's time zone, both included. */
  from: civilDate.optional(),
  to: civilDate.optional(),
  cursor: cursor.optional(),
  limit: z.coerce.number().int().min(1).max(PAGE_ROWS_MAX).optional(),
});
export const activityAnswer = z.strictObject({
  entries: z.array(activityEntry),
  /** For an owner: whose acts can be chosen, everybody who teaches here, in the order of their names. */
  people: z.array(z.strictObject({ id, name: z.string() })),
  next_cursor: cursor.nullable(),
});
