/** Texts of the tutor's dashboard; specified texts as in the specification, section 2. */
import { isolateBidi } from '#contracts/isolate-bidi.ts';
import { LOW_CLASSES_MAX } from '#events/values/limits.ts';
import { addDays, formatDate } from '../lib/dates.ts';
import { formatCount, pluralize } from '../lib/format-count.ts';

export const tutorDashboardTitleText = 'Tutor Dashboard';
export const loadingDashboardText = 'Loading dashboard...';
export const dashboardLoadingFailedText = 'Error loading students';

/** Names the links for screen readers. */
export const quickLinksText = 'Quick links';
export const quickLinkTexts = {
  students: { label: 'Manage Students', hint: 'Accounts and classes' },
  takeAttendance: { label: 'Take Attendance', hint: 'Mark who came to class' },
  records: { label: 'View Records', hint: 'Every mark, day by day' },
  createHomework: { label: 'Create Assignment', hint: 'Homework for students' },
};

export const centreStatsTexts = {
  students: 'Total Students',
  total: 'Total Classes',
  remaining: 'Remaining Classes',
  assignments: 'Assignments',
};

/** Without a student's personal key, texts about the student cannot be read and nothing new can be saved about them. */
export const missingPersonalKeysTexts = {
  /** The page adds the names after it. */
  heading: (total: number) =>
    `The encryption ${total === 1 ? 'key of 1 person is' : `keys of ${total} people are`} missing:`,
  others: (count: number) => ` and ${count} more`,
  consequence: (total: number) =>
    `Texts about ${total === 1 ? 'this person' : 'them'} can’t be read, and nothing new can be saved about them.`,
  /** Shown to an owner. */
  askOperator: 'Ask the person who runs your server to restore the table desk.personal_keys from a backup.',
  /** Shown to every other tutor. */
  askOwner: (owners: readonly string[]) =>
    `Please tell ${owners.length === 0 ? 'the owner of your center' : owners.map(isolateBidi).join(' or ')}, who can have the keys restored.`,
};

export const unexplainedBalancesTexts = {
  /** The page adds the names after it. */
  heading: (total: number) =>
    `The ${total === 1 ? 'balance of 1 student does' : `balances of ${total} students do`} not add up:`,
  others: (count: number) => ` and ${count} more`,
  advice:
    'Ask the person who runs your server to run “rollbook verify”. The notice goes away when “Explain” finds that the balance adds up again.',
};

export const todaysAttendanceTexts = {
  heading: 'Today',
  notTaken: 'Attendance not taken today',
  withoutMark: 'without a mark',
  /** Shown beside the count once at least one student is marked. */
  studentsWithoutMark: (count: number) => `${count === 1 ? 'student' : 'students'} without a mark today`,
  nobodyYet: 'Nobody is marked yet.',
  /** `24 of 25 marked today` */
  markedOf: (marked: number, students: number) => `${marked} of ${students} marked today`,
  soFar: (present: number, absent: number) => `So far ${toMarkCountsText(present, absent)}.`,
  taken: 'Attendance taken today:',
  nobodyExpected: 'Nobody is expected today.',
  act: 'Take Attendance',
};

/** `22 present, 2 absent` */
export const toMarkCountsText = (present: number, absent: number) => `${present} present, ${absent} absent`;

export const lowClassesTexts = {
  heading: 'Low on classes',
  nobody: `Everybody has more than ${LOW_CLASSES_MAX} classes left.`,
  waiting: (count: number) => `${count} waiting`,
  counts: (count: number) => (count === 1 ? 'class remaining' : 'classes remaining'),
};

/** Completes an act for screen readers. */
export const toForStudentText = (name: string) => `for ${name}`;

export const uncoveredClassesTexts = {
  heading: 'Uncovered classes',
  nobody: 'Every class that was taken is covered.',
  settle: 'Settle',
  counts: 'uncovered',
  /** Says whether the class can be settled now. */
  remaining: (count: number) =>
    count === 0 ? 'No classes remaining' : `${formatCount(count, 'class', 'classes')} remaining`,
};

