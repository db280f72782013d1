/** Texts of the tutor's homework screens; specified texts as in the specification, sections 2, 5 and 8. */
import { isolateBidi } from '#contracts/isolate-bidi.ts';
import type { GradingType } from '#events/values/shapes.ts';
import { formatCount } from '../lib/format-count.ts';
import { savingText } from './common.ts';
import { joinWords } from './join-words.ts';

export const homeworkLoadingText = 'Loading...';
export const homeworkLoadingFailedText = 'Error loading homework';
export const submissionsLoadingFailedText = 'Error loading submissions';

export const homeworkNotFoundTexts = {
  title: 'Assignment Not Found',
  edit: "The assignment you're trying to edit doesn't exist.",
  view: "The assignment you're trying to view doesn't exist.",
};

export const gradingTypeTexts: Record<GradingType, { badge: string; hint: string }> = {
  'auto-graded': { badge: 'Auto Graded', hint: 'Students see their score at once. Open answers score zero.' },
  'tutor-graded': { badge: 'Manual Review', hint: 'You read each submission and give a grade.' },
};

export const homeworkFormTexts = {
  createTitle: 'Create Assignment',
  editTitle: 'Edit Assignment',
  create: 'Create Assignment',
  creating: 'Creating...',
  update: 'Update Assignment',
  updating: 'Updating...',
  details: 'Assignment details',
  title: 'Title',
  grading: 'Grading type',
  dueDate: 'Due date',
  dueHint: 'Late work is accepted and marked as late.',
  keysShown: 'Show the correct answers to students once their work is graded',
  students: 'Assign to students',
  searchStudents: 'Search students to assign',
  showGroup: 'Show a group',
  all: 'Select all',
  none: 'Select none',
  chosen: (count: number, of: number) => `${count} of ${formatCount(of, 'student')} selected`,
  noStudents: 'There are no students yet to assign this to.',
  /** `count` is the number of selected students who have been deleted. */
  gone: (count: number) =>
    `${formatCount(count, 'student')} you selected ${count === 1 ? 'has' : 'have'} since been deleted and won't be assigned.`,
  nobodyFound: (search: string) => `No name or email contains “${search}”.`,
  questions: 'Questions',
  noQuestions: 'No questions added yet. Click "Add Question" or "Generate with AI" to get started.',
  addQuestion: 'Add Question',
  full: (max: number) => `An assignment has at most ${max} questions.`,
  deletedQuestion: (number: number) => `Question ${number} deleted.`,
  putBack: 'Put it back',
};

export const questionEditorTexts = {
  name: (number: number) => `Question ${number}`,
  delete: (number: number) => `Delete question ${number}`,
  type: 'Type',
  types: { 'multiple-choice': 'Multiple Choice', 'open-answer': 'Open Answer' },
  text: 'Question text',
  image: 'Image URL',
  /** How an address begins. */
  imageExample: 'https://',
  options: 'Options',
  optionsHint: 'Mark the correct one.',
  option: (letter: string) => `Option ${letter}`,
  isCorrect: (letter: string) => `${letter} is correct`,
  gradesStay: 'Grades given by a tutor don’t change.',
  openHint: 'Students answer in their own words.',
};

export const questionPictureTexts = {
  label: 'Picture',
  uploaded: '(uploaded)',
  upload: 'Upload a picture',
  uploadOf: (number: number) => `Upload a picture for question ${number}`,
  uploading: 'Uploading...',
  replace: 'Replace',
  replaceOf: (number: number) => `Replace the picture of question ${number}`,
  remove: 'Remove',
  removeOf: (number: number) => `Remove the picture of question ${number}`,
  loading: 'Loading the picture...',
  again: 'Try again',
  notAPicture: 'Choose a picture: a JPEG, PNG, WebP or GIF file.',
  tooLarge: 'This picture is larger than 2 MB. Choose a smaller one.',
  notUploaded: "The picture couldn't be uploaded. Check your connection and try again.",
  notFetched: "The picture couldn't be loaded. Check your connection and try again.",
};

