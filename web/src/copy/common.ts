/** Texts that screens of several areas show. Only constants, which the bundler writes where they are used. */

export const cancelText = 'Cancel';
/** The region of the messages that come and go. */
export const toastsText = 'Notifications';
export const closeText = 'Close';
export const loadingText = 'Loading...';
export const savingText = 'Saving...';
export const submittingText = 'Submitting...';
export const tryAgainText = 'Try again';
/** Shown beside a button or in place of content while the server does not answer. */
export const slowRequestText = 'This is taking longer than usual.';
export const sentAgainText = 'Trying again...';
export const showMoreText = 'Show more';
export const showFewerText = 'Show fewer';
export const backToDashboardText = 'Back to Dashboard';
/** What a screen reader says between a value and the one that takes its place. */
export const becomesText = 'becomes';
export const reasonText = 'Reason';

/** The name of the program, shown where a centre’s own name is not known. */
export const productName = 'Rollbook';

export const searchStudentsText = 'Search students';
/** What a search of students looks in. */
export const nameOrEmailText = 'Name or email';
/** Clears all filters of a list. */
export const showEverythingText = 'Show everything';
/** What a screen reader says for the dash in place of a figure. */
export const notLoadedText = 'not loaded';

/** Before the reason of a change. */
export const reasonLabelText = 'Reason:';
/** Selects no person in a filter. */
export const everybodyText = 'Everybody';
/** The column or link that leads to earlier states of one record. */
export const historyText = 'History';
/** Leads to a student’s attendance month by month. */
export const calendarText = 'Calendar';

/** Open the dialogs on one student, and name them. */
export const markAttendanceText = 'Mark Attendance';
export const manageClassesText = 'Manage Classes';

/** Stands in the place of a chart while its code loads. */
export const loadingChartText = 'Loading chart...';
/** Before the name of the person who did something. */
export const byText = 'by';

export const loadingStudentsText = 'Loading students...';
export const deletingText = 'Deleting...';

/** Follows the label of a field that may stay empty. */
export const optionalText = '(optional)';

/** The labels of a student’s figures. */
export const remainingText = 'Remaining';
export const totalText = 'Total';
export const waitingText = 'Waiting';
export const uncoveredText = 'Uncovered';
/** The labels of the fields of an attendance mark. */
export const dateText = 'Date';
export const statusText = 'Status';
export const notesText = 'Notes';
/** Shown where a tutor has no student. */
export const noStudentsTitle = 'No students yet';
export const noStudentsHintText = 'Create your first student account to get started';
/** Shown for a student whose name is not known. */
export const unknownStudentText = 'Unknown Student';
/** The title of the toast after a change of a student’s classes. */
export const classesUpdatedText = 'Classes updated';
/** Before the explanation of a question’s answer. */
export const explanationText = 'Explanation';

export const copyTexts = {
  copy: 'Copy',
  copied: 'Copied',
  failed: 'The text could not be copied',
  failedDetail: 'Select it and copy it by hand.',
} as const;
