/** Maps refusals to problems (RFC 9457): status, code and sentence. Screens decide by `code`; people read `detail`. */
import type { Problem, ProblemCode } from '#contracts/problem.ts';
import { SANDBOXES_MAX } from '#contracts/sandboxes.ts';
import { GROUP_STUDENTS_MAX, GROUPS_MAX } from '#events/values/limits.ts';
import type { Refusal } from './refuse.ts';

interface Wording {
  readonly status: number;
  readonly title: string;
  readonly detail?: string;
  /** The field to which the problem always belongs; `detail` becomes its error. */
  readonly field?: string;
}

const wordings: Readonly<Record<ProblemCode, Wording>> = {
  'invalid-request': { status: 400, title: 'The request is not valid' },
  'not-json': { status: 400, title: 'The request is not JSON', detail: 'The body of the request is not valid JSON.' },
  'body-too-large': { status: 413, title: 'The request is too large', detail: 'The request is larger than 64 kB.' },
  // Specification, section 6, requires exactly this word.
  unauthorized: { status: 403, title: 'Not for this account', detail: 'Unauthorized' },
  'signed-out': { status: 401, title: 'Signed out', detail: 'Unauthorized' },
  'another-account': {
    status: 409,
    title: 'Another account is signed in',
    detail: "You're now signed in as someone else, so nothing was saved.",
  },
  'wrong-origin': {
    status: 403,
    title: 'Sent from another site',
    detail: 'This request did not come from a page of this site, so it was not carried out.',
  },
  'wrong-host': {
    status: 421,
    title: 'Sent to another host',
    detail: 'This server does not answer under this name.',
  },
  'too-many-requests': {
    status: 429,
    title: 'Too many requests',
    detail: 'There were too many attempts. Please wait a minute and try again.',
  },
  'not-found': { status: 404, title: 'Not found', detail: 'There is nothing at this address.' },
  'student-unknown': { status: 404, title: 'Student not found', detail: 'There is no student with this id.' },
  'student-archived': {
    status: 409,
    title: 'Former student',
    detail: 'This student has been deleted. Restore the account before changing anything.',
  },
  'key-missing': {
    status: 409,
    title: 'Key missing',
    detail:
      'The key to this person’s texts is missing, so nothing was saved. It must be restored from a backup; the dashboard shows who to ask.',
  },
  'student-not-archived': { status: 409, title: 'Current student', detail: 'This student has not been deleted.' },
  'date-in-future': { status: 422, title: 'Date in the future', detail: 'The date is in the future.' },
  'purchase-unknown': {
    status: 404,
    title: 'Purchase not found',
    detail: 'This student has no such purchase. Only classes that a tutor added can be reversed.',
  },
  'purchase-reversed': { status: 409, title: 'Already reversed', detail: 'This purchase was already reversed.' },
  'purchase-used': {
    status: 409,
    title: 'Purchase used',
    detail:
      "Some of these classes have since been used or removed, so the whole purchase can't be reversed. Remove the classes that are left instead.",
  },
  'nothing-waiting': {
    status: 409,
    title: 'Nothing is waiting',
    detail: "This student doesn't have that many classes waiting.",
  },
  'rules-in-past': {
    status: 422,
    title: 'Day in the past',
    detail: 'Rules can change from today on, not for a day that is over.',
    field: 'from',
  },
  'packet-unknown': {
    status: 404,
    title: 'Packet not found',
    detail: 'There is no such packet about this student. It may have been erased with the student’s personal data.',
  },
  'record-damaged': {
    status: 409,
    title: 'Record damaged',
    detail:
      'The record of classes does not add up or does not match its last seal, so no packet was made. Check the record first.',
  },
  'no-room': {
    status: 409,
    title: 'No room',
  },
  'no-mark': { status: 409, title: 'No attendance', detail: 'No attendance is recorded on this date.' },
  'not-uncovered': {
    status: 409,
    title: 'Nothing to settle',
    detail: 'The class of this date is not uncovered, so there is nothing to settle.',
  },
  'no-classes-left': {
    status: 409,
    title: 'No classes left',
    detail: 'This student has no classes left, so none could be taken.',
  },
  'mark-changed': {
    status: 409,
    title: 'Attendance changed',
    detail: 'The attendance of this date was changed while you were editing. Review the change before saving.',
  },
  'date-taken': {
    status: 409,
    title: 'Attendance is recorded already',
    detail: 'Attendance is already recorded on this date.',
    field: 'date',
  },
  'reason-needed': {
    status: 400,
    title: 'Reason missing',
    detail: 'Please give a reason.',
    field: 'reason',
  },
  'email-taken': {
    status: 409,
    title: 'Email in use',
    detail: 'There is already an account with this email address.',
    field: 'email',
  },
  'wrong-credentials': {
    status: 401,
    title: 'Wrong email or password',
    detail: 'The email address or the password is wrong.',
  },
  'confirmation-invalid': {
    status: 400,
    title: 'Link not valid',
    detail: 'This link has been used already or has expired. Try to sign in, or sign up again to get a new link.',
  },
  'sign-ups-closed': {
    status: 403,
    title: 'No sign-ups',
    detail: 'You cannot create an account here yourself. Please ask your tutor for one.',
  },
  'sign-ups-limited': { status: 429, title: 'Too many sign-ups' },
  'sign-up-unknown': {
    status: 404,
    title: 'Account not found',
    detail: 'There is no new account with this id. It may have expired.',
  },
  'sign-up-decided': { status: 409, title: 'Already decided' },
  'version-mismatch': {
    status: 412,
    title: 'Changed while you were editing',
    detail: 'Someone changed this student while you were editing. Review the change before saving.',
  },
  'command-reused': {
    status: 422,
    title: 'Key used before',
    detail: 'This Idempotency-Key belongs to another request. Send this one with a new key.',
  },
  'homework-unknown': {
    status: 404,
    title: 'Assignment Not Found',
    detail: 'There is no assignment with this id for this account.',
  },
  'homework-changed': {
    status: 409,
    title: 'Assignment changed',
    detail:
      'The tutor changed this assignment while you were working on it. Review the change before submitting; your answers are kept.',
  },
  'question-unknown': {
    status: 422,
    title: 'Question of another assignment',
    detail: 'A question belongs to another assignment. Load the assignment again before saving.',
  },
  'regrading-needed': {
    status: 409,
    title: 'Submitted work is affected',
    detail: 'The change affects work that was submitted. Choose what happens to its grades.',
  },
  'student-submitted': {
    status: 409,
    title: 'Work was submitted',
    detail: 'A student who has submitted would be unassigned. Their submission is kept; confirm before saving.',
    field: 'assigned_students',
  },
  'student-not-assignable': {
    status: 422,
    title: 'Student cannot be assigned',
    detail: 'One of the assigned students has been deleted, or is not a student.',
    field: 'assigned_students',
  },
  'already-submitted': {
    status: 409,
    title: 'Submitted already',
    detail: 'This assignment has been submitted already.',
  },
  'incomplete-submission': {
    status: 422,
    title: 'Incomplete submission',
    detail: 'Please answer all questions before submitting.',
  },
  'answers-unknown': {
    status: 422,
    title: 'Answers do not match',
    detail: "One of the answers doesn't match its question. Load the assignment again before submitting.",
  },
  'not-submitted': { status: 404, title: 'Nothing submitted', detail: 'This student has not submitted anything.' },
  'already-graded': {
    status: 409,
    title: 'Graded already',
    detail: 'This submission has been graded already. Correct the grade instead.',
  },
  'not-graded': { status: 409, title: 'Not graded yet', detail: 'This submission has not been graded yet.' },
  'draft-changed': {
    status: 409,
    title: 'Draft changed',
    detail: 'This draft was saved on another device while you were editing.',
  },
  'drafts-full': {
    status: 409,
    title: 'Drafts have reached their limit',
    detail: 'Your unsubmitted drafts have reached the limit. Submit or discard some of them.',
  },
  'picture-unusable': { status: 422, title: 'Picture not usable', detail: 'This picture cannot be shown.' },
  'picture-unreachable': { status: 422, title: 'Picture not found', detail: 'This picture could not be loaded.' },
  'no-questions': {
    status: 422,
    title: 'No questions',
    detail: "We couldn't create practice questions for this topic. Please try again or choose a different topic.",
  },
  'practice-unknown': {
    status: 404,
    title: 'Practice session not found',
    detail: 'There is no practice session with this id for this account.',
  },
  'practice-expired': {
    status: 409,
    title: 'Practice session expired',
    detail: 'The time to answer this practice session is over. Please start a new one.',
  },
  'practice-before-approval': {
    status: 409,
    title: 'Your account was approved',
    detail: 'Your tutor has approved your account, so this practice session has ended. Start a new one: it counts.',
  },
  'practice-completed': {
    status: 409,
    title: 'Practice session completed',
    detail: 'This practice session is already complete, so its answers can no longer be changed.',
  },
  'practice-unfinished': {
    status: 409,
    title: 'Practice session not finished',
    detail: 'Not all questions of this practice session are answered yet.',
  },
  'no-such-option': {
    status: 422,
    title: 'No such question or option',
    detail: 'This practice session has no such question or option.',
  },
  'not-answered': {
    status: 409,
    title: 'Not answered yet',
    detail: 'Answer the question before you report it.',
  },
  'nickname-changed': {
    status: 409,
    title: 'Nickname changed',
    detail: 'This student no longer has that nickname.',
  },
  'group-unknown': { status: 404, title: 'Group not found', detail: 'This group does not exist, or it was removed.' },
  'group-name-taken': {
    status: 409,
    title: 'Name in use',
    detail: 'There is already a group with this name.',
    field: 'name',
  },
  'group-full': {
    status: 409,
    title: 'Group full',
    detail: `A group has at most ${GROUP_STUDENTS_MAX} students.`,
  },
  'groups-full': {
    status: 409,
    title: 'Too many groups',
    detail: `There are at most ${GROUPS_MAX} groups. Remove one that you no longer need.`,
  },
  'replay-running': {
    status: 409,
    title: 'Replay running',
    detail: 'A replay is running. Wait until it has finished, or cancel it.',
  },
  'sandbox-exists': {
    status: 409,
    title: 'Name in use',
    detail: 'There is already a sandbox with this name. Drop it first, or use another name.',
    field: 'name',
  },
  'sandboxes-full': {
    status: 409,
    title: 'Too many sandboxes',
    detail: `There are at most ${SANDBOXES_MAX} sandboxes. Drop one that you no longer need.`,
  },
  'sandbox-unknown': {
    status: 404,
    title: 'Sandbox not found',
    detail: 'This sandbox does not exist, or it was dropped.',
  },
  'sandbox-not-comparable': {
    status: 409,
    title: 'Not comparable',
    detail: 'This sandbox is incomplete, or another release of Rollbook built it. Drop it, then replay the day again.',
  },
  'log-too-long': {
    status: 409,
    title: 'Too many events',
    detail:
      'The record is too long for this page. Ask the person who runs the server to run “npm run rollbook -- what-if”.',
  },
  'undo-expired': {
    status: 409,
    title: 'Too late to undo',
    detail: "It's too late to undo this.",
  },
  'report-unknown': {
    status: 409,
    title: 'Report already decided',
    detail: 'This report was already decided, was taken back, or was never made.',
  },
  'case-unknown': { status: 404, title: 'Question not found', detail: 'This student has not asked this question.' },
  'case-exists': {
    status: 409,
    title: 'Asked already',
    detail: 'You have already asked about this. The question and its answer are in your class history.',
  },
  'case-changed': {
    status: 409,
    title: 'Question changed',
    detail: 'This question was answered, resolved or asked again while you were writing. Review it before you go on.',
  },
  'too-often': { status: 429, title: 'Too often', detail: "You've reached today's limit. Come back tomorrow!" },
  busy: { status: 503, title: 'Busy', detail: 'The server is busy. Please try again in a moment.' },
  unavailable: {
    status: 503,
    title: 'Not available',
    detail: 'The records cannot be reached now. Please try again in a moment.',
  },
  // It has no detail, so that the page shows the specified ‘An unexpected error occurred’.
  unexpected: { status: 500, title: 'Unexpected error' },
};

