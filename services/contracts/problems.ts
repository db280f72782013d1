/** Every problem with which a request is refused, one row each: the codes, the sentences and the words of the activity. */
import {
  ABSENCE_AHEAD_DAYS_MAX,
  ABSENCES_OPEN_MAX,
  CLOSED_DAYS_MAX,
  FAMILIES_PER_STUDENT_MAX,
  GROUP_STUDENTS_MAX,
  GROUPS_MAX,
  IMPORT_LINES_MAX,
  SANDBOXES_MAX,
} from '#events/values/limits.ts';

interface ProblemDefinition {
  readonly status: number;
  readonly title: string;
  /** The sentence for people, unless the refusal brings its own. */
  readonly detail?: string;
  /** The sentence for students and strangers, who cannot do what `detail` says. */
  readonly studentDetail?: string;
  /** The field to which the problem always belongs; `detail` becomes its error. */
  readonly field?: string;
  /** Completes “Ms Lee could not add classes: ” in the activity. */
  readonly reason: string;
  /**
   * True if refusals are not listed in the activity: drafts are private, a page of another account sent the request, a tutor
   * approved the account during a practice session, or the product asks the tutor to choose.
   */
  readonly unlisted?: true;
}

const define = <Code extends string>(problems: Record<Code, ProblemDefinition>) => problems;