/** Above the drawing that a generated question came with. */
export const questionDrawingText = 'Drawing';

export const toPictureStillUploadingText = (number: number) =>
  `Question ${number}'s picture is still uploading. Save again once it has finished.`;

export const homeworkFormFaultsText = 'This cannot be saved yet';

/** `Questions 2, 5 and 7–100` */
export const toQuestionsText = (numbers: readonly number[]) =>
  `${numbers.length === 1 ? 'Question' : 'Questions'} ${joinWords(toRanges(numbers))}`;

export const homeworkFormWarningTexts = {
  heading: 'Check before saving',
  failedPictures: (numbers: readonly number[]) =>
    `${toQuestionsText(numbers)}: the picture at this address couldn't be loaded, so students won't see it.`,
  equal: (number: number, one: string, other: string) =>
    `Question ${number}: options ${one} and ${other} are the same.`,
  defaultKey: (count: number) =>
    count === 1 ? '1 question still uses the default answer A.' : `${count} questions still use the default answer A.`,
  best: (score: number) => `The best possible score is ${score}%: open answers score zero where grading is automatic.`,
};

export const homeworkCreatedTexts = {
  title: 'Homework created',
  detail: (title: string) => `"${isolateBidi(title)}" has been successfully created and assigned.`,
};
export const creatingHomeworkFailedText = 'Failed to create homework. Please try again.';
export const homeworkUpdatedText = 'Assignment updated';
export const toRegradedCountText = (count: number) => `${formatCount(count, 'grade')} changed.`;
export const updatingHomeworkFailedText = 'Failed to update assignment.';
export const assigningStudentsFailedText = 'Failed to update student assignments.';

export const homeworkConflictTexts = {
  title: (who: string, when: string) => `${isolateBidi(who)} changed this assignment ${when}.`,
  text: 'Nothing you typed is lost. Choose which version to keep.',
  same: 'Their version now matches yours.',
  keep: 'Keep mine',
  take: 'Take theirs',
  kept: 'Your version stays in the form. Saving replaces theirs.',
  taken: 'Their version is in the form now.',
  putBack: 'Put mine back',
};

export const homeworkChangeTexts = {
  title: (to: string) => `Title: “${isolateBidi(to)}”`,
  grading: (to: GradingType) => `Grading: ${gradingTypeTexts[to].badge}`,
  due: (to: string | undefined) => (to === undefined ? 'No due date' : `Due ${to}`),
  keys: (shown: boolean) => (shown ? 'Correct answers are shown after grading' : 'Correct answers are not shown'),
  changed: (number: number) => `Question ${number} was changed`,
  added: (count: number) => `${formatCount(count, 'question')} added`,
  removed: (count: number) => `${formatCount(count, 'question')} removed`,
  moved: 'The order of the questions was changed',
  assigned: (count: number) => `${formatCount(count, 'student')} assigned`,
  unassigned: (count: number) => `${formatCount(count, 'student')} unassigned`,
};

export const unassignStudentsTexts = {
  title: (names: readonly string[]) =>
    names.length === 1
      ? `Unassign ${isolateBidi(names[0] ?? '')}?`
      : `Unassign ${names.length} students who have submitted?`,
  text: (names: readonly string[]) =>
    `${joinWords(names.map(isolateBidi))} ${names.length === 1 ? 'has' : 'have'} submitted this assignment. The work and its grades are kept, and you still see them.`,
  somebody: 'A student you are unassigning has just submitted. The work and its grades are kept.',
  act: 'Unassign',
};

export const regradingTexts = {
  title: 'What should happen to the grades?',
  text: 'You changed questions that have been answered. This is what each choice does.',
  none: 'No grade would change.',
  failed: 'The grades could not be calculated',
  act: 'Save',
  columns: { student: 'Student', now: 'Now', regrade: 'Regraded', credit: 'With credit' },
  correctedBefore: 'Corrected by a tutor: unchanged',
  reworded: (number: number, was: string, is: string) =>
    `Question ${number}: “${was}” is now “${is}”. Is it still the same answer?`,
  meanings: { same: 'Yes, in other words', other: 'No, another answer' },
  meaningMissing: 'Please choose, because students chose this option.',
  choose: 'Grades',
  choices: {
    keep: { label: 'Keep', hint: 'No grade changes.' },
    regrade: { label: 'Regrade', hint: 'Every answer is marked again with the new key.' },
    credit: { label: 'Credit everyone', hint: 'Everyone who answered a changed question has it counted as correct.' },
  },
};

