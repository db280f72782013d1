/** Texts of the practice that tutors assign to students. */
import type { AssignedPracticeRow, AssignPracticeResponse } from '#contracts/assigned-practice.ts';
import { isolateBidi } from '#contracts/isolate-bidi.ts';
import { ASSIGNED_PRACTICE_OPEN_MAX } from '#events/values/limits.ts';
import { formatWeekdayAndDate } from '../lib/dates.ts';
import { preventLineBreaks } from '../lib/fact-separator.ts';
import { formatCount } from '../lib/format-count.ts';

export const assignedPracticeHeadingText = 'Assigned practice';
export const startAssignedPracticeText = 'Start';
export const openText = 'Open';
export const doneText = 'Done';
export const toPracticeText = (topic: string) => `Practice ${topic}`;
/** `from Ms Lee, by Fri, Nov 27` */
export const toAssignedByText = ({ assigned_by_name: name, due_on: due, overdue }: AssignedPracticeRow): string => {
  const day =
    due === null ? '' : `, ${preventLineBreaks(`${overdue ? 'was due' : 'by'} ${formatWeekdayAndDate(due)}`)}`;
  return `from ${isolateBidi(name)}${day}`;
};
export const toMoreText = (count: number) => `${count} more on the Practice Hub`;

export const assignTexts = {
  open: 'Assign practice',
  /** On the line of a topic. */
  assign: 'Assign',
  title: 'Assign practice',
  ofStudent: (name: string) =>
    `${isolateBidi(name)} will see it on the Practice Hub. One session on the topic completes it.`,
  ofGroup: 'The students will see it on the Practice Hub. One session on the topic completes it.',
  subject: 'Subject',
  topic: 'Topic',
  chooseTopic: 'Choose a topic',
  topicMissing: 'Please choose a topic.',
  grade: 'Grade',
  due: 'Due date',
  students: 'Students',
  studentsMissing: 'Choose at least one student.',
  submit: (students: number) => (students === 1 ? 'Assign' : `Assign to ${formatCount(students, 'student')}`),
  submitting: 'Assigning...',
  failed: 'Error assigning practice',
};

/** The toast after an assignment: who got the topic, and who did not and why. */
export function toAssignedTexts(
  { assigned, already, full }: AssignPracticeResponse,
  { topic, name }: { topic: string /** The only student; undefined for several. */; name: string | undefined },
): { title: string; detail: string } {
  const toWho = (count: number) => (name === undefined ? formatCount(count, 'student') : isolateBidi(name));
  const has = (count: number) => (name !== undefined || count === 1 ? 'has' : 'have');
  const sentences = [
    ...(assigned > 0 ? [`${toWho(assigned)} ${has(assigned)} ${topic} to practice.`] : []),
    ...(already > 0 ? [`${toWho(already)} already ${has(already)} it to practice.`] : []),
    ...(full > 0 ? [`${toWho(full)} already ${has(full)} ${ASSIGNED_PRACTICE_OPEN_MAX} topics to practice.`] : []),
  ];
  return { title: assigned > 0 ? 'Practice assigned' : 'Nothing was assigned', detail: sentences.join(' ') };
}

export const withdrawPracticeTexts = {
  open: 'Take back',
  title: (topic: string) => `Take back ${topic}?`,
  text: (students: string) => `${students} will no longer see it. Practice that is already done still counts.`,
  confirm: 'Take back',
  done: (topic: string) => `${topic} was taken back`,
  failed: 'Error taking back practice',
};