/** The default sentence of a code, for one refused row of a request with several. */
export const toProblemSentence = (code: ProblemCode): string =>
  wordings[code].detail ?? 'An unexpected error occurred.';

/** Sentences that differ for students, who cannot restore a key themselves. */
const sentencesForStudents: Partial<Record<ProblemCode, string>> = {
  'key-missing': 'Something is wrong with your account. Please tell your tutor.',
};

/** The problem of a refusal with the wording for students. */
export const toStudentProblem = (refusal: Refusal): Problem =>
  toProblem({
    ...refusal,
    ...(sentencesForStudents[refusal.refused] && { detail: sentencesForStudents[refusal.refused] }),
  });

/** The problem that answers a refusal, with the status and the wording of its code. */
export function toProblem({
  refused: code,
  status,
  detail,
  changedBy,
  changedAt,
  topics,
  modelFailure,
  ...refusal
}: Refusal): Problem {
  const wording = wordings[code];
  const ownDetail = detail ?? wording.detail;
  const errors = refusal.errors ?? (wording.field && ownDetail ? { [wording.field]: ownDetail } : undefined);
  const sentence = ownDetail ?? (errors && Object.values(errors).join(' '));
  return {
    type: `urn:rollbook:problem:${code}`,
    title: wording.title,
    status: status ?? wording.status,
    code,
    ...(sentence && { detail: sentence }),
    ...(errors && { errors }),
    ...(changedBy && { changed_by: changedBy }),
    ...(changedAt && { changed_at: changedAt }),
    ...(topics && { topics: [...topics] }),
    ...(modelFailure && { model_failure: modelFailure }),
  };
}