export const submissionListTexts = {
  title: 'Submissions',
  count: (count: number) => formatCount(count, 'submission'),
  empty: { title: 'No submissions yet', text: "Students haven't submitted this assignment yet." },
  student: (id: string) => `Student ${id}`,
  submitted: (when: string) => `Submitted ${when}`,
  late: 'Late',
  former: 'Former student',
  graded: (grade: number) => `Graded: ${grade}%`,
  needsReview: 'Needs Review',
  chips: { all: 'All', 'needs-review': 'Needs Review', graded: 'Graded' },
  noneLeft: { 'needs-review': 'Nothing needs review.', graded: 'Nothing is graded yet.', all: '' },
  next: 'Next to review',
  fresh: (count: number) => `${formatCount(count, 'new submission')} – show`,
  missing: 'Not submitted yet',
  everybody: 'Everybody has submitted.',
  assign: 'Assign…',
  assignTitle: 'Assign to students',
  assignAct: 'Save assignments',
  assigned: 'Student assignments updated',
  noAnswer: 'No answer provided',
  theirAnswer: 'Student’s answer',
  correct: 'Correct answer',
  rightAnswer: 'Student’s answer, correct',
  wrongAnswer: 'Student’s answer, incorrect',
};

/** Pasted text is not cut off, so this text says that it is too long. */
export const toTextTooLongText = (max: number, typed: number) =>
  `Use at most ${max.toLocaleString('en-US')} characters: there are ${typed.toLocaleString('en-US')}.`;

export const gradeFormTexts = {
  label: (name: string) => `Grade ${isolateBidi(name)}`,
  given: 'Grade',
  grade: 'Grade (0-100)',
  feedback: 'Feedback',
  submit: 'Submit Grade',
  submitAndNext: 'Submit and open next',
  submitting: 'Submitting...',
  /** Whether the multiple-choice answers are correct, and what the tutor has to judge. */
  multipleChoice: ({ choices, correct, open }: { choices: number; correct: number; open: number }) =>
    `${correct} of ${formatCount(choices, 'multiple-choice answer')} ${correct === 1 ? 'is' : 'are'} correct.` +
    (open > 0 ? ` ${formatCount(open, 'open answer')} ${open === 1 ? 'is' : 'are'} for you to judge.` : ''),
  submitted: { title: 'Grade submitted', detail: 'The student has been notified of their grade.' },
  failed: 'Failed to submit grade.',
  changedElsewhere: "There's a newer draft from another device. Check it before submitting.",
  gradedByColleague: (grade: number, name: string, when: string) => `Graded ${grade}% by ${isolateBidi(name)} ${when}.`,
  kept: 'What you typed is kept: correct the grade with it, or discard it.',
  correctWithIt: 'Correct grade…',
  discard: 'Discard',
  correct: 'Correct grade',
  correcting: savingText,
  corrected: 'Grade corrected',
  correctedTo: (name: string, grade: number) => `${isolateBidi(name)}'s grade is now ${grade}%.`,
  reasonMissing: 'Please give a reason.',
  reason: 'Reason',
  reasonHint: 'Shown beside the grade, where the student reads it too.',
};

/** Joins three or more consecutive numbers to a range such as `7–9`. The numbers must be in ascending order. */
function toRanges(numbers: readonly number[]): (number | string)[] {
  const runs: number[][] = [];
  for (const number of numbers) {
    const run = runs.at(-1);
    if (run?.at(-1) === number - 1) run.push(number);
    else runs.push([number]);
  }
  return runs.flatMap((run): (number | string)[] => (run.length < 3 ? run : [`${run[0]}–${run.at(-1)}`]));
}
