/** Texts about a student's assignments and submissions; specified texts as in the specification, section 2. */
import { isolateBidi } from '#contracts/isolate-bidi.ts';
import { formatWeekdayAndDate } from '../lib/dates.ts';
import { FACT_SEPARATOR } from '../lib/fact-separator.ts';
import { formatCount } from '../lib/format-count.ts';

export const assignmentsLoadingFailedText = 'Error loading homework';

export const assignmentStatsTexts = { assigned: 'Assigned', completed: 'Completed', graded: 'Graded' };

export const toGreetingText = (name: string) => `Hi, ${isolateBidi(name)}! Here is what you can do next.`;

export const ownAssignmentsTexts = {
  heading: 'Your Assignments',
  loading: 'Loading assignments...',
  empty: {
    title: 'No assignments yet',
    text: "Your tutor hasn't assigned any homework yet. Check back later!",
  },
  questionCount: (count: number) => formatCount(count, 'question'),
  due: (date: string) => `Due ${formatWeekdayAndDate(date)}`,
  pastDue: 'Past due',
  late: 'Late',
  ready: 'Ready to start',
  inProgress: (answered: number, of: number) => `In progress · ${answered} of ${of} answered, not submitted`,
  start: 'Start Assignment',
  resume: 'Continue',
  read: 'View Submission',
  submitted: (when: string) => `Submitted ${when}`,
  feedback: 'Feedback',
  showAll: (count: number) => `Show all (${count})`,
  showFewer: 'Show fewer',
};

export const submissionBadgeTexts = {
  graded: (grade: number) => `Graded: ${grade}%`,
  submitted: 'Submitted',
  notStarted: 'Not Started',
};

/** Texts of a submission for its student and their family. */
export const submissionViewTexts = {
  loading: 'Loading submission...',
  loadingFailed: 'Error loading submissions',
  notFound: {
    title: 'Assignment Not Found',
    text: "The assignment you're looking for doesn't exist, or you no longer have access.",
  },
  grade: 'Grade',
  feedback: 'Feedback',
};

export const ownSubmissionTexts = {
  waiting: 'Your submission is being reviewed by your tutor.',
  answers: 'Your answers',
  keysHidden: 'Your tutor does not show the correct answers for this assignment.',
};

/** The assignment to do before practice. */
export const nextAssignmentTexts = {
  /** `3 of 4 answered · Due Thu, Nov 26` */
  state: (draft: { draft_answers: number; question_count: number } | null, due: string | null) =>
    [
      ...(draft ? [`${draft.draft_answers} of ${draft.question_count} answered`] : []),
      ...(due === null ? [] : [ownAssignmentsTexts.due(due)]),
    ].join(FACT_SEPARATOR),
  start: 'Start',
  resume: 'Continue',
};

/** Labels of the options in a student's own submission. */
export const ownAnswerLabelTexts = {
  picked: 'Your answer',
  pickedRight: 'Your answer, correct',
  pickedWrong: 'Your answer, incorrect',
  correct: 'Correct answer',
  noAnswer: 'No answer provided',
};