/** Classes that were bought when no more fitted under the limit, and that fit now. */
export const fittingClassesTexts = {
  heading: 'Waiting classes that fit',
  nobody: 'No waiting classes fit under the limit now.',
  counts: (count: number) => (count === 1 ? 'waiting class fits now' : 'waiting classes fit now'),
  apply: 'Apply',
  balance: (remaining: number, waiting: number) => `${remaining} remaining, ${waiting} waiting`,
};

/** Follows the number, which counts up to its value. */
export const toStudentsUnitText = (count: number) => pluralize(count, 'student');
export const toShowAllText = (count: number) => `Show all (${count})`;

export const weeklyAttendanceTexts = {
  heading: 'Attendance by week',
  caption: (count: number) => `Marks of the last ${count} weeks, each from Monday; former students included.`,
  none: (count: number) => `No attendance in the last ${count} weeks`,
  week: 'Week',
  noChart: 'The chart could not be loaded. Records show the same marks.',
  /** `Nov 16 to Nov 22`. The last week is not over, so it has no end. */
  name: (monday: string, isLast: boolean) =>
    isLast ? `This week, from ${formatDate(monday)}` : `${formatDate(monday)} to ${formatDate(addDays(monday, 6))}`,
};

/** `3 submissions and 2 grades` */
const toWorkText = (submissions: number, grades: number) =>
  `${formatCount(submissions, 'submission')} and ${formatCount(grades, 'grade')}`;

export const homeworkToReviewTexts = {
  heading: 'To review',
  assignments: (count: number) => formatCount(count, 'assignment'),
  submissions: (count: number) => `${pluralize(count, 'submission')} to review`,
  review: 'Review',
  more: (count: number) => `${formatCount(count, 'more assignment')} to review under “Recent Assignments”.`,
};

export const homeworkSectionTexts = {
  heading: 'Recent Assignments',
  all: 'All Assignments',
  allTutors: 'All tutors',
  loading: 'Loading assignments...',
  loadingFailed: 'Error loading homework',
  none: { title: 'No assignments yet', text: 'Create your first assignment to get started' },
  create: 'Create Assignment',
  badges: { 'auto-graded': 'Auto Graded', 'tutor-graded': 'Manual Review' },
  questions: (count: number) => formatCount(count, 'question'),
  submissions: (count: number) => formatCount(count, 'submission'),
  /** Read out before the date. */
  created: 'Created',
  needsReview: (count: number) => `${count} to review`,
  assignedTo: (count: number) => `Assigned to ${formatCount(count, 'student')}`,
  due: (day: string) => `Due ${day}`,
  view: 'View Submissions',
  viewOf: (title: string) => `View Submissions of ${title}`,
  edit: 'Edit',
  editOf: (title: string) => `Edit ${title}`,
  delete: 'Delete',
  /** The button of the rare acts, which shows three dots. */
  moreFor: (title: string) => `More for ${title}`,
  search: 'Search assignments',
  searchIn: 'Title',
  found: (count: number) => `${formatCount(count, 'assignment')} found`,
  nothingFound: 'No assignments found',
  nothingFoundText: (search: string) => `No title contains “${search}”.`,
};

export const deleteHomeworkTexts = {
  title: 'Delete this assignment?',
  question: (title: string) => `Are you sure you want to delete "${isolateBidi(title)}"? This action cannot be undone.`,
  goesWithIt: (submissions: number, grades: number) =>
    submissions === 0 ? 'It has no submissions.' : `This also deletes ${toWorkText(submissions, grades)}.`,
  act: 'Delete',
  done: 'Homework deleted',
  doneOf: (title: string) => `"${isolateBidi(title)}" has been successfully deleted.`,
  failed: 'Error deleting homework',
};

export const deletedHomeworkTexts = {
  heading: 'Deleted assignments',
  none: {
    title: 'No deleted assignments',
    text: 'Deleted assignments are kept here with their submissions.',
  },
  count: (count: number) => `${formatCount(count, 'assignment')} deleted`,
  facts: (submissions: number, day: string | null) =>
    [formatCount(submissions, 'submission'), ...(day ? [`deleted ${day}`] : [])].join(' · '),
  restore: 'Restore',
  restoreOf: (title: string) => `Restore ${title}`,
  done: 'Assignment restored',
  doneOf: (title: string) => `"${isolateBidi(title)}" is back, with all its submissions.`,
  failed: 'Error restoring homework',
};
