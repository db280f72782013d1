/** What a notification says to its student. The bell and the file of a student's data share it. */
import { isolateBidi } from './isolate-bidi.ts';
import type { NotificationRow } from './notifications.ts';
import { practiceSubjectTexts } from './practice-words.ts';

type NotificationFields = Pick<
  NotificationRow,
  'what' | 'homework_title' | 'grade' | 'from_grade' | 'subject' | 'points' | 'assigned'
>;

const nicknameResetText =
  'A tutor removed your nickname, so others see your first name and an initial. You can choose a new one on the Practice Hub';

const caseTexts = {
  'case-answered': 'A tutor answered your question about your classes',
  'case-corrected': 'A tutor corrected your classes after your question',
  'case-explained': 'A tutor explained your classes after your question',
  'case-refunded': 'A tutor returned money after your question',
};

/** `“Sums” was graded: 90%` */
export function toNotificationText(
  { what, homework_title, grade, from_grade, subject, points, assigned }: NotificationFields,
  formatDay: (day: string) => string,
): string {
  const question = `the ${subject ? `${practiceSubjectTexts[subject]} ` : ''}question you reported`;
  if (what === 'report-accepted')
    return points ? `You were right about ${question}: +${points} points` : `You were right about ${question}`;
  if (what === 'report-dismissed') return `A tutor checked ${question}. It's correct, so your points stay the same`;
  if (what === 'report-reopened') {
    const again = `A tutor is checking ${question} again`;
    return points ? `${again}, so the ${points} points don't count for now` : again;
  }
  if (what in caseTexts) return caseTexts[what as keyof typeof caseTexts];
  if (what === 'nickname-reset') return nicknameResetText;
  if (what === 'practice-assigned' && assigned) return toAssignedText(assigned, formatDay);
  const title = `“${isolateBidi(homework_title ?? '')}”`;
  if (what === 'graded') return `${title} was graded: ${grade}%`;
  if (grade === from_grade) return `The feedback on ${title} was changed`;
  const change = `from ${from_grade}% to ${grade}%`;
  return what === 'regraded' ? `${title} was regraded: ${change}` : `The grade of ${title} was changed: ${change}`;
}

function toAssignedText(
  { topic, due_on }: NonNullable<NotificationRow['assigned']>,
  formatDay: (day: string) => string,
): string {
  const due = due_on === null ? '' : `, by ${formatDay(due_on)}`;
  return `You have a topic to practice: ${topic}${due}`;
}
