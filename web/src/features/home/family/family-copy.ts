import { isolateBidi } from '#contracts/isolate-bidi.ts';
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
