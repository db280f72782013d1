import { isolateBidi } from '#contracts/isolate-bidi.ts';
import { formatCents } from '#contracts/reason-words.ts';
import { formatCount } from '../../../lib/format-count.ts';

export const familyTexts = {
  description: 'Classes, homework and attendance of your children.',
  loading: 'Loading classes...',
  failed: 'Error loading classes',
  left: (count: number) => (count === 1 ? 'class left' : 'classes left'),
  toOfTotal: (total: number) => `of ${total} total · `,
  /** `About 3 weeks at this pace` */
  toPace: (weeks: number) =>
    weeks === 0 ? 'Less than a week at this pace' : `About ${formatCount(weeks, 'week')} at this pace`,
  toUncovered: (count: number) => `${formatCount(count, 'class', 'classes')} not covered yet`,
  nextHomework: 'Next homework',
  noHomework: 'Nothing to do',
  noDueDate: 'no due date',
  lastClass: 'Last attendance',
  noClass: 'None recorded yet',
  /** `$350.00 to pay`, or `$20.00 in your favor` if more was paid than is due. */
  toOwed: (cents: number) => {
    if (cents === 0) return 'Nothing to pay';
    return cents > 0 ? `${formatCents(cents)} to pay` : `${formatCents(-cents)} in your favor`;
  },
  toNextClass: (name: string) => `Next class of ${isolateBidi(name)}`,
  pagesOf: (name: string) => `Pages about ${isolateBidi(name)}`,
  homework: 'Homework and grades',
  statement: 'Statement',
  packets: 'Packets',
};

export const noChildrenTexts = {
  title: 'Nobody to show',
  text: 'Your account sees no student at the moment: the center ended the access, or the student left. If that is a mistake, please ask the center.',
};

export const homeworkOfChildTexts = {
  loading: 'Loading homework...',
  empty: { title: 'No homework yet', text: 'Homework appears here when a tutor assigns some.' },
};

export const submissionOfChildTexts = {
  back: 'Back to homework and grades',
  toAnswers: (name: string) => `Answers of ${isolateBidi(name)}`,
  waiting: 'A tutor is reviewing this work.',
  keysHidden: 'The tutor does not show the correct answers for this assignment.',
  labels: {
    picked: 'Answer given',
    pickedRight: 'Answer given, correct',
    pickedWrong: 'Answer given, incorrect',
    correct: 'Correct answer',
    noAnswer: 'No answer provided',
  },
  unsubmitted: { title: 'Not submitted yet', text: 'The answers appear here once the work is submitted.' },
};
