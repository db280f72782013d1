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

export const sealTexts = {
  heading: 'Keep a seal of the record',
  text: 'Each night the center signs a seal over its whole record of classes and payments. Keep the seal as a small file: with it you can see later that nothing recorded before it was changed.',
  save: 'Save the last seal',
  choose: 'Save a newer seal for kept files',
  label: 'Seals or packets that you kept',
  how: 'When you want to compare, choose the files that you kept: seals, or packets. You get a newer seal that belongs to them. Then open all of them together on the page that checks them.',
  checker: 'Check a packet or a seal',
  saved: {
    newest: 'The seal is in your downloads. Keep it in a safe place, away from the center.',
    since:
      'The newer seal is in your downloads. Now choose it together with your kept files on the page that checks them.',
  },
  notSaved: 'The server did not answer, so nothing was saved. Check your connection and try again.',
  toNoSeal: (file: string) =>
    `${file} holds no seal, or was damaged or changed. Choose a seal that you saved here, or the JSON file of a packet.`,
  toTooMany: (max: number) => `Choose at most ${max} files at once.`,
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
