import type { ChangeTag } from '#contracts/tags.ts';
import type { CatalogueEvent } from '#events/catalogue/event-catalogue.ts';
import { parseCasesStream } from '#events/classes/cases/cases-stream.ts';
import { isPaperStream } from '#events/classes/papers/paper-streams.ts';
import type { StudentEvent } from '#events/classes/student/events.ts';
import { parseStudentStream } from '#events/classes/student/student-stream.ts';
import { CENTRE_STREAM } from '#events/core/centre/centre-stream.ts';
import { LEDGER_SEALS_STREAM } from '#events/core/ledger-seal/ledger-seal-stream.ts';
import { parseAssignedPracticeStream } from '#events/learning/assigned-practice/assigned-practice-stream.ts';
import { parseHomeworkStream } from '#events/learning/homework/homework-stream.ts';
import { parseLeaderboardStream } from '#events/learning/leaderboard/leaderboard-stream.ts';
import { parsePracticeStream } from '#events/learning/practice/practice-stream.ts';
import { parseRaceStream } from '#events/learning/race/race-stream.ts';
import { parseSubmissionStream } from '#events/learning/submission/submission-stream.ts';
import { parseWorksheetStream } from '#events/learning/worksheet/worksheet-stream.ts';
import { parseAccountStream } from '#events/people/account/account-stream.ts';
import { ERASURES_STREAM } from '#events/people/erasure/erasures-stream.ts';
import { GROUPS_STREAM } from '#events/people/group/groups-stream.ts';
import { parseTutorStream } from '#events/people/tutor/tutor-stream.ts';

/** Internal tag for changes that only the student is notified of, as the student's tag: their homework and practice. */
export const ownTag = (studentId: string) => `own:${studentId}` as const;

/** Internal tag for changes of a student that only tutors are notified of, as the student's tag. */
const staffTag = (studentId: string) => `staff:${studentId}` as const;

type Tag = ChangeTag | ReturnType<typeof ownTag | typeof staffTag>;

/** A notification of these would tell a family that a tutor wrote a private note, or invited another family, and when. */
const staffEvents: ReadonlySet<string> = new Set<StudentEvent['type']>([
  ...(['AttendancePrivatelyNoted', 'PasswordCodeMade', 'FamilyInvited', 'FamilyInvitationWithdrawn'] as const),
  // The family whose access changes is notified of it as of its children.
  ...(['FamilyAccessGiven', 'FamilyAccessEnded'] as const),
]);

/** The parts of an event that determine its tags; `students` are the ids of a homework's assigned students, or of a paper. */
export interface ChangeTagInput {
  readonly stream: string;
  readonly type: string;
  readonly students?: readonly string[];
}

/** Tags of events that change the set of students, the leaderboard, or the list of reported practice questions. */
const tagsByType: Readonly<Partial<Record<string, readonly ChangeTag[]>>> = {
  StudentEnrolled: ['roster'],
  StudentArchived: ['roster', 'leaderboard'],
  StudentRestored: ['roster', 'leaderboard'],
  // Lists find students by their e-mail address.
  StudentEmailChanged: ['roster'],
  AccountEmailChanged: ['roster'],
  LeaderboardPlaceChosen: ['leaderboard'],
  NicknameReset: ['leaderboard'],
  PracticeSessionCompleted: ['leaderboard'],
  PracticeQuestionReported: ['practice-reports'],
  PracticeReportAccepted: ['leaderboard', 'practice-reports'],
  PracticeReportDismissed: ['practice-reports'],
  PracticeReportReopened: ['leaderboard', 'practice-reports'],
  PracticeReportWithdrawn: ['practice-reports'],
  PracticeRaceRecorded: ['leaderboard'],
  RaceStarted: ['groups'],
  RaceEnded: ['groups'],
} satisfies Partial<Record<CatalogueEvent['type'], readonly ChangeTag[]>>;

/**
 * Returns the tags of the screens that an event changes. Every event of a student changes sums and histories over all
 * students ('students'); rows of one student and the student's own screens depend only on the student's tag.
 */
export const toChangeTags = ({ stream, type, students = [] }: ChangeTagInput): readonly Tag[] => [
  ...toStreamTags(stream, type, students),
  ...(tagsByType[type] ?? []),
];

function toStreamTags(stream: string, type: string, students: readonly string[]): readonly Tag[] {
  const student = parseStudentStream(stream);
  if (student !== undefined)
    return ['students', staffEvents.has(type) ? staffTag(student) : (`student:${student}` as const)];
  const accountOf = parseAccountStream(stream);
  // The stream does not say whether its person is a student or a tutor.
  if (accountOf !== undefined) return ['tutors', `student:${accountOf}`];
  const practiceOf = parseAssignedPracticeStream(stream);
  if (practiceOf !== undefined) return [`student:${practiceOf}`];
  const caseOf = parseCasesStream(stream);
  // A private note changes nothing that the student or a family may see, not even when tutors wrote about them.
  if (caseOf !== undefined) return type === 'CaseNoteAdded' ? ['cases'] : ['cases', `student:${caseOf}`];
  const homework = parseHomeworkStream(stream);
  if (homework !== undefined) return ['homework', `assignment:${homework}`, ...students.map(ownTag)];
  const submission = parseSubmissionStream(stream);
  if (submission) return ['homework', `assignment:${submission.homeworkId}`, ownTag(submission.studentId)];
  const practising = parsePracticeStream(stream)?.studentId ?? parseLeaderboardStream(stream);
  if (practising !== undefined) return [ownTag(practising)];
  const race = parseRaceStream(stream);
  if (race !== undefined) return [`race:${race}`];
  if (parseWorksheetStream(stream) !== undefined) return ['worksheets'];
  if (stream === CENTRE_STREAM) return ['centre'];
  if (stream === GROUPS_STREAM) return ['groups'];
  if (isPaperStream(stream)) return ['students', ...students.map((id) => `student:${id}` as const)];
  if (stream === LEDGER_SEALS_STREAM) return ['seals'];
  // Every list with names shows somebody else's name in the place of an erased one.
  if (stream === ERASURES_STREAM) return ['roster', 'students', 'tutors', 'homework', 'leaderboard', 'record'];
  return parseTutorStream(stream) === undefined ? [] : ['tutors'];
}

/** Tags that students see too, although they concern more than themselves. */
const EVERYBODYS_TAGS: ReadonlySet<string> = new Set<ChangeTag>(['leaderboard', 'groups', 'centre']);
/** The id of a race says nothing about it; `getRace` knows who may see it. */
const isEverybodys = (tag: string): boolean => EVERYBODYS_TAGS.has(tag) || tag.startsWith('race:');

/**
 * Returns the tags that a person may see: tutors all public tags; students their own tag, and those of the leaderboard, its
 * groups, the class races and the centre; families the tags of their children and of the centre.
 */
export function filterVisibleTags(
  tags: readonly string[],
  to: { readonly role: string; readonly id: string; readonly children?: ReadonlySet<string> },
): readonly string[] {
  if (to.role === 'tutor') {
    const visible = tags.filter((tag) => !tag.startsWith('own:'));
    return [...new Set(visible.map((tag) => tag.replace(/^staff:/, 'student:')))];
  }
  const isOwn = (id: string) => tags.includes(`student:${id}`) || tags.includes(ownTag(id));
  const own = [...(to.children ?? [to.id])].filter(isOwn).map((id) => `student:${id}`);
  return [...own, ...tags.filter((tag) => (to.children ? tag === 'centre' : isEverybodys(tag)))];
}
