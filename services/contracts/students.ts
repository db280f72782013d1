import { z } from 'zod';
import { CLASSES_PER_REQUEST_MAX, EMAIL_LENGTH_MAX } from '#events/values/limits.ts';
import { reasonCode } from '#events/values/shapes.ts';
import { emailAddress, id, instant, nameCursor, newPassword, pageLimit, personName, text } from './primitives.ts';

/** Above the cap only if the owner lowered it since. */
const balance = z.int().min(0);

const balances = {
  classes_remaining: balance,
  classes_total: balance,
  classes_waiting: z.int().min(0),
  classes_uncovered: z.int().min(0),
};

/** A student's balances in classes: remaining, total, waiting above the cap, and uncovered. */
export const balanceRow = z.strictObject({
  student_id: id,
  ...balances,
  /** Version of the student's stream: the ETag for If-Match. */
  version: z.int(),
});
export type BalanceRow = z.infer<typeof balanceRow>;

/** One student; also the answer of GET /api/students/{id} (getStudentProfile, tutor or the student), whose ETag is the version. */
export const studentRow = z.strictObject({
  id,
  name: z.string(),
  email: z.string(),
  role: z.literal('student'),
  ...balances,
  classes_attended: z.int().min(0),
  /**
   * Up to how many remaining classes a class that is given back returns, whatever the cap is: as many as there would be without
   * the classes that attendance has taken since remaining was last raised.
   */
  classes_return_limit: balance,
  archived_at: instant.nullable(),
  created_at: instant,
  /** The plan that the person chose before signing up, while they have no classes. */
  chosen_plan: reasonCode.optional(),
  /** Set for tutors when the student has turned on two-step sign-in. */
  second_factor: z.literal(true).optional(),
  /** Version of the student's stream; 0 for everybody but tutors. */
  version: z.int(),
});
export type StudentRow = z.infer<typeof studentRow>;

/** POST /api/students/{id}/email (changeStudentEmail, tutor): the student signs in with this address from now on; answers 204. */
export const changeStudentEmailRequest = z.strictObject({ email: emailAddress });
export type ChangeStudentEmailRequest = z.input<typeof changeStudentEmailRequest>;

/**
 * POST /api/students/{id}/password-code (makePasswordCode, tutor) and /api/tutors/{id}/password-code (makeTutorPasswordCode,
 * owner): a code with which the person sets a new password once. It is answered only here.
 */
export const passwordCodeResponse = z.strictObject({ code: z.string(), expires_at: instant });
export type PasswordCodeResponse = z.infer<typeof passwordCodeResponse>;

/** Fields that name the student of a row, for lists over several students. */
export const studentReferenceFields = {
  student_id: id,
  student_name: z.string(),
  student_email: z.string(),
  student_archived: z.boolean(),
};

/** GET /api/students?former=true (getStudentProfiles, tutor): ordered by name; current students unless `former`. */
export const studentsQuery = z.strictObject({
  former: z.enum(['true', 'false']).optional(),
  /** Words to search for in name and e-mail. */
  search: text(EMAIL_LENGTH_MAX).optional(),
  /** Only the students of this group. */
  group: id.optional(),
  cursor: nameCursor.optional(),
  limit: pageLimit.optional(),
});
export type StudentsQuery = z.input<typeof studentsQuery>;
/** `total` is the number of students that match the filters, over all pages. */
export const studentsResponse = z.strictObject({
  students: z.array(studentRow),
  total: z.int(),
  next_cursor: nameCursor.nullable(),
});
export type StudentsResponse = z.infer<typeof studentsResponse>;

/** A student in a list to choose from; the e-mail distinguishes students with equal names. */
export const studentOption = studentRow.pick({ id: true, name: true, email: true });
export type StudentOption = z.infer<typeof studentOption>;
/** GET /api/students/names (getStudentNames, tutor): like getStudentProfiles, but without balances and in longer pages. */
export const studentNamesResponse = z.strictObject({
  students: z.array(studentOption),
  total: z.int(),
  next_cursor: nameCursor.nullable(),
});
export type StudentNamesResponse = z.infer<typeof studentNamesResponse>;

/** GET /api/students/counts (getStudentCounts, tutor): numbers of current students, in total and by need. */
export const studentCountsResponse = z.strictObject({
  students: z.int(),
  uncovered: z.int(),
  low: z.int(),
  /** Students with waiting classes, and those of them of whom at least one class fits under the limit now. */
  waiting: z.int(),
  fitting: z.int(),
});
export type StudentCounts = z.infer<typeof studentCountsResponse>;

/** POST /api/students (createStudentAccount, tutor): `classes_total` is added by the same rules as addClasses. */
export const createStudentRequest = z.strictObject({
  name: personName,
  email: emailAddress,
  password: newPassword,
  classes_total: z.int().min(0).max(CLASSES_PER_REQUEST_MAX).default(0),
});
export type CreateStudentRequest = z.input<typeof createStudentRequest>;
/** The change that a command made to the balance, in classes; less than requested if the cap or zero was reached. */
/** True to apply waiting classes in the same act if no class is left for the mark to take. */
export const applyWaiting = z.boolean().optional();
export const appliedBalanceChange = z.strictObject({
  requested: z.int(),
  applied_remaining: z.int(),
  applied_total: z.int(),
});
/** Answer of the commands on a student's classes and attendance. `change` is null if no balance changed. */
export const balanceResponse = z.strictObject({ balance: balanceRow, change: appliedBalanceChange.nullable() });
export type BalanceResponse = z.infer<typeof balanceResponse>;

/** DELETE /api/students/{id} (deleteStudentAccount, tutor): archives; answers 204. */

/** POST /api/students/{id}/restore (restoreStudentAccount, tutor): restores a former student with a new sign-in. */
export const restoreStudentRequest = z.strictObject({ email: emailAddress, password: newPassword });
export type RestoreStudentRequest = z.input<typeof restoreStudentRequest>;
