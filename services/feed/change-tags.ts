import {
  HOMEWORK_TAG,
  homeworkTag,
  LEADERBOARD_TAG,
  PRACTICE_REPORTS_TAG,
  ROSTER_TAG,
  STUDENTS_TAG,
  studentTag,
  TUTORS_TAG,
} from '#contracts/tags.ts';
import { parseHomeworkStream } from '#events/homework/homework-stream.ts';
import { parseLeaderboardStream } from '#events/leaderboard/leaderboard-stream.ts';
import { parsePracticeStream } from '#events/practice/practice-stream.ts';
import { parseStudentStream } from '#events/student/student-stream.ts';
import { parseSubmissionStream } from '#events/submission/submission-stream.ts';
import { parseTutorStream } from '#events/tutor/tutor-stream.ts';

/** Tag for a student's own screens, for changes that tutors' student screens do not show: homework and practice. */
const ownTag = (studentId: string) => `own:${studentId}`;
const OWN_PREFIX = ownTag('');

/** What decides which screens an event changes; `students` are those whom a homework is assigned to. */
export interface ChangingEvent {
  readonly stream: string;
  readonly type: string;
  readonly students?: readonly string[];
}

/** Events that change who stands on the boards, and with how many points. */
const ofTheBoards = new Set([
  'PracticeSessionCompleted',
  'PracticeReportAccepted',
  'LeaderboardPlaceChosen',
  'StudentArchived',
  'StudentRestored',
]);
/** Events that change who the students are, or the address that they are found by. */
const ofTheRoster = new Set(['StudentEnrolled', 'StudentArchived', 'StudentRestored', 'StudentEmailChanged']);
/** Events that change which reports wait for a tutor, and how they were settled. */
const ofReports = new Set(['PracticeQuestionReported', 'PracticeReportAccepted', 'PracticeReportDismissed']);

/**
 * The tags of what an event changes on screens. Sums over all students and lists of what happened change with each event
 * of a student; a row that shows one student, and the student's own screens, go by the student's tag alone.
 */
export const toChangeTags = ({ stream, type, students = [] }: ChangingEvent): readonly string[] => [
  ...tagsOfStream(stream, students),
  ...(ofTheRoster.has(type) ? [ROSTER_TAG] : []),
  ...(ofTheBoards.has(type) ? [LEADERBOARD_TAG] : []),
  ...(ofReports.has(type) ? [PRACTICE_REPORTS_TAG] : []),
];

function tagsOfStream(stream: string, students: readonly string[]): readonly string[] {
  const student = parseStudentStream(stream);
  if (student !== undefined) return [STUDENTS_TAG, studentTag(student)];
  const homework = parseHomeworkStream(stream);
  if (homework !== undefined) return [HOMEWORK_TAG, homeworkTag(homework), ...students.map(ownTag)];
  const submission = parseSubmissionStream(stream);
  if (submission) return [HOMEWORK_TAG, homeworkTag(submission.homeworkId), ownTag(submission.studentId)];
  const practising = parsePracticeStream(stream)?.studentId ?? parseLeaderboardStream(stream);
  if (practising !== undefined) return [ownTag(practising)];
  return parseTutorStream(stream) === undefined ? [] : [TUTORS_TAG];
}

/** The tags that a person may see: a tutor all of them, a student the boards' tag and their own. */
export function visibleTags(
  tags: readonly string[],
  to: { readonly role: string; readonly id: string },
): readonly string[] {
  if (to.role === 'tutor') return tags.filter((tag) => !tag.startsWith(OWN_PREFIX));
  const own = studentTag(to.id);
  return [
    ...(tags.includes(own) || tags.includes(ownTag(to.id)) ? [own] : []),
    ...(tags.includes(LEADERBOARD_TAG) ? [LEADERBOARD_TAG] : []),
  ];
}