export const problems = define({
  'invalid-request': { status: 400, title: 'The request is not valid', reason: 'the entries were not valid' },
  'not-json': {
    status: 400,
    title: 'The request is not JSON',
    detail: 'The body of the request is not valid JSON.',
    reason: 'the request could not be read',
  },
  'body-too-large': {
    status: 413,
    title: 'The request is too large',
    detail: 'The request is larger than 64 kB.',
    reason: 'the request was too large',
  },
  // Specification, section 6, requires exactly this word.
  unauthorized: {
    status: 403,
    title: 'Not for this account',
    detail: 'Unauthorized',
    reason: 'this account may not do that',
  },
  'signed-out': { status: 401, title: 'Signed out', detail: 'Unauthorized', reason: 'they were signed out' },
  'another-account': {
    status: 409,
    title: 'Another account is signed in',
    detail: "You're now signed in as someone else, so nothing was saved.",
    reason: 'another account was signed in',
    unlisted: true,
  },
  'wrong-origin': {
    status: 403,
    title: 'Sent from another site',
    detail: 'This request did not come from a page of this site, so it was not carried out.',
    reason: 'it was sent from another site',
  },
  'wrong-host': {
    status: 421,
    title: 'Sent to another host',
    detail: 'This server does not answer under this name.',
    reason: 'it was sent to another address',
  },
  'too-many-requests': {
    status: 429,
    title: 'Too many requests',
    detail: 'There were too many attempts. Please wait a minute and try again.',
    reason: 'there were too many requests',
  },
  'not-found': {
    status: 404,
    title: 'Not found',
    detail: 'There is nothing at this address.',
    reason: 'there is nothing at that address',
  },
  'student-unknown': {
    status: 404,
    title: 'Student not found',
    detail: 'There is no student with this id.',
    reason: 'there is no such student',
  },
  'student-archived': {
    status: 409,
    title: 'Former student',
    detail: 'This student has been deleted. Restore the account before changing anything.',
    reason: 'the account has been deleted',
  },
  'key-missing': {
    status: 409,
    title: 'Key missing',
    detail:
      'The key to this person’s texts is missing, so nothing was saved. It must be restored from a backup; the dashboard shows who to ask.',
    reason: 'the key to this person’s texts is missing',
    studentDetail: 'Something is wrong with your account. Please tell your tutor.',
  },
  'student-not-archived': {
    status: 409,
    title: 'Current student',
    detail: 'This student has not been deleted.',
    reason: 'the account has not been deleted',
  },
  'date-in-future': {
    status: 422,
    title: 'Date in the future',
    detail: 'The date is in the future.',
    reason: 'the date was in the future',
  },
  'purchase-unknown': {
    status: 404,
    title: 'Purchase not found',
    detail: 'This student has no such purchase. Only classes that a tutor added can be reversed.',
    reason: 'there was no such purchase',
  },
  'purchase-reversed': {
    status: 409,
    title: 'Already reversed',
    detail: 'This purchase was already reversed.',
    reason: 'it was already reversed',
  },
  'purchase-used': {
    status: 409,
    title: 'Purchase used',
    detail:
      "Some of these classes have since been used or removed, so the whole purchase can't be reversed. Remove the classes that are left instead.",
    reason: 'some of its classes were already used or removed',
  },
  'nothing-waiting': {
    status: 409,
    title: 'Nothing is waiting',
    detail: "This student doesn't have that many classes waiting.",
    reason: 'not that many classes were waiting',
  },
  'rules-in-past': {
    status: 422,
    title: 'Day in the past',
    detail: 'Rules can change from today on, not for a day that is over.',
    field: 'from',
    reason: 'the first day was in the past',
  },
  'packet-unknown': {
    status: 404,
    title: 'Packet not found',
    detail: 'There is no such packet about this student. It may have been erased with the student’s personal data.',
    reason: 'there is no such packet',
  },
  'packet-damaged': {
    status: 409,
    title: 'Packet damaged',
    detail:
      'This packet does not match its signature: it was changed after it was made, so it is not shown. Ask the person who runs the server to run “npm run rollbook -- verify”.',
    reason: 'the packet does not match its signature',
    studentDetail: 'This packet was changed after it was made, so it is not shown. Please tell your tutor.',
  },
  'record-damaged': {
    status: 409,
    title: 'Record damaged',
    detail:
      'The record of classes does not add up or does not match its last seal, so no packet was made. Check the record first.',
    reason: 'the record does not add up or does not match its last seal',
  },
  'no-room': { status: 409, title: 'No room', reason: 'there was no room for that many' },
  'no-mark': {
    status: 409,
    title: 'No attendance',
    detail: 'No attendance is recorded on this date.',
    reason: 'no attendance was recorded on that date',
  },
  'not-uncovered': {
    status: 409,
    title: 'Nothing to settle',
    detail: 'The class of this date is not uncovered, so there is nothing to settle.',
    reason: 'the class was not uncovered',
  },
  'no-classes-left': {
    status: 409,
    title: 'No classes left',
    detail: 'This student has no classes left, so none could be taken.',
    reason: 'no classes were left',
  },
  'mark-changed': {
    status: 409,
    title: 'Attendance changed',
    detail: 'The attendance of this date was changed while you were editing. Review the change before saving.',
    reason: 'it had been changed by another person first',
  },
  'date-taken': {
    status: 409,
    title: 'Attendance is recorded already',
    detail: 'Attendance is already recorded on this date.',
    field: 'date',
    reason: 'attendance was recorded on that date already',
  },
  'late-cancellation-off': {
    status: 409,
    title: 'No late cancellations that day',
    detail: 'By the center’s rules of that day, an absence takes no class.',
    reason: 'the rules of that day know no late cancellations',
  },
  'reason-needed': {
    status: 400,
    title: 'Reason missing',
    detail: 'Please give a reason.',
    field: 'reason',
    reason: 'no reason was given',
  },
  'email-taken': {
    status: 409,
    title: 'Email in use',
    detail: 'There is already an account with this email address.',
    field: 'email',
    reason: 'the email address has an account already',
  },
  'wrong-credentials': {
    status: 401,
    title: 'Wrong email or password',
    detail: 'The email address or the password is wrong.',
    reason: 'the email address or the password was wrong',
  },
  'wrong-password': {
    status: 403,
    title: 'Wrong password',
    detail: 'This is not your current password.',
    field: 'password',
    reason: 'the current password was wrong',
  },
  'code-required': {
    status: 403,
    title: 'Code needed',
    detail: 'Enter the code that your authenticator app shows, or a recovery code.',
    field: 'code',
    reason: 'the code was missing',
    // The password was right; a wrong code is listed.
    unlisted: true,
  },
  'wrong-code': {
    status: 403,
    title: 'Wrong code',
    detail:
      'This code is wrong or has been used already. Wait for your app to show the next one, or use another recovery code.',
    field: 'code',
    reason: 'the code was wrong or had been used',
  },
  'second-factor-on': {
    status: 409,
    title: 'Two-step sign-in is on',
    detail: 'Two-step sign-in is on already.',
    reason: 'two-step sign-in was on already',
  },
  'second-factor-off': {
    status: 409,
    title: 'Two-step sign-in is off',
    detail: 'Two-step sign-in is off already.',
    reason: 'two-step sign-in was off',
  },
  'second-factor-missing': {
    status: 409,
    title: 'Two-step sign-in is off',
    detail: 'Turn on two-step sign-in for your own account first.',
    reason: 'their own two-step sign-in was off',
  },
  'second-factor-required': {
    status: 403,
    title: 'Two-step sign-in needed',
    detail: 'Your center requires two-step sign-in. Turn it on under “Your Account” before you do anything else.',
    reason: 'they had not turned on two-step sign-in',
    unlisted: true,
  },
  'confirmation-invalid': {
    status: 400,
    title: 'Link not valid',
    detail: 'This link has been used already or has expired. Try to sign in, or sign up again to get a new link.',
    reason: 'the link was too old or used already',
  },
  'reset-invalid': {
    status: 400,
    title: 'Link or code not valid',
    detail:
      'This link or code has been used already, was replaced by a newer one, has expired, or was mistyped. Check it, or get a new one.',
    reason: 'the link or code was too old or used already',
  },
  'invitation-invalid': {
    status: 409,
    title: 'Invitation not valid',
    detail: 'This invitation was used or withdrawn already, or it has expired.',
    studentDetail:
      'This invitation was used or withdrawn already, or it has expired. Please ask the center for a new one.',
    reason: 'the invitation was used or withdrawn already, or too old',
  },
  'family-access-exists': {
    status: 409,
    title: 'Added already',
    detail: 'Your account has this student already.',
    reason: 'the account had this student already',
  },
  'families-full': {
    status: 409,
    title: 'Too many families',
    detail: `A student has at most ${FAMILIES_PER_STUDENT_MAX} family accounts and invitations. End or withdraw one first.`,
    reason: 'there were too many family accounts and invitations',
  },
  'sign-ups-closed': {
    status: 403,
    title: 'No sign-ups',
    detail: 'You cannot create an account here yourself. Please ask your tutor for one.',
    reason: 'people cannot sign up here',
  },
  'sign-ups-limited': { status: 429, title: 'Too many sign-ups', reason: 'too many people had signed up' },
  'sign-up-unknown': {
    status: 404,
    title: 'Account not found',
    detail: 'There is no new account with this id. It may have expired.',
    reason: 'there is no such new account anymore',
  },
  'sign-up-decided': { status: 409, title: 'Already decided', reason: 'another tutor had already decided about it' },
  'version-mismatch': {
    status: 412,
    title: 'Changed while you were editing',
    detail: 'Someone changed this student while you were editing. Review the change before saving.',
    reason: 'it had been changed by another person first',
  },
  'command-reused': {
    status: 422,
    title: 'Key used before',
    detail: 'This Idempotency-Key belongs to another request. Send this one with a new key.',
    reason: 'the request had been sent before, with other entries',
  },
  'tutor-unknown': {
    status: 404,
    title: 'Tutor not found',
    detail: 'There is no such tutor, or they have been archived.',
    reason: 'there is no such tutor anymore',
  },
  'tutor-current': {
    status: 409,
    title: 'Current tutor',
    detail: 'This person is a tutor already.',
    reason: 'they were a tutor already',
  },
  'invitation-open': {
    status: 409,
    title: 'Invited already',
    detail: 'This person is invited already. You can make a new link for the invitation.',
    reason: 'they were invited already',
  },
  'invitation-unknown': {
    status: 404,
    title: 'Invitation not found',
    detail: 'This invitation was accepted or withdrawn.',
    reason: 'it had been accepted or withdrawn',
  },
  'last-owner': {
    status: 409,
    title: 'Last owner',
    detail: 'The center needs an owner. Make somebody else an owner first.',
    reason: 'nobody else owns the center',
  },
  'homework-tutor-unknown': {
    status: 422,
    title: 'Tutor not found',
    detail: 'Choose another tutor, who is not archived.',
    field: 'homework_to',
    reason: 'the assignments cannot go to that tutor',
  },
  'homework-unknown': {
    status: 404,
    title: 'Assignment Not Found',
    detail: 'There is no assignment with this id for this account.',
    reason: 'there is no such assignment for this account',
  },
  'homework-changed': {
    status: 409,
    title: 'Assignment changed',
    detail:
      'The tutor changed this assignment while you were working on it. Review the change before submitting; your answers are kept.',
    reason: 'the tutor had changed the assignment first',
  },
  'question-unknown': {
    status: 422,
    title: 'Question of another assignment',
    detail: 'A question belongs to another assignment. Load the assignment again before saving.',
    reason: 'a question belongs to another assignment',
  },
  'regrading-needed': {
    status: 409,
    title: 'Submitted work is affected',
    detail: 'The change affects work that was submitted. Choose what happens to its grades.',
    reason: 'it would have changed the grades of submitted work',
    unlisted: true,
  },
  'student-submitted': {
    status: 409,
    title: 'Work was submitted',
    detail: 'A student who has submitted would be unassigned. Their submission is kept; confirm before saving.',
    field: 'assigned_students',
    reason: 'a student had submitted already',
    unlisted: true,
  },
  'student-not-assignable': {
    status: 422,
    title: 'Student cannot be assigned',
    detail: 'One of the assigned students has been deleted, or is not a student.',
    field: 'assigned_students',
    reason: 'a student had been deleted',
  },
  'already-submitted': {
    status: 409,
    title: 'Submitted already',
    detail: 'This assignment has been submitted already.',
    reason: 'it had been submitted already',
  },
  'incomplete-submission': {
    status: 422,
    title: 'Incomplete submission',
    detail: 'Please answer all questions before submitting.',
    reason: 'not all questions were answered',
  },
  'answers-unknown': {
    status: 422,
    title: 'Answers do not match',
    detail: "One of the answers doesn't match its question. Load the assignment again before submitting.",
    reason: 'an answer did not fit its question',
  },
  'not-submitted': {
    status: 404,
    title: 'Nothing submitted',
    detail: 'This student has not submitted anything.',
    reason: 'nothing had been submitted',
  },
  'already-graded': {
    status: 409,
    title: 'Graded already',
    detail: 'This submission has been graded already. Correct the grade instead.',
    reason: 'it had been graded already',
  },
  'not-graded': {
    status: 409,
    title: 'Not graded yet',
    detail: 'This submission has not been graded yet.',
    reason: 'it had not been graded yet',
  },
  'draft-changed': {
    status: 409,
    title: 'Draft changed',
    detail: 'This draft was saved on another device while you were editing.',
    reason: 'a newer draft had been saved on another device',
    unlisted: true,
  },
  'drafts-full': {
    status: 409,
    title: 'Drafts have reached their limit',
    detail: 'Your unsubmitted drafts have reached the limit. Submit or discard some of them.',
    reason: 'the drafts had reached their limit',
    unlisted: true,
  },
  'picture-unusable': {
    status: 422,
    title: 'Picture not usable',
    detail: 'This picture cannot be shown.',
    reason: 'the picture cannot be shown',
  },
  'picture-unreachable': {
    status: 422,
    title: 'Picture not found',
    detail: 'This picture could not be loaded.',
    reason: 'the picture could not be loaded',
  },
  'no-questions': {
    status: 422,
    title: 'No questions',
    detail: "We couldn't create practice questions for this topic. Please try again or choose a different topic.",
    reason: 'there are no questions on that topic',
  },
  'practice-unknown': {
    status: 404,
    title: 'Practice session not found',
    detail: 'There is no practice session with this id for this account.',
    reason: 'there is no such practice session for this account',
  },
  'practice-expired': {
    status: 409,
    title: 'Practice session expired',
    detail: 'The time to answer this practice session is over. Please start a new one.',
    reason: 'the time to answer it was over',
  },
  'practice-before-approval': {
    status: 409,
    title: 'Your account was approved',
    detail: 'Your tutor has approved your account, so this practice session has ended. Start a new one: it counts.',
    reason: 'the session was started before the account was approved',
    unlisted: true,
  },
  'practice-unfinished': {
    status: 409,
    title: 'Practice session not finished',
    detail: 'Not all questions of this practice session are answered yet.',
    reason: 'not all questions were answered',
  },
  'no-such-option': {
    status: 422,
    title: 'No such question or option',
    detail: 'This practice session has no such question or option.',
    reason: 'there is no such question or option',
  },
  'not-answered': {
    status: 409,
    title: 'Not answered yet',
    detail: 'Answer the question before you report it.',
    reason: 'the question was not answered yet',
  },
  'nickname-changed': {
    status: 409,
    title: 'Nickname changed',
    detail: 'This student no longer has that nickname.',
    reason: 'the student had changed the nickname',
  },
  'absence-in-past': {
    status: 409,
    title: 'Day in the past',
    detail: 'That day is over. Choose today or a later day.',
    field: 'date',
    reason: 'the day was in the past',
  },
  'absence-too-far': {
    status: 409,
    title: 'Day too far ahead',
    detail: `Choose a day within the next ${ABSENCE_AHEAD_DAYS_MAX} days.`,
    field: 'date',
    reason: 'the day was too far ahead',
  },
  'absence-reported': {
    status: 409,
    title: 'Absence reported already',
    detail: 'An absence is reported for this day already.',
    field: 'date',
    reason: 'an absence was reported for that day already',
  },
  'absence-marked': {
    status: 409,
    title: 'Attendance recorded',
    detail: 'Attendance for this day is recorded already. If it is wrong, ask about it in your class history.',
    field: 'date',
    reason: 'attendance for that day was recorded already',
  },
  'absence-reported-too-often': {
    status: 409,
    title: 'Reported too often',
    detail: 'You have changed this too often. Please tell your tutor.',
    field: 'date',
    reason: 'the absence had been reported and withdrawn too often',
  },
  'absences-full': {
    status: 409,
    title: 'Too many absences',
    detail: `A student can have at most ${ABSENCES_OPEN_MAX} reported absences ahead.`,
    field: 'date',
    reason: 'too many absences were reported',
  },
  'closed-day-in-past': {
    status: 409,
    title: 'Day in the past',
    detail: 'Choose today or a later day.',
    field: 'from',
    reason: 'the day was in the past',
  },
  'closed-days-full': {
    status: 409,
    title: 'Too many closed days',
    detail: `The center can have at most ${CLOSED_DAYS_MAX} closed days ahead.`,
    field: 'to',
    reason: 'there are too many closed days',
  },
  'group-unknown': {
    status: 404,
    title: 'Group not found',
    detail: 'This group does not exist, or it was removed.',
    reason: 'the group had been removed',
  },
  'group-name-taken': {
    status: 409,
    title: 'Name in use',
    detail: 'There is already a group with this name.',
    field: 'name',
    reason: 'another group has this name',
  },
  'group-renamed': {
    status: 409,
    title: 'Group renamed',
    detail: 'This group was renamed while you were editing. Save again to use your name instead.',
    field: 'name',
    reason: 'another person had renamed the group first',
  },
  'schedule-in-past': {
    status: 409,
    title: 'Class times in the past',
    detail: 'Choose today or a later day. Past days keep the times they had.',
    field: 'from',
    reason: 'the day was in the past',
  },
  'schedule-changed': {
    status: 409,
    title: 'Class times changed',
    detail: 'These class times were changed while you were editing. Save again to use yours instead.',
    reason: 'another person had changed the class times first',
  },
  'group-full': {
    status: 409,
    title: 'Group full',
    detail: `A group has at most ${GROUP_STUDENTS_MAX} students.`,
    reason: 'a group cannot have more students',
  },
  'groups-full': {
    status: 409,
    title: 'Too many groups',
    detail: `There are at most ${GROUPS_MAX} groups. Remove one that you no longer need.`,
    reason: 'there are too many groups',
  },
  'check-running': {
    status: 409,
    title: 'A check is running',
    detail: 'The record is being checked already. The result will show on this page.',
    reason: 'a check was running',
  },
  'replay-running': {
    status: 409,
    title: 'Replay running',
    detail: 'A replay is running. Wait until it has finished, or cancel it.',
    reason: 'a replay was running',
  },
  'comparison-running': {
    status: 409,
    title: 'Comparison running',
    detail: 'A comparison is running. Wait until it has finished, or cancel it.',
    reason: 'a comparison was running',
  },
  'sandbox-exists': {
    status: 409,
    title: 'Name in use',
    detail: 'There is already a sandbox with this name. Drop it first, or use another name.',
    field: 'name',
    reason: 'a sandbox had this name already',
  },
  'sandboxes-full': {
    status: 409,
    title: 'Too many sandboxes',
    detail: `There are at most ${SANDBOXES_MAX} sandboxes. Drop one that you no longer need.`,
    reason: 'there were too many sandboxes',
  },
  'sandbox-unknown': {
    status: 404,
    title: 'Sandbox not found',
    detail: 'This sandbox does not exist, or it was dropped.',
    reason: 'there was no such sandbox',
  },
  'sandbox-not-comparable': {
    status: 409,
    title: 'Not comparable',
    detail: 'This sandbox is incomplete, or another release of Rollbook built it. Drop it, then replay the day again.',
    reason: 'the sandbox could not be compared',
  },
  'what-if-running': {
    status: 409,
    title: 'What-if running',
    detail: 'Another what-if is running. Wait until it has finished, or cancel it.',
    reason: 'another what-if was running',
  },
  'import-running': {
    status: 409,
    title: 'Import running',
    detail: 'Students are being imported right now. Wait until it has finished, then look at the preview again.',
    reason: 'another import was running',
  },
  'import-outdated': {
    status: 409,
    title: 'Preview out of date',
    detail: 'Students, groups or rules have changed since this preview. Look at it again.',
    reason: 'the preview was out of date',
  },
  'import-file-unreadable': {
    status: 422,
    title: 'File not readable',
    detail: 'The rows of this file cannot be read: a quotation mark has no end. Save it as CSV again.',
    reason: 'the file could not be read',
  },
  'import-file-empty': {
    status: 422,
    title: 'No rows',
    detail: 'This file has no rows with students.',
    reason: 'the file had no rows',
  },
  'import-file-too-long': {
    status: 422,
    title: 'Too many rows',
    detail: `A file can have at most ${IMPORT_LINES_MAX.toLocaleString('en-US')} students. Split it.`,
    reason: 'the file had too many rows',
  },
  'import-unknown': {
    status: 404,
    title: 'Import not found',
    detail: 'There is no such import, or its rows are no longer kept.',
    reason: 'there was no such import',
  },
  'undo-expired': {
    status: 409,
    title: 'Too late to undo',
    detail: "It's too late to undo this.",
    reason: 'the time to undo it was over',
  },
  'report-unknown': {
    status: 409,
    title: 'Report already decided',
    detail: 'This report was already decided, was taken back, or was never made.',
    reason: 'the report had been decided already',
  },
  'case-unknown': {
    status: 404,
    title: 'Question not found',
    detail: 'There is no such question about this student.',
    reason: 'there was no such question',
  },
  'case-exists': {
    status: 409,
    title: 'Asked already',
    detail: 'There is already a question about this. It is in the class history, with its answer.',
    studentDetail: 'You have already asked about this. The question and its answer are in your class history.',
    reason: 'it had been asked already',
  },
  'case-changed': {
    status: 409,
    title: 'Question changed',
    detail: 'This question was changed while you were writing. Review it before you go on.',
    reason: 'the question had been changed first',
  },
  'too-often': {
    status: 429,
    title: 'Too often',
    detail: "You've reached today's limit. Come back tomorrow!",
    reason: 'it was done too often that day',
  },
  busy: {
    status: 503,
    title: 'Busy',
    detail: 'The server is busy. Please try again in a moment.',
    reason: 'the server was busy',
  },
  'catching-up': {
    status: 503,
    title: 'Catching up',
    detail: 'The center is being brought up to date. This page will open by itself in a moment.',
    reason: 'the center was being brought up to date',
  },
  'log-lost': {
    status: 503,
    title: 'Part of the record is missing',
    detail:
      "Part of the center's record is missing on the server, so nothing can be saved until it is restored. The owner's page says what is missing.",
    reason: 'part of the record was missing on the server',
    studentDetail: 'Nothing can be saved right now. Please tell the center.',
  },
  unavailable: {
    status: 503,
    title: 'Not available',
    detail: 'The records cannot be reached now. Please try again in a moment.',
    reason: 'the records could not be reached',
  },
  // It has no detail, so that the page shows the specified ‘An unexpected error occurred’.
  unexpected: { status: 500, title: 'Unexpected error', reason: 'something went wrong on the server' },
});

/** Stable code of a problem, for programs. */
export type ProblemCode = keyof typeof problems;
export const problemCodes = Object.keys(problems) as [ProblemCode, ...ProblemCode[]];
