/** Texts of the pages and the dialog of worksheets. */
import { isolateBidi } from '#contracts/isolate-bidi.ts';
import { practiceSubjectTexts, toSchoolGradeText } from '#contracts/practice-words.ts';
import type { WorksheetRow } from '#contracts/worksheets.ts';
import { WORKSHEET_QUESTIONS_MAX, WORKSHEET_QUESTIONS_MIN } from '#events/values/limits.ts';
import { toQuestionCountText } from '../../../copy/counts.ts';
import { toQuestionsText } from '../../../copy/homework.ts';
import { worksheetsTitle } from '../../../copy/screens.ts';
import { FACT_SEPARATOR, preventLineBreaks } from '../../../lib/fact-separator.ts';
import { formatCount } from '../../../lib/format-count.ts';

export const worksheetListTexts = {
  title: worksheetsTitle,
  description: 'Questions to print for work on paper, with the answers on a page of their own.',
  prepare: 'New worksheet',
  earlier: 'Earlier worksheets',
  loading: 'Loading worksheets...',
  failed: 'Error loading worksheets',
  search: 'Search worksheets',
  searchIn: 'Topic or number',
  found: (total: number) => `${formatCount(total, 'worksheet')} found`,
  none: { title: 'No worksheets yet', text: 'Prepare your first one above.' },
  nothingFound: 'No worksheets found',
  nothingFoundText: (search: string) => `No topic or number matches “${isolateBidi(search)}”.`,
  number: 'Worksheet number',
  numberHint: 'It is printed at the top of the sheet.',
  numberFault: 'Enter the number, like 12.',
  open: 'Open',
};

export const prepareWorksheetTexts = {
  questions: 'Number of questions',
  questionsHint: `From ${WORKSHEET_QUESTIONS_MIN} to ${WORKSHEET_QUESTIONS_MAX}`,
  questionsFault: `Enter a whole number from ${WORKSHEET_QUESTIONS_MIN} to ${WORKSHEET_QUESTIONS_MAX}.`,
  gradeFault: 'Please choose a grade.',
  subjectFault: 'Please choose a subject.',
  topicFault: 'Please enter a topic.',
  submit: 'Prepare worksheet',
  submitting: 'Preparing...',
  failed: "Couldn't prepare the worksheet",
};

export const toWorksheetTitle = (number: number | string) => `Worksheet ${number}`;

/** `Math · 4th Grade · 20 questions` */
export const toWorksheetFactsText = ({ subject, grade, question_count }: WorksheetRow): string =>
  [practiceSubjectTexts[subject], toSchoolGradeText(grade), toQuestionCountText(question_count)]
    .map(preventLineBreaks)
    .join(FACT_SEPARATOR);

export const worksheetPageTexts = {
  back: worksheetsTitle,
  loading: 'Loading worksheet...',
  failed: 'Error loading worksheet',
  notFound: { title: 'Worksheet Not Found', text: 'There is no worksheet with this number.' },
  print: 'Print',
  enter: 'Enter answers',
  withKey: 'Print the answer key, on a page of its own',
  pages: (pages: number) => `The questions take about ${formatCount(pages, 'page')}.`,
  name: 'Name',
  date: 'Date',
  key: 'Answer key',
  /** At the foot of each page. */
  footer: (number: number, topic: string) => `${toWorksheetTitle(number)} · ${topic}`,
  keyFooter: (number: number) => `${toWorksheetTitle(number)} · Answer key`,
};

export const recordedAnswersTexts = {
  heading: 'Recorded answers',
  none: 'No answers are recorded yet. When the students are done, enter their answers from paper: they count as homework.',
  former: 'Former student',
  waiting: 'Needs Review',
  open: 'View submissions',
  correct: 'Correct answers',
  correctOf: (student: string) => `of ${isolateBidi(student)}`,
  ofTutor: (tutor: string) => `${isolateBidi(tutor)} can open the submissions, and correct answers and grades.`,
  deleted: 'The assignment with these answers has been deleted. No more answers can be entered.',
};

export const enterAnswersTexts = {
  title: (number: number) => `Enter answers to worksheet ${number}`,
  description: 'Type the letters in order: each one moves to the next question. Backspace clears an answer.',
  student: 'Student',
  none: 'Choose a student',
  studentFault: 'Please choose a student.',
  recordedFault: 'Choose a student whose answers are not recorded yet.',
  grid: 'Answers',
  question: (number: number) => `Question ${number}`,
  blank: (blank: number, questions: number) =>
    blank === 0 ? 'Every question has an answer.' : `${blank} of ${questions} blank. A blank question counts as wrong.`,
  confirmBlank: {
    title: (blank: number) => `Save with ${formatCount(blank, 'blank question')}?`,
    text: (numbers: readonly number[]) =>
      `${toQuestionsText(numbers)} ${numbers.length === 1 ? 'has no answer and counts' : 'have no answer and count'} as wrong.`,
    confirm: 'Save answers',
    cancel: 'Back to the answers',
  },
  recorded: (student: string) =>
    `The answers of ${isolateBidi(student)} are recorded already. If one is wrong, correct it under “Recorded answers”.`,
  submit: 'Save answers',
  submitting: 'Saving...',
  failed: "Couldn't save the answers",
  done: 'Answers saved',
  doneOf: (grade: number | null) => (grade === null ? 'They wait for a grade.' : `Grade: ${grade}%`),
};

export const correctAnswersTexts = {
  title: 'Correct answers',
  description: (student: string) =>
    `Change the answers of ${isolateBidi(student)} that differ from the paper. The grade follows; the earlier one stays in the history.`,
  notPossible:
    'These answers were not entered from this paper, or its assignment was edited. Correct the grade in the submission.',
  unchanged: 'No answer is changed yet.',
  changed: (numbers: readonly number[]) => `${toQuestionsText(numbers)} changed.`,
  unchangedFault: 'Change an answer first.',
  submit: 'Save corrections',
  submitting: 'Saving...',
  failed: "Couldn't correct the answers",
  loadingFailed: 'Error loading the answers',
  done: 'Answers corrected',
  doneOf: (student: string, grade: number) => `${isolateBidi(student)}'s grade is now ${grade}%.`,
};
