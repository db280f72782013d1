import {
  ANY_STUDENT_TAG,
  CASES_TAG,
  CENTRE_TAG,
  GROUPS_TAG,
  HOMEWORK_TAG,
  LEADERBOARD_TAG,
  PRACTICE_REPORTS_TAG,
  ROSTER_TAG,
  SEALS_TAG,
  TUTORS_TAG,
  toHomeworkTag,
  toStudentTag,
} from '#contracts/tags.ts';
import type { CatalogueEvent } from '#events/catalogue/event-catalogue.ts';
import { parseCasesStream } from '#events/classes/cases/cases-stream.ts';
import { parseStudentStream } from '#events/classes/student/student-stream.ts';
import { CENTRE_STREAM } from '#events/core/centre/centre-stream.ts';
import { LEDGER_SEALS_STREAM } from '#events/core/ledger-seal/ledger-seal-stream.ts';
import { parseAssignedPracticeStream } from '#events/learning/assigned-practice/assigned-practice-stream.ts';
import { parseHomeworkStream } from '#events/learning/homework/homework-stream.ts';
import { parseLeaderboardStream } from '#events/learning/leaderboard/leaderboard-stream.ts';
import { parsePracticeStream } from '#events/learning/practice/practice-stream.ts';
import { parseSubmissionStream } from '#events/learning/submission/submission-stream.ts';
import { GROUPS_STREAM } from '#events/people/group/groups-stream.ts';
import { parseTutorStream } from '#events/people/tutor/tutor-stream.ts';

/** Internal tag for changes that only the student is notified of, as the student's tag: their homework and practice. */
const ownTag = (studentId: string) => `own:${studentId}`;
const OWN_PREFIX = ownTag('');

/** The parts of an event that determine its tags; `students` are the ids of a homework's assigned students. */
export interface ChangeTagInput {
  readonly stream: string;
  readonly type: string;
  readonly students?: readonly string[];
}

/** Events that change the entries or points of the leaderboard. */
const leaderboardEvents: ReadonlySet<string> = new Set<CatalogueEvent['type']>([
  'PracticeSessionCompleted',
  'PracticeReportAccepted',
  'PracticeReportReopened',
  'LeaderboardPlaceChosen',
  'NicknameReset',
  'StudentArchived',
  'StudentRestored',
]);
/** Events that change the set of students, or an e-mail address by which lists find them. */
const rosterEvents: ReadonlySet<string> = new Set<CatalogueEvent['type']>([
  'StudentEnrolled',
  'StudentArchived',
  'StudentRestored',
  'StudentEmailChanged',
]);
/** Events that change the list of reported practice questions. */
const reportEvents: ReadonlySet<string> = new Set<CatalogueEvent['type']>([
  'PracticeQuestionReported',
  'PracticeReportAccepted',
  'PracticeReportDismissed',
  'PracticeReportReopened',
  'PracticeReportWithdrawn',
]);

/**
 * Returns the tags of the screens that an event changes. Every event of a student changes sums and histories over all
 * students (ANY_STUDENT_TAG); rows of one student and the student's own screens depend only on the student's tag.
 */
export const toChangeTags = ({ stream, type, students = [] }: ChangeTagInput): readonly string[] => [
  ...toStreamTags(stream, students),
  ...(rosterEvents.has(type) ? [ROSTER_TAG] : []),
  ...(leaderboardEvents.has(type) ? [LEADERBOARD_TAG] : []),
  ...(reportEvents.has(type) ? [PRACTICE_REPORTS_TAG] : []),
];

function toStreamTags(stream: string, students: readonly string[]): readonly string[] {
  const student = parseStudentStream(stream);
  if (student !== undefined) return [ANY_STUDENT_TAG, toStudentTag(student)];
  const practiceOf = parseAssignedPracticeStream(stream);
  if (practiceOf !== undefined) return [toStudentTag(practiceOf)];
  const caseOf = parseCasesStream(stream);
  if (caseOf !== undefined) return [CASES_TAG, toStudentTag(caseOf)];
  const homework = parseHomeworkStream(stream);
  if (homework !== undefined) return [HOMEWORK_TAG, toHomeworkTag(homework), ...students.map(ownTag)];
  const submission = parseSubmissionStream(stream);
  if (submission) return [HOMEWORK_TAG, toHomeworkTag(submission.homeworkId), ownTag(submission.studentId)];
  const practising = parsePracticeStream(stream)?.studentId ?? parseLeaderboardStream(stream);
  if (practising !== undefined) return [ownTag(practising)];
  if (stream === CENTRE_STREAM) return [CENTRE_TAG];
  if (stream === GROUPS_STREAM) return [GROUPS_TAG];
  if (stream === LEDGER_SEALS_STREAM) return [SEALS_TAG];
  return parseTutorStream(stream) === undefined ? [] : [TUTORS_TAG];
}

/** Tags that students see too, although they concern more than themselves. */
const EVERYBODYS_TAGS: ReadonlySet<string> = new Set([LEADERBOARD_TAG, GROUPS_TAG, CENTRE_TAG]);

/**
 * Returns the tags that a person may see: tutors all public tags; students their own tag, and those of the leaderboard, its
 * groups and the centre.
 */
export function filterVisibleTags(
  tags: readonly string[],
  to: { readonly role: string; readonly id: string },
): readonly string[] {
  if (to.role === 'tutor') return tags.filter((tag) => !tag.startsWith(OWN_PREFIX));
  const own = toStudentTag(to.id);
  return [
    ...(tags.includes(own) || tags.includes(ownTag(to.id)) ? [own] : []),
    ...tags.filter((tag) => EVERYBODYS_TAGS.has(tag)),
  ];
}
